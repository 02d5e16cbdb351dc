def power(base, exponent):
    result = 1
    while exponent > 0:
        if exponent % 2 == 1:
            result *= base
        base *= base
        exponent //= 2
    return result


print(power(3, 13))

# @ask `if exponent % 2` #2 => exponent % 2 == 1
# @ask `base *= base` #2
# @ask `result *= base` #2
