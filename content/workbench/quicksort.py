def quicksort(a, lo, hi):
    if lo >= hi:
        return
    pivot = a[hi]
    i = lo
    for j in range(lo, hi):
        if a[j] < pivot:
            a[i], a[j] = a[j], a[i]
            i += 1
    a[i], a[hi] = a[hi], a[i]
    quicksort(a, lo, i - 1)
    quicksort(a, i + 1, hi)


values = [5, 2, 8, 1, 9, 3, 6]
quicksort(values, 0, len(values) - 1)
print(*values)

# @ask `pivot =` #1
# @ask `i += 1` #2
# @ask `a[i], a[hi] =` #1
