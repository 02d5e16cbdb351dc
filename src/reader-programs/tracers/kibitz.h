// Tells the trace of a program, which Kibitz plays:
//
//     KIBITZ_LINE();          this line runs
//     KIBITZ(mate);           what mate holds now: numbers, texts, whatever the standard library holds them in, and nodes
//     KIBITZ_AT(mate, u);     what mate[u] holds now, where nothing else has changed
//     KIBITZ_CALL(n, k);      first in a function: it is called with these, and is over where its block ends,
//     return KIBITZ_BACK(x);  with this
//
//     KIBITZ_NODE(Node, &Node::val, &Node::next);   outside of functions: the fields that are told of a class
//
// It goes to standard error, or to the file that KIBITZ_TRACE names. Whole numbers beyond 2^53 are told as texts. C++17 or
// newer; with -DKIBITZ_OFF nothing of it is left.
#pragma once
#ifdef KIBITZ_OFF
#define KIBITZ_LINE() ((void)0)
#define KIBITZ(name) ((void)sizeof(name))
#define KIBITZ_AT(name, index) ((void)sizeof(name[index]))
#define KIBITZ_CALL(...) ((void)0)
#define KIBITZ_BACK(value) (value)
#define KIBITZ_NODE(...) static_assert(true, "")
#else
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
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

template <class T> struct Fields { static constexpr bool are_known = false; };
inline std::unordered_map<const void*, std::size_t> numbers;  // Of nodes, by their addresses.
inline std::set<const void*> told;                            // In this event.

inline std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text.substr(0, 500)) {
    char escaped[8];
    std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(c) & 0xff);
    if (c == '"' || c == '\\' || (c >= 0 && c < ' ')) out += escaped;
    else out += c;
  }
  return out + "\"";
}

// The next of the names in "&Node::val, &Node::next", or in "n, k".
inline std::string next_name(std::string_view& names) {
  std::string_view name = names.substr(0, names.find(','));
  names.remove_prefix(name.size() < names.size() ? name.size() + 1 : name.size());
  if (const auto colon = name.rfind(':'); colon != name.npos) name.remove_prefix(colon + 1);
  while (!name.empty() && (name.front() == ' ' || name.front() == '&')) name.remove_prefix(1);
  while (!name.empty() && name.back() == ' ') name.remove_suffix(1);
  return std::string(name);
}

template <class T, class = void> struct is_map : std::false_type {};
template <class T> struct is_map<T, std::void_t<typename T::mapped_type>> : std::true_type {};
template <class T, class = void> struct is_set : std::false_type {};
template <class T> struct is_set<T, std::void_t<typename T::key_type>> : std::true_type {};
template <class T, class = void> struct is_pointer : std::is_pointer<T> {};
template <class T> struct is_pointer<T, std::void_t<typename T::element_type, decltype(std::declval<T>().get())>> : std::true_type {};
template <class T, class = void> struct is_optional : std::false_type {};
template <class T> struct is_optional<T, std::void_t<decltype(std::declval<T>().has_value(), *std::declval<T>())>> : std::true_type {};
template <class T, class = void> struct is_range : std::false_type {};
template <class T> struct is_range<T, std::void_t<decltype(std::begin(std::declval<const T&>()))>> : std::true_type {};
template <class T, class = void> struct is_adaptor : std::false_type {};  // A stack or a queue.
template <class T> struct is_adaptor<T, std::void_t<typename T::container_type, decltype(std::declval<T>().pop())>> : std::true_type {};
template <class T, class = void> struct is_tuple : std::false_type {};
template <class T> struct is_tuple<T, std::void_t<decltype(std::tuple_size<T>::value)>> : std::true_type {};

template <class T> std::string text(const T& value);

template <class T> std::string fields(const T& node) {
  std::string_view names = Fields<T>::names;
  std::string out;
  std::apply([&](auto... field) { ((out += (out.empty() ? "" : ",") + quoted(next_name(names)) + ":" + text(node.*field)), ...); },
             Fields<T>::all());
  return "{" + out + "}";
}

template <class T> std::string node(const T* pointer) {
  if (!pointer) return "null";
  static_assert(Fields<T>::are_known, "say KIBITZ_NODE(Class, &Class::field, ...) for a class to which pointers are told");
  const std::string number = "{\"$\":" + std::to_string(numbers.emplace(pointer, numbers.size()).first->second);
  if (!told.insert(pointer).second) return number + "}";
  return number + ",\"class\":" + quoted(Fields<T>::name) + ",\"fields\":" + fields(*pointer) + "}";
}

// Stacks and queues hand out no more than their ends, except to those who derive from them.
template <class T> const typename T::container_type& inside(const T& adaptor) {
  struct Open : T {
    static const typename T::container_type& of(const T& it) { return it.*&Open::c; }
  };
  return Open::of(adaptor);
}

template <class T> std::string list(const T& range) {
  std::string out;
  for (const auto& item : range) out += (out.empty() ? "" : ",") + text(item);
  return "[" + out + "]";
}

template <class T> std::string text(const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    return value ? "true" : "false";
  } else if constexpr (std::is_same_v<T, char>) {
    return value < 0 ? "\"?\"" : quoted(std::string_view(&value, 1));
  } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    const auto number = static_cast<long long>(value);
    const bool fits = number >= -9007199254740991 && number <= 9007199254740991 && (number >= 0) == (value >= T{});
    if constexpr (std::is_enum_v<T>) return std::to_string(number);
    else return fits ? std::to_string(number) : quoted(std::to_string(value));
  } else if constexpr (std::is_floating_point_v<T>) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.15g", static_cast<double>(value));
    return std::isfinite(value) ? digits : quoted(digits);
  } else if constexpr (std::is_same_v<T, std::nullptr_t>) {
    return "null";
  } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    return quoted(value);
  } else if constexpr (is_pointer<T>::value) {
    if constexpr (std::is_pointer_v<T>) return node(value);
    else return node(value.get());
  } else if constexpr (Fields<T>::are_known) {
    return fields(value);
  } else if constexpr (is_optional<T>::value) {
    return value.has_value() ? text(*value) : "null";
  } else if constexpr (is_map<T>::value) {
    return "{\"$map\":" + list(value) + "}";
  } else if constexpr (is_set<T>::value) {
    return "{\"$set\":" + list(value) + "}";
  } else if constexpr (is_adaptor<T>::value) {
    return list(inside(value));
  } else if constexpr (is_range<T>::value) {
    return list(value);
  } else if constexpr (is_tuple<T>::value) {
    std::string out;
    std::apply([&](const auto&... item) { ((out += (out.empty() ? "" : ",") + text(item)), ...); }, value);
    return "[" + out + "]";
  } else {
    return text(static_cast<bool>(value));  // What a list of truths hands out for one of them.
  }
}

inline void tell(const std::string& event) {
  told.clear();
  if (left == 0) return;
  left--;
  std::fputs((event + "]\n").c_str(), trace);
  std::fflush(trace);
}
inline std::string at(int line) { return "\"," + std::to_string(line); }

// The call that runs: it is over when this is gone.
class Call {
 public:
  Call(int line, const char* name, const std::string& given) : place(at(line)) {
    tell("[\"call" + place + "," + quoted(name) + ",{" + given + "}");
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;
  ~Call() { tell("[\"back" + place + result); }
  template <class T> T&& back(int line, T&& value) {
    place = at(line);
    result = "," + text(value);
    told.clear();
    return std::forward<T>(value);
  }

 private:
  std::string place, result;
};
struct Calling {
  int line;
  const char* name;
  std::string_view names;
  template <class... T> Call operator()(const T&... given) {
    std::string out;
    ((out += (out.empty() ? "" : ",") + quoted(next_name(names)) + ":" + text(given)), ...);
    return Call(line, name, out);
  }
};
}  // namespace kibitz

#define KIBITZ_LINE() kibitz::tell("[\"line" + kibitz::at(__LINE__))
#define KIBITZ(name) kibitz::tell("[\"=" #name + kibitz::at(__LINE__) + "," + kibitz::text(name))
#define KIBITZ_AT(name, index) \
  kibitz::tell("[\"" #name "[]" + kibitz::at(__LINE__) + "," + kibitz::text(index) + "," + kibitz::text(name[index]))
#define KIBITZ_CALL(...) kibitz::Call kibitz_call = kibitz::Calling{__LINE__, __func__, #__VA_ARGS__}(__VA_ARGS__)
#define KIBITZ_BACK(value) kibitz_call.back(__LINE__, value)
#define KIBITZ_NODE(Class, ...)                                  \
  template <> struct kibitz::Fields<Class> {                     \
    static constexpr bool are_known = true;                      \
    static constexpr const char* name = #Class;                  \
    static constexpr const char* names = #__VA_ARGS__;           \
    static auto all() { return std::make_tuple(__VA_ARGS__); }   \
  }
#endif
