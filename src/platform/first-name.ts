const LONGEST = 40

/** How one greets somebody whom a network knows by this name; empty for what is no name: a number, an address, a handle. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const isName = first.length <= LONGEST && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first)
  return isName ? first : ''
}
