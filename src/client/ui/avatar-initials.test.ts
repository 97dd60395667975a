import { describe, expect, it } from 'vitest'
import { avatarColorIndex, initialsOf } from './avatar-initials.ts'

describe('initialsOf', () => {
  it.each([
    ['Ana María López', 'AL'],
    ['  rosa   díaz ', 'RD'],
    ['Ñandú', 'ÑA'],
    ['x', 'X'],
    ['', '?'],
    ['🌻 Flores', '🌻F'],
    ['Luna (sandbox)', 'LU'],
    ['Salón Luna (sandbox)', 'SL'],
    ['(x', '(X'],
  ])('makes %j into %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('avatarColorIndex', () => {
  it('gives a name one color, regardless of spaces and case', () => {
    expect(avatarColorIndex('Ana López', 6)).toBe(avatarColorIndex(' ana lópez ', 6))
  })

  it('uses every color for many names', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, index) => avatarColorIndex(`Customer ${index}`, 6)))
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
  })
})
