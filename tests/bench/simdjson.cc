// simdjson.cc - alpha-beta over a tree of simdjson's DOM, as one would write it first.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <simdjson.h>

using simdjson::dom::element;

static double alphabeta(element n, bool max, double alpha, double beta)
{
    simdjson::dom::array children;

    if (n.is_object() && n["children"].get(children) != simdjson::SUCCESS)
        return double(n["value"]);
    if (!n.is_object() && n.get(children) != simdjson::SUCCESS)
        return double(n);
    double best = max ? -INFINITY : INFINITY;
    for (element c : children) {
        double value = alphabeta(c, !max, alpha, beta);

        best = max ? std::max(best, value) : std::min(best, value);
        (max ? alpha : beta) = max ? std::max(alpha, best) : std::min(beta, best);
        if (alpha >= beta)
            break;
    }
    return best;
}

int main(int, char **argv)
{
    simdjson::dom::parser parser;

    std::cout << alphabeta(parser.load(argv[1]), true, -INFINITY, INFINITY) << '\n';
}
