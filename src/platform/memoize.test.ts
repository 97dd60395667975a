import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('makes the result of each key once, even if it is undefined', () => {
  const asked: string[] = []
  const first = memoize((text: string) => {
    asked.push(text)
    return text[0]
  })
  expect([first('ab'), first('ab'), first(''), first('')]).toEqual(['a', 'a', undefined, undefined])
  expect(asked).toEqual(['ab', ''])
})

test('begins again when it is full', () => {
  let made = 0
  const count = memoize((_key: number) => ++made, 2)
  expect([count(1), count(2), count(1), count(3), count(1)]).toEqual([1, 2, 1, 3, 4])
})
