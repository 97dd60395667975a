import { describe, expect, test } from 'vitest'
import { createKeyReader, isSearchKey, JUMP_MS } from './shortcut-keys.ts'

const press = (key: string, more: Partial<Parameters<typeof isSearchKey>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  timeStamp: 0,
  ...more,
})

test('Ctrl+K and ⌘K open the search, with Caps Lock too, and nothing else does', () => {
  expect(isSearchKey(press('k', { ctrlKey: true }))).toBe(true)
  expect(isSearchKey(press('K', { metaKey: true }))).toBe(true)
  expect(isSearchKey(press('k'))).toBe(false)
  expect(isSearchKey(press('k', { ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(isSearchKey(press('k', { ctrlKey: true, altKey: true }))).toBe(false)
  expect(isSearchKey(press('j', { ctrlKey: true }))).toBe(false)
})

describe('single keys', () => {
  test('a question mark shows the list, with Shift or without', () => {
    const read = createKeyReader()
    expect(read(press('?', { shiftKey: true }))).toEqual({ kind: 'list' })
    expect(read(press('?'))).toEqual({ kind: 'list' })
    expect(read(press('?', { ctrlKey: true }))).toBe(null)
  })

  test.each([
    ['d', '/dashboard'],
    ['c', '/calendar'],
    ['i', '/inbox'],
    ['m', '/campaigns'],
    ['u', '/customers'],
  ])('G and then %s goes to %s', (key, to) => {
    const read = createKeyReader()
    expect(read(press('g'))).toBe(null)
    expect(read(press(key, { timeStamp: JUMP_MS }))).toEqual({ kind: 'go', to })
    expect(read(press(key, { timeStamp: JUMP_MS }))).toBe(null)
  })

  test('a jump ends after a while, with another key, and with a held modifier', () => {
    const read = createKeyReader()
    read(press('g'))
    expect(read(press('d', { timeStamp: JUMP_MS + 1 }))).toBe(null)
    read(press('g', { timeStamp: 5000 }))
    read(press('x', { timeStamp: 5000 }))
    expect(read(press('d', { timeStamp: 5000 }))).toBe(null)
    read(press('g', { timeStamp: 5000 }))
    expect(read(press('c', { timeStamp: 5000, ctrlKey: true }))).toBe(null)
    expect(read(press('g', { timeStamp: 5000, metaKey: true }))).toBe(null)
    expect(read(press('d', { timeStamp: 5000 }))).toBe(null)
  })

  test('G twice starts again, and a held key does not count', () => {
    const read = createKeyReader()
    read(press('g'))
    read(press('g'))
    expect(read(press('i'))).toEqual({ kind: 'go', to: '/inbox' })
    read(press('g'))
    expect(read(press('i', { repeat: true }))).toBe(null)
  })
})
