// Reads a graph from a binary file (32-bit n, m, then u, v, w for each edge, all 32 bits), finds a perfect matching of
// the largest weight with LEMON, and prints the processor time of that in milliseconds and the weight.
#include <lemon/matching.h>
#include <lemon/smart_graph.h>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

int main(int count, char** names) {
  std::FILE* file = count == 2 ? std::fopen(names[1], "rb") : nullptr;
  std::int32_t size[2];
  if (!file || std::fread(size, 4, 2, file) != 2) return 2;
  std::vector<std::int32_t> edges(3 * static_cast<std::size_t>(size[1]));
  if (std::fread(edges.data(), 4, edges.size(), file) != edges.size()) return 2;
  lemon::SmartGraph graph;
  lemon::SmartGraph::EdgeMap<long long> weight(graph);
  std::vector<lemon::SmartGraph::Node> nodes;
  for (int v = 0; v < size[0]; v++) nodes.push_back(graph.addNode());
  for (std::size_t e = 0; e < edges.size(); e += 3)
    weight[graph.addEdge(nodes[edges[e]], nodes[edges[e + 1]])] = edges[e + 2];
  const std::clock_t start = std::clock();
  lemon::MaxWeightedPerfectMatching<lemon::SmartGraph, lemon::SmartGraph::EdgeMap<long long>> matching(graph, weight);
  if (!matching.run()) return 1;
  const double milliseconds = 1000.0 * (std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%.3f %lld\n", milliseconds, matching.matchingWeight());
}
