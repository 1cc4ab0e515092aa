// compare.cc - from C++: a tree out of vectors, and all algorithms on it and on those of
// files, as many rows of a table.
//
//     c++ compare.cc $(pkg-config --cflags --libs gteval) -o compare
//     ./compare tree.json

#include <gteval.h>

#include <cstdint>
#include <iomanip>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

// What gteval hands out, freed when it goes out of scope.
struct Free {
    void operator()(gteval_error *error) const
    {
        gteval_error_free(error);
    }
    void operator()(gteval_reader *reader) const
    {
        gteval_reader_free(reader);
    }
    void operator()(gteval_tree *tree) const
    {
        gteval_tree_free(tree);
    }
    void operator()(gteval_search *search) const
    {
        gteval_search_free(search);
    }
    void operator()(gteval_result *result) const
    {
        gteval_result_free(result);
    }
};

template <typename T> using Owned = std::unique_ptr<T, Free>;

// Hands on what a function made; where it made nothing, its error as an exception.
template <typename T> static Owned<T> own(T *made, gteval_error *failed)
{
    Owned<gteval_error> error(failed);

    if (error)
        throw std::runtime_error(gteval_error_text(error.get()));
    return Owned<T>(made);
}

static Owned<gteval_tree> plant(const std::vector<std::uint32_t> &children,
                                const std::vector<double> &leaves)
{
    gteval_arrays arrays = gteval_arrays();
    gteval_error *error;

    arrays.size = sizeof arrays;
    arrays.order = GTEVAL_PREORDER;
    arrays.nodes = children.size();
    arrays.shape = children.data();
    arrays.leaves = leaves.size();
    arrays.leaf_values = leaves.data();
    gteval_tree *tree = gteval_tree_from_arrays(&arrays, &error);
    return own(tree, error);
}

static void compare(const gteval_tree *tree)
{
    for (std::size_t i = 0; gteval_name(GTEVAL_ALGORITHMS, i); i++) {
        const std::string name = gteval_name(GTEVAL_ALGORITHMS, i);
        gteval_error *error;

        if (name == "pn" || name == "dfpn") // they answer a question, see gteval(1)
            continue;
        gteval_search *made = gteval_search_new(name.c_str(), &error);
        const Owned<gteval_search> search = own(made, error);
        gteval_search_verify(search.get());
        gteval_result *ran = gteval_search_run(search.get(), tree, &error);
        const Owned<gteval_result> result = own(ran, error);
        std::cout << std::left << std::setw(10) << name << std::right << std::setw(6)
                  << gteval_result_value(result.get()) << std::setw(6)
                  << gteval_result_count(result.get(), "leaves") << std::setw(6)
                  << gteval_result_count(result.get(), "cutoffs") << '\n';
    }
}

static void compare_file(const char *path)
{
    gteval_error *error;
    gteval_reader *opened = gteval_reader_open(path, &error);
    const Owned<gteval_reader> reader = own(opened, error);

    for (;;) {
        gteval_tree *next = gteval_reader_next(reader.get(), &error);
        const Owned<gteval_tree> tree = own(next, error);

        if (!tree)
            return;
        std::cout << path << '\n';
        compare(tree.get());
    }
}

int main(int argc, char **argv)
{
    try {
        std::cout << "[[3,12,8],[2,4,6],[14,5,2]]\n";
        compare(
            plant({3, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0}, {3, 12, 8, 2, 4, 6, 14, 5, 2})
                .get());
        for (int i = 1; i < argc; i++)
            compare_file(argv[i]);
    } catch (const std::exception &failure) {
        std::cerr << failure.what() << '\n';
        return 1;
    }
    return 0;
}
