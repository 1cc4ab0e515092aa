# cost.awk - awk -v shape=NAME -v n=SIZE -f cost.awk: an input of that shape on standard
# output, about twice as long when n is doubled. n is a power of two.

# The i-th of n numbers from 1, in the order by that name.
function reversed(i) { return n + 1 - i }

function zigzag(i) { return i % 2 ? (i + 1) / 2 : n + 1 - i / 2 }

function bits(i,    k, left)
{
    i--
    for (left = n; left > 1; left /= 2) {
        k = 2 * k + i % 2
        i = int(i / 2)
    }
    return k + 1
}

function in_order(order, i)
{
    return order == "reversed" ? reversed(i) : \
           order == "zigzag" ? zigzag(i) : order == "bits" ? bits(i) : i
}

# A value for the i-th leaf, in no order.
function worth(i) { return i * 7919 % 1009 }

# The text, count times.
function repeat(text, count,    half)
{
    if (count < 1)
        return ""
    half = repeat(text, int(count / 2))
    return half half (count % 2 ? text : "")
}

function root_of(n,    r)
{
    for (r = 1; r * r < n; r *= 2)
        continue
    return r
}

# Dewey ids and values, by the name of what they are of, through id().
function wide_ids(order,    i)
{
    for (i = 1; i <= n; i++)
        id(in_order(order, i), worth(i))
}

# The leaves of a full binary tree.
function binary_ids(order,    i, k, j, text)
{
    for (i = 1; i <= n; i++) {
        k = in_order(order, i) - 1
        text = ""
        for (j = n / 2; j >= 1; j /= 2)
            text = text (text == "" ? "" : ".") int(k / j) % 2 + 1
        id(text, worth(i))
    }
}

# count siblings n / count plies down: nearly all of every id is the same.
function low_ids(count, order,    i, stem, all)
{
    stem = repeat("1.", n / count)
    all = n
    n = count
    for (i = 1; i <= count; i++)
        id(stem in_order(order, i), worth(i))
    n = all
}

# A path of about the square root of n inner nodes, at each of which a leaf hangs.
function comb_ids(order,    i, all)
{
    all = n
    n = root_of(n)
    for (i = 1; i <= n; i++)
        id(repeat("2.", in_order(order, i) - 1) "1", worth(i))
    id(repeat("2.", n - 1) "2", 0)
    n = all
}

function ids(name, order)
{
    if (name == "wide")
        wide_ids(order)
    else if (name == "binary")
        binary_ids(order)
    else if (name == "low")
        low_ids(root_of(n), order)
    else if (name == "lowest")
        low_ids(8, order)
    else
        comb_ids(order)
}

function id(text, score)
{
    if (form == "dewey")
        print text, score
    else
        printf "%s\"%s\":%s", entries++ ? "," : "", text, score
}

# Trees by their shape: wide: n leaves below the root; path: n inner nodes and one leaf;
# comb: at each of n inner nodes also hangs a leaf, on the left; full: n leaves, two at a
# node. Each prints what opens, separates and closes nodes, by open(), leaf() and close_().
function tree(name,    i, k)
{
    if (name == "wide") {
        open(1, n)
        for (i = 1; i <= n; i++)
            leaf(i, i < n)
        shut(0)
    } else if (name == "path" || name == "comb") {
        for (i = 1; i <= n; i++) {
            open(i, name == "comb" ? 2 : 1)
            if (name == "comb")
                leaf(i, 1)
        }
        leaf(n + 1, 0)
        for (i = 1; i <= n; i++)
            shut(0)
    } else {
        for (i = 1; i <= n; i++) {
            for (k = n; k > 1; k /= 2)
                if ((i - 1) % k == 0)
                    open(i, 2)
            leaf(i, i % 2)
            for (k = 2; k <= n && i % k == 0; k *= 2)
                shut(k < n && i % (2 * k))
        }
    }
}

function comma(more) { return more ? "," : "" }

function open(i, width)
{
    if (form == "nested")
        printf "["
    else if (form == "objects")
        printf "{\"name\":\"n%d\",\"children\":[", i
    else if (form == "list")
        printf "("
    else if (form == "named")
        printf "(n%d ", i
    else if (form == "efg")
        printf "p \"\" %d %d \"\" { %s} 0\n", 1 + depth++ % 2, ++sets, repeat("\"a\" ", width)
}

function leaf(i, more)
{
    if (form == "nested")
        printf "%d%s", worth(i), comma(more)
    else if (form == "objects")
        printf "{\"name\":\"l%d\",\"value\":%d}%s", i, worth(i), comma(more)
    else if (form == "list")
        printf "%d%s", worth(i), more ? " " : ""
    else if (form == "named")
        printf "(l%d %d)%s", i, worth(i), more ? " " : ""
    else if (form == "efg")
        printf "t \"\" %d \"\" { %d, %d }\n", ++outcomes, worth(i), -worth(i)
}

function shut(more)
{
    if (form == "nested")
        printf "]%s", comma(more)
    else if (form == "objects")
        printf "]}%s", comma(more)
    else if (form == "list" || form == "named")
        printf ")%s", more ? " " : ""
    else if (form == "efg")
        depth--
}

function lab_tree(name, order,    i, k)
{
    if (name == "wide") {
        printf "root: [l1"
        for (i = 2; i <= n; i++)
            printf ", l%d", i
        print "]"
        for (i = 1; i <= n; i++)
            print "l" in_order(order, i) "=" worth(i)
    } else if (name == "binary") {
        for (i = 1; i < n; i++) {
            k = in_order(order, i)
            if (k < n)
                printf "n%d: [n%d, n%d]\n", k, 2 * k, 2 * k + 1
        }
        if (order == "reversed")
            print "n1: [n2, n3]"
        for (i = n; i < 2 * n; i++)
            print "n" i "=" worth(i)
    } else {
        for (i = 1; i <= n; i++) {
            k = in_order(order, i)
            printf "n%d: [l%d, n%d]\nl%d=%d\n", k, k, k + 1, k, worth(k)
        }
        print "n" n + 1 "=0"
    }
}

function edges_tree(name, order,    i, k)
{
    printf "{\"edges\":{"
    if (name == "wide") {
        printf "\"root\":[\"l1\""
        for (i = 2; i <= n; i++)
            printf ",\"l%d\"", i
        printf "]},\"values\":{"
    } else {
        for (i = 1; i <= n; i++) {
            k = in_order(order, i)
            printf "%s\"n%d\":[\"l%d\",\"n%d\"]", comma(i > 1), k, k, k + 1
        }
        printf "},\"values\":{\"n%d\":0,", n + 1
    }
    for (i = 1; i <= n; i++)
        printf "%s\"l%d\":%d", comma(i > 1), in_order(order, i), worth(i)
    print "}}"
}

function levels_tree(name,    i, k)
{
    if (name == "wide") {
        printf "2\n(%d)\n", n
        for (i = 1; i <= n; i++)
            printf "[%d] ", worth(i)
        print ""
    } else if (name == "full") {
        for (i = n; i > 1; i /= 2)
            k++
        print k + 1
        for (i = 1; i < n; i *= 2)
            print repeat("(2) ", i)
        print repeat("[7] ", n)
    } else {
        print n + 1
        print name == "comb" ? "(2)" : "(1)"
        for (i = 2; i <= n; i++)
            print name == "comb" ? "[" worth(i) "] (2)" : "(1)"
        print name == "comb" ? "[1] [2]" : "[2]"
    }
}

# Labels that differ in their last bytes only, or one label again and again.
function lab_labels(name,    i, m, stem)
{
    m = name == "long" ? int(sqrt(n)) : n
    stem = name == "long" ? repeat("x", m) : "x"
    printf "root: [%s1", stem
    for (i = 2; i <= m; i++)
        printf ", %s%d", stem, name == "long" ? i : 1
    print "]"
    for (i = m; i >= 1; i--)
        if (name == "long" || i == 1)
            print stem i "=" worth(i)
}

# All leaves have the first one's outcome, outcomes numbered downwards, or fractions.
function efg_outcomes(name,    i)
{
    print "p \"\" 1 1 \"\" { " repeat("\"\" ", n) "} 0"
    for (i = 1; i <= n; i++)
        if (name == "same")
            print (i > 1) ? "t \"\" 1" : "t \"\" 1 \"\" { 1, -1 }"
        else if (name == "reversed")
            printf "t \"\" %d \"\" { %d, %d }\n", n + 1 - i, i, -i
        else
            printf "t \"\" %d \"\" { %d/2, -%d/2 }\n", i, i, i
}

function members(format,    i)
{
    printf "{"
    for (i = 1; i <= n; i++)
        printf format ",", i
    print "\"value\":1}"
}

# JSON that is more than its tree, or none.
function json(name)
{
    if (name == "members")
        members("\"k%d\":0")
    else if (name == "same")
        members("\"key\":%d")
    else if (name == "nested")
        members("\"k%d\":[[{}]]")
    else if (name == "nearly")
        members("\"childrem\":%d")
    else if (name == "deep")
        print "{\"x\":" repeat("[", n) repeat("]", n) ",\"value\":1}"
    else if (name == "deeper")
        print "{\"x\":" repeat("{\"y\":", n) "1" repeat("}", n) ",\"value\":1}"
    else if (name == "wrapper")
        print "{" repeat("\"x\":{\"children\":[]},", n) "\"tree\":[1,2]}"
    else if (name == "twice")
        print "{" repeat("\"root\":\"max\",", n) "\"tree\":[1,2]}"
    else if (name == "first")
        print repeat("{\"children\":[", n) "1" repeat("],\"a\":{\"b\":[1]}}", n)
    else if (name == "last")
        print repeat("{\"a\":{\"b\":[1]},\"children\":[", n) "1" repeat("]}", n)
    else if (name == "escapes")
        print "{\"name\":\"" repeat("\\u00e9\\n", n) "\",\"value\":1}"
    else if (name == "blanks")
        print "[1," repeat("  \n\t", n) "2]"
    else if (name == "digits")
        print "[1,0." repeat("3", n) "]"
    else if (name == "pairs")
        print "[" repeat("[],", n) "1]"
    else if (name == "closed")
        print repeat("[", n) repeat("]", n)
    else if (name == "open")
        print repeat("[", n)
    else if (name == "children")
        print repeat("{\"children\":[", n)
    else if (name == "error")
        print "[" repeat("1,", n) "x]"
    else if (name == "lines")
        print "[" repeat("1,\n", n) "x]"
}

# n trees of two or three leaves.
function tiny(name,    one)
{
    one["numbers"] = "1 "
    one["nested"] = "[1,[2,3]]\n"
    one["objects"] = "{\"children\":[1,{\"name\":\"b\",\"value\":2}]}"
    one["dewey"] = "1 3\n2 4\n---\n"
    one["reversed"] = "2 3\n1 4\n---\n"
    one["nodes"] = "{\"nodes\":{\"2\":3,\"1\":4}}"
    one["edges"] = "{\"edges\":{\"a\":[\"b\",\"c\"]},\"values\":{\"b\":1,\"c\":2}}"
    one["levels"] = "2\n(2)\n[3] [4]\n"
    one["list"] = "(3 4)\n"
    print repeat(one[name], n)
}

# One long name, or about as many as each is long.
function names(name,    i, m)
{
    if (name == "long") {
        printf "[{\"name\":\"%s\",\"value\":3},1,2]\n", repeat("<name>,\\n", n)
        return
    }
    m = int(sqrt(n))
    printf "["
    for (i = 1; i <= m; i++)
        printf "{\"name\":\"%s%d\",\"value\":%d}%s", repeat("n", m), i, worth(i), comma(i < m)
    print "]"
}

# n nodes whose second leaf is far below the first, which is the lower the later.
function drop(    i)
{
    printf "["
    for (i = 1; i <= n; i++)
        printf "[%d,%d]%s", 3 * n - i, i, comma(i < n)
    print "]"
}

# What can be said of nested-wide or objects-wide, all right.
function answers(name,    i, prefix)
{
    prefix = name == "ids" ? "" : "l"
    printf "{\"values\":{"
    for (i = n; i >= 1; i--)
        printf "\"%s%d\":%d%s", i % 2 ? prefix : "", i, worth(i), comma(i > 1)
    printf "},\"leaves\":["
    for (i = 1; i <= n; i++)
        printf "\"%s%d\"%s", i % 2 ? "" : prefix, i, comma(i < n)
    print "],\"pruned\":[]}"
}

function results(order,    i)
{
    print "file,tree,algorithm,nodes,leaves,minimal_leaves,storage"
    for (i = 1; i <= n; i++)
        print "f," in_order(order, i) ",alphabeta,3,2,2,0"
}

# Names that are ids of other nodes.
function id_names(    i)
{
    printf "[1"
    for (i = 2; i <= n; i++)
        printf ",{\"name\":\"%d\",\"value\":1}", n + i
    print "]"
}

function dewey(name, order)
{
    if (name == "comments")
        print repeat("# nothing\n", n) "1 3\n2 4"
    else if (name == "line")
        print "1 3 # " repeat("word ", n) "\n2 4"
    else
        ids(name, order)
}

function lab(name, order)
{
    if (name == "long" || name == "same")
        lab_labels(name)
    else
        lab_tree(name, order)
}

# Rows of a table, each with its parent.
function csv_tree(name, order,    i, k)
{
    print "id,parent,value"
    for (i = 1; i <= n; i++) {
        k = in_order(order, i)
        if (name == "wide")
            print "l" k ",root," worth(i)
        else if (name == "binary")
            print "n" k "," (k > 1 ? "n" int(k / 2) : "") "," worth(i)
        else
            print "p" k "," (k > 1 ? "p" k - 1 : "") "," worth(i)
    }
    if (name == "wide")
        print "root,,"
}

# Of nodes numbered from 1: below which one the k-th is.
function above(name, k)
{
    return name == "wide" ? 1 : name == "binary" ? int(k / 2) : k - 1
}

# Tables of nodes in JSON: rows with parents, nodes and links, maps of labels.
function table_tree(form, name, order,    i, k)
{
    if (form == "rows") {
        for (i = 1; i <= n; i++) {
            k = in_order(order, i)
            printf "%s{\"id\":%d,\"parent\":%s,\"value\":%d}", (i > 1 ? "," : "["), k,
                (k > 1 ? above(name, k) : "null"), worth(i)
        }
        print "]"
    } else if (form == "links") {
        for (i = 1; i <= n; i++)
            printf "%s{\"id\":%d,\"value\":%d}", (i > 1 ? "," : "{\"nodes\":["), in_order(order, i), worth(i)
        printf "],\"links\":["
        for (i = 2; i <= n; i++)
            printf "%s{\"target\":%d,\"source\":%d}", comma(i > 2), i, above(name, i)
        print "]}"
    } else {
        for (i = 1; i <= n; i++) {
            k = in_order(order, i)
            printf "%s\"n%d\":[%d,\"n%d\"]", (i > 1 ? "," : "{"), k, -k, k + 1
        }
        printf ",\"n%d\":5}\n", n + 1
    }
}

# Nodes numbered from the root, each the child of the one before, of that of half its
# number, or of the root.
function sets_tree(name,    i, k)
{
    for (i = 1; i <= n; i++)
        printf "%s(n%d,%s)", i == 1 ? "{" : ",", i, i % 2 ? "MAX" : "MIN"
    for (i = n; i > 1; i--) {
        k = name == "wide" ? 1 : name == "binary" ? int(i / 2) : i - 1
        printf "%s(n%d,n%d)", i < n ? "," : "} {", k, i
    }
    for (i = 1; i <= n; i++)
        printf ",(n%d,%d)", i, worth(i)
    print "}"
}

# Values of programs.
function code_tree(name,    i)
{
    if (name == "path") {
        print "tree = " repeat("(", n) 5 repeat(",)", n)
        return
    }
    print "tree = {'children': [  # wide"
    for (i = 1; i <= n; i++)
        print "{'name': 'l" i "', 'value': " worth(i) ".},"
    print "]}"
}

# Facts: a fan, or positions that follow each other.
function prolog_tree(name, order,    i, k)
{
    for (i = 1; i <= n; i++) {
        k = in_order(order, i)
        if (name == "wide")
            print "move(root,l" k "). staticval(l" k "," worth(i) ")."
        else
            print "moves(p" k ",[p" k + 1 "])."
    }
    if (name == "path")
        print "staticval(p" n + 1 ",5)."
}

# Brackets of LaTeX's package forest.
function forest_tree(name,    i)
{
    if (name == "path") {
        print repeat("[A ", n) "[5]" repeat("]", n)
        return
    }
    print "[MAX"
    for (i = 1; i <= n; i++)
        print "[{$" worth(i) "$\\\\l" i "}, leaf]"
    print "]"
}

function efg(name)
{
    print "EFG 2 R \"\" { \"MAX\" \"MIN\" }"
    if (name == "same" || name == "reversed" || name == "fractions")
        efg_outcomes(name)
    else
        tree(name)
}

function nodes(name, order)
{
    printf "{\"nodes\":{"
    ids(name, order)
    print "}}"
}

# SHAPE is FORM-NAME or FORM-NAME-ORDER.
BEGIN {
    split(shape, part, "-")
    form = part[1]
    if (form == "dewey")
        dewey(part[2], part[3])
    else if (form == "nodes")
        nodes(part[2], part[3])
    else if (form == "edges")
        edges_tree(part[2], part[3])
    else if (form == "lab")
        lab(part[2], part[3])
    else if (form == "levels")
        levels_tree(part[2])
    else if (form == "efg")
        efg(part[2])
    else if (form == "sets")
        sets_tree(part[2])
    else if (form == "csv")
        csv_tree(part[2], part[3])
    else if (form == "rows" || form == "links" || form == "map")
        table_tree(form, part[2], part[3])
    else if (form == "code")
        code_tree(part[2])
    else if (form == "prolog")
        prolog_tree(part[2], part[3])
    else if (form == "forest")
        forest_tree(part[2])
    else if (form == "json")
        json(part[2])
    else if (form == "tiny")
        tiny(part[2])
    else if (form == "name")
        names(part[2])
    else if (form == "answers")
        answers(part[2])
    else if (form == "results")
        results(part[2])
    else if (shape == "nested-drop")
        drop()
    else if (shape == "objects-ids")
        id_names()
    else if (shape == "round-open")
        print repeat("(", n)
    else if (form == "leaves")
        for (i = 1; i <= n; i++)
            print worth(i)
    else {
        tree(part[2])
        print ""
    }
}
