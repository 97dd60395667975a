const LONGEST = 40

/** The name to greet a contact with; empty if it is not a name: a number, an address, a handle. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const isName = first.length <= LONGEST && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first)
  return isName ? first : ''
}
