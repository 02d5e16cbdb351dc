// Tells the trace of a program, which Kibitz plays:
//
//     KIBITZ_LINE();         this line runs
//     KIBITZ(mate);          what mate holds now: a whole number, or a vector, array, set or pair of them, or of such lists
//     KIBITZ_AT(mate, u);    what mate[u] holds now, where nothing else has changed
//
// It goes to standard error, or to the file that KIBITZ_TRACE names. Numbers that do not fit are told as null. C++17 or newer;
// with -DKIBITZ_OFF nothing of it is left.
#pragma once
#ifdef KIBITZ_OFF
#define KIBITZ_LINE() ((void)0)
#define KIBITZ(name) ((void)sizeof(name))
#define KIBITZ_AT(name, index) ((void)sizeof(name[index]))
#else
#include <cstdio>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <utility>

namespace kibitz {
inline std::FILE* opened() {
  const char* name = std::getenv("KIBITZ_TRACE");
  std::FILE* file = name && *name ? std::fopen(name, "w") : nullptr;
  if (!file) file = stderr;
  std::fputs("{\"kibitz\":1}\n", file);
  return file;
}
inline std::FILE* const trace = opened();
inline int left = 1000000;  // More events are not told.

template <class T> std::string text(const T& value);
template <class A, class B> std::string text(const std::pair<A, B>& pair) {
  return "[" + text(pair.first) + "," + text(pair.second) + "]";
}
template <class T> std::string text(const T& value) {
  if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    const auto number = static_cast<long long>(value);
    return number > -2147483646 && number < 2147483647 ? std::to_string(number) : "null";
  } else if constexpr (std::is_floating_point_v<T>) {
    return "null";
  } else {
    std::string list;
    for (const auto& item : value) list += (list.empty() ? "" : ",") + text(item);
    return "[" + list + "]";
  }
}

inline void tell(const std::string& event) {
  if (left == 0) return;
  left--;
  std::fputs((event + "]\n").c_str(), trace);
  std::fflush(trace);
}
inline std::string at(int line) { return "\"," + std::to_string(line); }
}  // namespace kibitz

#define KIBITZ_LINE() kibitz::tell("[\"line" + kibitz::at(__LINE__))
#define KIBITZ(name) kibitz::tell("[\"=" #name + kibitz::at(__LINE__) + "," + kibitz::text(name))
#define KIBITZ_AT(name, index) \
  kibitz::tell("[\"" #name "[]" + kibitz::at(__LINE__) + "," + kibitz::text(index) + "," + kibitz::text(name[index]))
#endif
