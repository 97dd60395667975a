import { describe, expect, it } from 'vitest'
import { avatarColourIndex, initialsOf } from './avatar-initials.ts'

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

describe('avatarColourIndex', () => {
  it('gives a name one color, regardless of spaces and case', () => {
    expect(avatarColourIndex('Ana López', 6)).toBe(avatarColourIndex(' ana lópez ', 6))
  })

  it('uses every color for many names', () => {
    const seen = new Set(Array.from({ length: 60 }, (_, index) => avatarColourIndex(`Customer ${index}`, 6)))
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
  })
})
