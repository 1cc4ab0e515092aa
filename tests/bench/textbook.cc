// textbook.cc - alpha-beta over a tree of nlohmann::json, as one would write it first.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

using nlohmann::json;

static double alphabeta(const json &n, bool max, double alpha, double beta)
{
    const json *children = n.is_array()                              ? &n
                           : n.is_object() && n.contains("children") ? &n["children"]
                                                                     : nullptr;

    if (!children)
        return n.is_object() ? n["value"].get<double>() : n.get<double>();
    double best = max ? -INFINITY : INFINITY;
    for (const json &c : *children) {
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
    std::ifstream file(argv[1]);

    std::cout << alphabeta(json::parse(file), true, -INFINITY, INFINITY) << '\n';
}
