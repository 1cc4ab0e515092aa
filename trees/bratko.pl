% Bratko, Prolog Programming for Artificial Intelligence: static values at the foot, as the
% facts that its minimax asks for. Value 4, principal variation a b d i.

moves(a, [b, c]).
moves(b, [d, e]).
moves(c, [f, g]).
moves(d, [h, i]).
moves(e, [j, k]).
moves(f, [l, m]).
moves(g, [n, o]).

staticval(h, 1).
staticval(i, 4).
staticval(j, 5).
staticval(k, 6).
staticval(l, 2).
staticval(m, 1).
staticval(n, 1).
staticval(o, 1).

max_to_move(a).
