/*
 * html_code.c - the pseudo-code, line by line.
 *
 * x+ is the number next to x, upwards. Loops go over children from the left.
 */
#include "draw/html_code.h"

#define ON(kind)    (1u << EVENT_##kind)
#define CASE(gamma) ((unsigned)FACT_CASE << (gamma))

static const struct code_line minimax_lines[] = {
    {.text = "minimax(n)", .kinds = ON(ENTER)},
    {.text = "  if n is a leaf: return value(n)", .kinds = ON(LEAF)},
    {.text = "  call minimax(c) for each child c"},
    {.text = "  at MAX: return the largest", .kinds = ON(LEAVE), .facts = FACT_MAX},
    {.text = "  at MIN: return the smallest", .kinds = ON(LEAVE), .facts = FACT_MIN},
    {.text = NULL},
};

static const struct code_line expectation_lines[] = {
    {.text = "  at chance: return the mean", .kinds = ON(LEAVE), .facts = FACT_CHANCE},
    {.text = NULL},
};

static const struct code_line bb_lines[] = {
    {.text = "bb(n, α, β)", .kinds = ON(ENTER)},
    {.text = "  if n is a leaf: return value(n)", .kinds = ON(LEAF)},
    {.text = "  at MAX: best := −∞",
     .sets = {.own = ON(ENTER), .facts = FACT_MAX | FACT_INNER}},
    {.text = "    for each child c:"},
    {.text = "      best := max(best, bb(c, best, ∞))",
     .sets = {.below = ON(LEAVE), .facts = FACT_MAX | FACT_BETTER}},
    {.text = "      if max(α, best) ≥ β: cut",
     .strict = "      if max(α, best) > β: cut",
     .kinds = ON(CUT),
     .facts = FACT_MAX},
    {.text = "  at MIN: best := ∞",
     .sets = {.own = ON(ENTER), .facts = FACT_MIN | FACT_INNER}},
    {.text = "    for each child c:"},
    {.text = "      best := min(best, bb(c, −∞, best))",
     .sets = {.below = ON(LEAVE), .facts = FACT_MIN | FACT_BETTER}},
    {.text = "      if α ≥ min(β, best): cut",
     .strict = "      if α > min(β, best): cut",
     .kinds = ON(CUT),
     .facts = FACT_MIN},
    {.text = "  return best", .kinds = ON(LEAVE)},
    {.text = NULL},
};

static const struct code_line alphabeta_lines[] = {
    {.text = "alphabeta(n, α, β)", .kinds = ON(ENTER)},
    {.text = "  if n is a leaf: return value(n)", .kinds = ON(LEAF)},
    {.text = "  at MAX: best := −∞",
     .sets = {.own = ON(ENTER), .facts = FACT_MAX | FACT_INNER}},
    {.text = "    for each child c:"},
    {.text = "      g := alphabeta(c, max(α, best), β)",
     .sets = {.below = ON(LEAVE), .facts = FACT_MAX}},
    {.text = "      best := max(best, g)",
     .sets = {.below = ON(LEAVE), .facts = FACT_MAX | FACT_BETTER}},
    {.text = "      if max(α, best) ≥ β: cut",
     .strict = "      if max(α, best) > β: cut",
     .kinds = ON(CUT),
     .facts = FACT_MAX},
    {.text = "  at MIN: best := ∞",
     .sets = {.own = ON(ENTER), .facts = FACT_MIN | FACT_INNER}},
    {.text = "    for each child c:"},
    {.text = "      g := alphabeta(c, α, min(β, best))",
     .sets = {.below = ON(LEAVE), .facts = FACT_MIN}},
    {.text = "      best := min(best, g)",
     .sets = {.below = ON(LEAVE), .facts = FACT_MIN | FACT_BETTER}},
    {.text = "      if α ≥ min(β, best): cut",
     .strict = "      if α > min(β, best): cut",
     .kinds = ON(CUT),
     .facts = FACT_MIN},
    {.text = "  return best", .kinds = ON(LEAVE)},
    {.text = NULL},
};

static const struct code_line star2_lines[] = {
    {.text = "star2(n, α, β)", .kinds = ON(ENTER)},
    {.text = "  if n is a leaf: return value(n)", .kinds = ON(LEAF)},
    {.text = "  at MAX: best := −∞",
     .sets = {.own = ON(ENTER), .facts = FACT_MAX | FACT_INNER}},
    {.text = "    for each child c:"},
    {.text = "      g := star2(c, max(α, best), β)",
     .sets = {.below = ON(LEAVE), .facts = FACT_MAX}},
    {.text = "      best := max(best, g)",
     .sets = {.below = ON(LEAVE), .facts = FACT_MAX | FACT_BETTER}},
    {.text = "      if max(α, best) ≥ β: cut",
     .strict = "      if max(α, best) > β: cut",
     .kinds = ON(CUT),
     .facts = FACT_MAX},
    {.text = "  at MIN: best := ∞",
     .sets = {.own = ON(ENTER), .facts = FACT_MIN | FACT_INNER}},
    {.text = "    for each child c:"},
    {.text = "      g := star2(c, α, min(β, best))",
     .sets = {.below = ON(LEAVE), .facts = FACT_MIN}},
    {.text = "      best := min(best, g)",
     .sets = {.below = ON(LEAVE), .facts = FACT_MIN | FACT_BETTER}},
    {.text = "      if α ≥ min(β, best): cut",
     .strict = "      if α > min(β, best): cut",
     .kinds = ON(CUT),
     .facts = FACT_MIN},
    {.text = "  return best", .kinds = ON(LEAVE)},
    {.text = NULL},
};

/* Before the outcomes are searched. */
static const struct code_line probe_lines[] = {
    {.text = "at chance: first, for each outcome c:"},
    {.text = "    search one child of c, to bound c", .kinds = ON(PROBE)},
    {.text = "    if that is enough: cut, as below"},
    {.text = NULL},
};

/* Star1, by which all searches with windows deal with chance. */
static const struct code_line star1_lines[] = {
    {.text = "at chance: for each outcome c, of weight w:"},
    {.text = "    most := what the others can add up to",
     .sets = {.below = ON(ENTER), .facts = FACT_CHANCE}},
    {.text = "    least := the same, at least",
     .sets = {.below = ON(ENTER), .facts = FACT_CHANCE}},
    {.text = "    search c in ((α − most)/w, (β − least)/w)"},
    {.text = "    if it is not inside:"},
    {.text = "      if the mean ≤ α or ≥ β: cut", .kinds = ON(CUT), .facts = FACT_CHANCE},
    {.text = "      else: search c again", .kinds = ON(RESEARCH), .facts = FACT_CHANCE},
    {.text = "  return the mean", .kinds = ON(LEAVE), .facts = FACT_CHANCE},
    {.text = NULL},
};

static const struct code_line scout_lines[] = {
    {.text = "EVAL(n)", .kinds = ON(ENTER), .facts = FACT_WANTED},
    {.text = "  if n is a leaf: return value(n)",
     .kinds = ON(LEAF),
     .facts = FACT_WANTED},
    {.text = "  v := EVAL(first child)",
     .sets = {.below = ON(LEAVE), .facts = FACT_WANTED | FACT_VALUE | FACT_FIRST}},
    {.text = "  for each further child c:"},
    {.text = "    at MAX: if TEST(c, v, >)", .kinds = ON(TEST), .facts = FACT_MAX},
    {.text = "    at MIN: if not TEST(c, v, ≥)", .kinds = ON(TEST), .facts = FACT_MIN},
    {.text = "      then v := EVAL(c)",
     .sets = {.below = ON(LEAVE), .facts = FACT_WANTED | FACT_VALUE | FACT_LATER}},
    {.text = "  return v", .kinds = ON(LEAVE), .facts = FACT_WANTED},
    {.text = "TEST(n, v, op)", .kinds = ON(ENTER), .facts = FACT_ASKED},
    {.text = "  if n is a leaf: return value(n) op v",
     .kinds = ON(LEAF),
     .facts = FACT_ASKED},
    {.text = "  at MAX: for each child c:"},
    {.text = "      if TEST(c, v, op): return true",
     .kinds = ON(CUT) | ON(LEAVE),
     .facts = FACT_ASKED | FACT_MAX | FACT_YES},
    {.text = "    return false",
     .kinds = ON(LEAVE),
     .facts = FACT_ASKED | FACT_MAX | FACT_NO},
    {.text = "  at MIN: for each child c:"},
    {.text = "      if not TEST(c, v, op): return false",
     .kinds = ON(CUT) | ON(LEAVE),
     .facts = FACT_ASKED | FACT_MIN | FACT_NO},
    {.text = "    return true",
     .kinds = ON(LEAVE),
     .facts = FACT_ASKED | FACT_MIN | FACT_YES},
    {.text = NULL},
};

static const struct code_line negascout_lines[] = {
    {.text = "negascout(n, α, β)", .kinds = ON(ENTER)},
    {.text = "  if n is a leaf: return value(n)", .kinds = ON(LEAF)},
    {.text = "  best := −∞           (mirrored at MIN)",
     .sets = {.own = ON(ENTER), .facts = FACT_INNER}},
    {.text = "  for each child c:"},
    {.text = "    first: t := negascout(c, α, β)",
     .sets = {.below = ON(LEAVE), .facts = FACT_FIRST}},
    {.text = "    later: t := negascout(c, α, α⁺)",
     .sets = {.below = ON(LEAVE), .facts = FACT_LATER | FACT_TESTED}},
    {.text = "      if α < t < β and c is no leaf:"},
    {.text = "        t := max(t, negascout(c, t, β))",
     .sets = {.below = ON(LEAVE), .facts = FACT_LATER | FACT_AGAIN},
     .kinds = ON(RESEARCH)},
    {.text = "    best := max(best, t); α := max(α, t)",
     .sets = {.below = ON(LEAVE), .facts = FACT_BETTER}},
    {.text = "    if α ≥ β: cut", .kinds = ON(CUT)},
    {.text = "  return best", .kinds = ON(LEAVE)},
    {.text = NULL},
};

static const struct code_line pvs_lines[] = {
    {.text = "pvs(n, α, β)", .kinds = ON(ENTER)},
    {.text = "  if n is a leaf: return value(n)", .kinds = ON(LEAF)},
    {.text = "  best := −∞           (mirrored at MIN)",
     .sets = {.own = ON(ENTER), .facts = FACT_INNER}},
    {.text = "  for each child c:"},
    {.text = "    first: t := pvs(c, α, β)",
     .sets = {.below = ON(LEAVE), .facts = FACT_FIRST}},
    {.text = "    later: t := pvs(c, α, α⁺)",
     .sets = {.below = ON(LEAVE), .facts = FACT_LATER | FACT_TESTED}},
    {.text = "      if α < t < β:"},
    {.text = "        t := max(t, pvs(c, α, β))",
     .sets = {.below = ON(LEAVE), .facts = FACT_LATER | FACT_AGAIN},
     .kinds = ON(RESEARCH)},
    {.text = "    best := max(best, t); α := max(α, t)",
     .sets = {.below = ON(LEAVE), .facts = FACT_BETTER}},
    {.text = "    if α ≥ β: cut", .kinds = ON(CUT)},
    {.text = "  return best", .kinds = ON(LEAVE)},
    {.text = NULL},
};

static const struct code_line sss_lines[] = {
    {.text = "OPEN := { (root, live, ∞) }"},
    {.text = "repeat: take (J, s, h), largest h first"},
    {.text = "  root, solved: stop, h is the value", .kinds = ON(STEP), .facts = CASE(0)},
    {.text = "  J live: put, if it is"},
    {.text = "    leaf (1) (J, solved, min(h, value))",
     .kinds = ON(STEP),
     .facts = CASE(1)},
    {.text = "    MIN  (2) (first child, live, h)", .kinds = ON(STEP), .facts = CASE(2)},
    {.text = "    MAX  (3) (every child, live, h)", .kinds = ON(STEP), .facts = CASE(3)},
    {.text = "  J solved: put, if its parent P is"},
    {.text = "    MAX  (4) (P, solved, h); purge below P",
     .kinds = ON(STEP),
     .facts = CASE(4)},
    {.text = "    MIN  (5) (P, solved, h), J being last",
     .kinds = ON(STEP),
     .facts = CASE(5)},
    {.text = "         (6) (next sibling, live, h), else",
     .kinds = ON(STEP),
     .facts = CASE(6)},
    {.text = NULL},
};

static const struct code_line dual_lines[] = {
    {.text = "OPEN := { (root, live, −∞) }"},
    {.text = "repeat: take (J, s, h), smallest h first"},
    {.text = "  root, solved: stop, h is the value", .kinds = ON(STEP), .facts = CASE(0)},
    {.text = "  J live: put, if it is"},
    {.text = "    leaf (1) (J, solved, max(h, value))",
     .kinds = ON(STEP),
     .facts = CASE(1)},
    {.text = "    MAX  (2) (first child, live, h)", .kinds = ON(STEP), .facts = CASE(2)},
    {.text = "    MIN  (3) (every child, live, h)", .kinds = ON(STEP), .facts = CASE(3)},
    {.text = "  J solved: put, if its parent P is"},
    {.text = "    MIN  (4) (P, solved, h); purge below P",
     .kinds = ON(STEP),
     .facts = CASE(4)},
    {.text = "    MAX  (5) (P, solved, h), J being last",
     .kinds = ON(STEP),
     .facts = CASE(5)},
    {.text = "         (6) (next sibling, live, h), else",
     .kinds = ON(STEP),
     .facts = CASE(6)},
    {.text = NULL},
};

static const struct code_line recsss_lines[] = {
    {.text = "h := ∞; while visit(root, h) = m < h: h := m",
     .sets = {.own = ON(ENTER), .facts = FACT_ROOT}},
    {.text = "visit(n, h)", .kinds = ON(ENTER)},
    {.text = "  leaf, read before: return h", .kinds = ON(MEMORY)},
    {.text = "  leaf: return min(h, value(n))", .kinds = ON(LEAF)},
    {.text = "  at MAX, while the best child c has merit h:"},
    {.text = "      m := visit(c, h)", .sets = {.below = ON(LEAVE), .facts = FACT_MAX}},
    {.text = "      if m = h: return h",
     .kinds = ON(LEAVE),
     .facts = FACT_MAX | FACT_YES},
    {.text = "      sort c back in, with merit m",
     .sets = {.below = ON(LEAVE), .facts = FACT_MAX | FACT_BETTER}},
    {.text = "    return the merit of the best child",
     .kinds = ON(LEAVE),
     .facts = FACT_MAX | FACT_NO},
    {.text = "  at MIN, for each child c, from the last one:"},
    {.text = "      m := visit(c, h)", .sets = {.below = ON(LEAVE), .facts = FACT_MIN}},
    {.text = "      if m < h: return m", .kinds = ON(LEAVE), .facts = FACT_MIN | FACT_NO},
    {.text = "    return h", .kinds = ON(LEAVE), .facts = FACT_MIN | FACT_YES},
    {.text = NULL},
};

/* What the drivers of MT have in common. */
static const struct code_line mt_lines[] = {
    {.text = "MT(n, g)", .kinds = ON(ENTER)},
    {.text = "  if lo(n) ≥ g: return lo(n)", .kinds = ON(MEMORY), .facts = FACT_YES},
    {.text = "  if hi(n) < g: return hi(n)", .kinds = ON(MEMORY), .facts = FACT_NO},
    {.text = "  if n is a leaf:"},
    {.text = "    return lo(n) := hi(n) := value(n)", .kinds = ON(LEAF)},
    {.text = "  at MAX: for each child c:"},
    {.text = "      v := max(v, MT(c, g))",
     .sets = {.below = ON(LEAVE), .facts = FACT_MAX | FACT_BETTER}},
    {.text = "      if v ≥ g: cut", .kinds = ON(CUT), .facts = FACT_MAX},
    {.text = "  at MIN: for each child c:"},
    {.text = "      v := min(v, MT(c, g))",
     .sets = {.below = ON(LEAVE), .facts = FACT_MIN | FACT_BETTER}},
    {.text = "      if v < g: cut", .kinds = ON(CUT), .facts = FACT_MIN},
    {.text = "  if v ≥ g: return lo(n) := v", .kinds = ON(LEAVE), .facts = FACT_YES},
    {.text = "  else: return hi(n) := v", .kinds = ON(LEAVE), .facts = FACT_NO},
    {.text = NULL},
};

/* Of payoffs. */
static const struct code_line maxn_lines[] = {
    {.text = "maxn(n)", .kinds = ON(ENTER)},
    {.text = "  if n is a leaf: return its payoffs", .kinds = ON(LEAF)},
    {.text = "  call maxn(c) for each child c"},
    {.text = "  return what is best for who moves at n", .kinds = ON(LEAVE)},
    {.text = NULL},
};

static const struct code_line shallow_lines[] = {
    {.text = "shallow(n, β)", .kinds = ON(ENTER)},
    {.text = "  if n is a leaf: return its payoffs", .kinds = ON(LEAF)},
    {.text = "  p := who moves at n", .sets = {.own = ON(ENTER), .facts = FACT_INNER}},
    {.text = "  for each child c:"},
    {.text = "    left := what best[p] leaves to others",
     .sets = {.below = ON(ENTER), .facts = FACT_LATER}},
    {.text = "    best := best for p of best, shallow(c, left)",
     .sets = {.below = ON(LEAVE), .facts = FACT_BETTER}},
    {.text = "    if best[p] ≥ β: cut",
     .strict = "    if best[p] > β: cut",
     .kinds = ON(CUT)},
    {.text = "  return best", .kinds = ON(LEAVE)},
    {.text = NULL},
};

static const struct code_line means_lines[] = {
    {.text = "  at chance: return the means", .kinds = ON(LEAVE), .facts = FACT_CHANCE},
    {.text = NULL},
};

static const struct code_line mt_sss_lines[] = {
    {.text = "g := ∞", .sets = {.own = ON(PASS), .facts = FACT_FIRST}},
    {.text = "while lo(root) < hi(root):"},
    {.text = "  MT(root, g)", .kinds = ON(PASS)},
    {.text = "  g := hi(root)", .sets = {.own = ON(PASS), .facts = FACT_LATER}},
    {.text = NULL},
};

static const struct code_line mt_dual_lines[] = {
    {.text = "g := (−∞)⁺", .sets = {.own = ON(PASS), .facts = FACT_FIRST}},
    {.text = "while lo(root) < hi(root):"},
    {.text = "  MT(root, g)", .kinds = ON(PASS)},
    {.text = "  g := lo(root)⁺", .sets = {.own = ON(PASS), .facts = FACT_LATER}},
    {.text = NULL},
};

static const struct code_line mtdf_lines[] = {
    {.text = "g := the first guess", .sets = {.own = ON(PASS), .facts = FACT_FIRST}},
    {.text = "while lo(root) < hi(root):"},
    {.text = "  v := MT(root, g)",
     .sets = {.own = ON(LEAVE), .facts = FACT_ROOT},
     .kinds = ON(PASS)},
    {.text = "  g := v⁺ if v ≥ g, else v",
     .sets = {.own = ON(PASS), .facts = FACT_LATER}},
    {.text = NULL},
};

static const struct code_line cstar_lines[] = {
    {.text = "lo, hi(root) := the range of the leaves",
     .sets = {.own = ON(PASS), .facts = FACT_FIRST}},
    {.text = "while lo(root) < hi(root):"},
    {.text = "  MT(root, halfway between them)", .kinds = ON(PASS)},
    {.text = NULL},
};

static const struct code_line pn_lines[] = {
    {.text = "while neither p(root) nor d(root) is 0:"},
    {.text = "  n := root; while n is developed, n := its"},
    {.text = "    child of least p at MAX, of least d at MIN", .kinds = ON(ENTER)},
    {.text = "  develop n:", .kinds = ON(STEP)},
    {.text = "    leaf: p, d := 0, ∞ if value(n) ≥ x, else ∞, 0", .kinds = ON(LEAF)},
    {.text = "    else its children get p, d := 1, 1"},
    {.text = "  for n and the nodes above, while they change:"},
    {.text = "    at MAX: p := least p, d := sum of d",
     .kinds = ON(NUMBERS),
     .facts = FACT_MAX},
    {.text = "    at MIN: p := sum of p, d := least d",
     .kinds = ON(NUMBERS),
     .facts = FACT_MIN},
    {.text = "    p = 0: value ≥ x; d = 0: value < x", .kinds = ON(LEAVE)},
    {.text = NULL},
};

static const struct code_line dfpn_lines[] = {
    {.text = "dfpn(n, P, D)", .kinds = ON(ENTER)},
    {.text = "  the first time, develop n:", .kinds = ON(STEP)},
    {.text = "    leaf: p, d := 0, ∞ if value(n) ≥ x, else ∞, 0", .kinds = ON(LEAF)},
    {.text = "    else its children get p, d := 1, 1"},
    {.text = "  while p(n) < P and d(n) < D:"},
    {.text = "    at MAX: c := child of least p"},
    {.text = "      dfpn(c, min(P, p₂), D − d of the others)"},
    {.text = "    at MIN: c := child of least d"},
    {.text = "      dfpn(c, P − p of the others, min(D, d₂))"},
    {.text = "    p₂, d₂: of the next best, + 1 if right of c"},
    {.text = "  p(n) = 0: value ≥ x; d(n) = 0: value < x", .kinds = ON(LEAVE)},
    {.text = "  return p(n), d(n)", .kinds = ON(NUMBERS)},
    {.text = NULL},
};

static const struct code codes[ALGORITHM_COUNT] = {
    [ALGORITHM_minimax] = {.procedure = "minimax", .parts = {minimax_lines}},
    [ALGORITHM_bb] = {.procedure = "bb", .parts = {bb_lines}},
    [ALGORITHM_alphabeta] = {.procedure = "alphabeta", .parts = {alphabeta_lines}},
    [ALGORITHM_star2] = {.procedure = "star2", .parts = {star2_lines}},
    [ALGORITHM_scout] = {.procedure = "EVAL", .test = "TEST", .parts = {scout_lines}},
    [ALGORITHM_negascout] = {.procedure = "negascout", .parts = {negascout_lines}},
    [ALGORITHM_pvs] = {.procedure = "pvs", .parts = {pvs_lines}},
    [ALGORITHM_sss] = {.parts = {sss_lines}},
    [ALGORITHM_dual] = {.parts = {dual_lines}},
    [ALGORITHM_recsss] = {.procedure = "visit", .parts = {recsss_lines}},
    [ALGORITHM_mt_sss] = {.procedure = "MT", .parts = {mt_sss_lines, mt_lines}},
    [ALGORITHM_mt_dual] = {.procedure = "MT", .parts = {mt_dual_lines, mt_lines}},
    [ALGORITHM_mtdf] = {.procedure = "MT", .parts = {mtdf_lines, mt_lines}},
    [ALGORITHM_cstar] = {.procedure = "MT", .parts = {cstar_lines, mt_lines}},
    [ALGORITHM_maxn] = {.procedure = "maxn", .parts = {maxn_lines}},
    [ALGORITHM_shallow] = {.procedure = "shallow", .parts = {shallow_lines}},
    [ALGORITHM_pn] = {.parts = {pn_lines}},
    [ALGORITHM_dfpn] = {.procedure = "dfpn", .parts = {dfpn_lines}},
};

/* The same where chance moves. */
static const struct code chance_codes[ALGORITHM_COUNT] = {
    [ALGORITHM_minimax] = {.procedure = "minimax",
                           .parts = {minimax_lines, expectation_lines}},
    [ALGORITHM_alphabeta] = {.procedure = "alphabeta",
                             .parts = {alphabeta_lines, star1_lines}},
    [ALGORITHM_star2] = {.procedure = "star2",
                         .parts = {star2_lines, probe_lines, star1_lines}},
    [ALGORITHM_negascout] = {.procedure = "negascout",
                             .parts = {negascout_lines, star1_lines}},
    [ALGORITHM_pvs] = {.procedure = "pvs", .parts = {pvs_lines, star1_lines}},
    [ALGORITHM_maxn] = {.procedure = "maxn", .parts = {maxn_lines, means_lines}},
    [ALGORITHM_shallow] = {.procedure = "shallow", .parts = {shallow_lines, means_lines}},
};

const struct code *code_find(const struct algorithm *algorithm, const struct tree *t)
{
    const struct code *code = &(t->chance ? chance_codes : codes)[algorithm - algorithms];

    return code->parts[0] ? code : NULL;
}

const struct code_line *code_line(const struct code *code, int i)
{
    for (int part = 0; part < CODE_PARTS && code->parts[part]; part++)
        for (const struct code_line *line = code->parts[part]; line->text; line++)
            if (i-- == 0)
                return line;
    return NULL;
}

int code_lit(const struct code *code, enum event_kind kind, unsigned facts)
{
    const struct code_line *line;
    bool certain = false;
    int lit = -1;

    for (int i = 0; (line = code_line(code, i)); i++) {
        if (!(line->kinds >> kind & 1) || (line->facts & ~facts) != 0 ||
            (lit >= 0 && (certain || line->facts == 0)))
            continue;
        lit = i;
        certain = line->facts != 0;
    }
    return lit;
}

uint64_t code_sets(const struct code *code, enum event_kind kind, bool below,
                   unsigned facts)
{
    const struct code_line *line;
    uint64_t sets = 0;

    for (int i = 0; (line = code_line(code, i)); i++) {
        unsigned kinds = below ? line->sets.below : line->sets.own;

        if (kinds >> kind & 1 && (line->sets.facts & ~facts) == 0)
            sets |= UINT64_C(1) << i;
    }
    return sets;
}
