import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Role, roles } from '#platform/endpoint.ts'
import { levelsOf, type Place, subordinatesOf, wouldCreateCycle } from './hierarchy.ts'

const place = (id: string, role: Role, managerId: string | null = null): Place => ({ id, role, managerId })

// Ana owns the shop; Bo and Cleo report up to her; Dan and Eli are a separate line.
const team = [
  place('ana', 'owner'),
  place('bo', 'manager', 'ana'),
  place('cleo', 'member', 'bo'),
  place('dan', 'manager'),
  place('eli', 'member', 'dan'),
]

describe('levels', () => {
  test.each([
    ['ana', 1],
    ['bo', 2],
    ['cleo', 3],
    ['dan', 2],
    ['eli', 3],
  ])('%s is on level %i', (id, level) => {
    expect(levelsOf(team).get(id)).toBe(level)
  })

  test('an owner is on level 1, even with a manager, and levels below count from there', () => {
    const levels = levelsOf([...team, place('fay', 'owner', 'cleo'), place('gus', 'member', 'fay')])
    expect([levels.get('fay'), levels.get('gus')]).toEqual([1, 2])
  })

  test('a manager outside the team counts as none', () => {
    expect(levelsOf([place('bo', 'member', 'gone')]).get('bo')).toBe(2)
  })

  test('an unexpected cycle does not hang', () => {
    expect([...levelsOf([place('a', 'member', 'b'), place('b', 'member', 'a')]).values()]).toEqual([3, 3])
  })
})

describe('subordinates', () => {
  test.each([
    ['ana', ['bo', 'cleo']],
    ['bo', ['cleo']],
    ['cleo', []],
    ['dan', ['eli']],
    ['nobody', []],
  ])('of %s are %j', (id, expected) => {
    expect(subordinatesOf(team, id).map((person) => person.id)).toEqual(expected)
  })
})

describe('a cycle', () => {
  test.each([
    ['ana', 'ana', true],
    ['ana', 'bo', true],
    ['ana', 'cleo', true],
    ['bo', 'cleo', true],
    ['cleo', 'ana', false],
    ['dan', 'cleo', false],
    ['eli', 'ana', false],
  ])('%s reporting to %s: %s', (id, managerId, expected) => {
    expect(wouldCreateCycle(team, id, managerId)).toBe(expected)
  })

  test('never arises from any sequence of changes', () => {
    const size = 8
    const index = fc.integer({ min: 0, max: size - 1 })
    const change = fc.record({ who: index, to: fc.option(index) })
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...roles), { minLength: size, maxLength: size }),
        fc.array(change, { maxLength: 60 }),
        (given, changes) => {
          const people = given.map((role, id) => place(String(id), role))
          for (const { who, to } of changes) {
            const person = people[who]
            const managerId = to === null ? null : String(to)
            const isRefused = managerId !== null && wouldCreateCycle(people, String(who), managerId)
            if (person && !isRefused) person.managerId = managerId
          }
          for (const { id } of people) expect(stepsToTheTop(people, id)).toBeLessThan(size)
        },
      ),
    )
  })
})

/** The simplest algorithm, so that it shares no bug with the tested one. */
function stepsToTheTop(people: readonly Place[], id: string): number {
  let steps = 0
  let each = people.find((person) => person.id === id)
  while (each?.managerId && steps <= people.length) {
    const { managerId } = each
    each = people.find((person) => person.id === managerId)
    steps += 1
  }
  return steps
}
