import { expect, test } from 'vitest'
import { draftOf, forget, write } from './drafts.ts'

test('each conversation keeps its own draft, with notes separate from replies', () => {
  write('a', 'reply', 'to a')
  write('b', 'reply', 'to b')
  write('a', 'note', 'for us')
  expect([draftOf('a', 'reply').text, draftOf('b', 'reply').text, draftOf('a', 'note').text]).toEqual([
    'to a',
    'to b',
    'for us',
  ])
})

test('the same text keeps its reference, another text gets a new one', () => {
  write('c', 'reply', 'yes')
  const first = draftOf('c', 'reply').reference
  expect(draftOf('c', 'reply').reference).toBe(first)
  write('c', 'reply', 'yes, at five')
  expect(draftOf('c', 'reply').reference).not.toBe(first)
})

test('a sent draft is removed, a later one stays', () => {
  write('d', 'reply', 'first')
  const { reference } = draftOf('d', 'reply')
  write('d', 'reply', 'second')
  forget('d', 'reply', reference)
  expect(draftOf('d', 'reply').text).toBe('second')
  forget('d', 'reply', draftOf('d', 'reply').reference)
  expect(draftOf('d', 'reply').text).toBe('')
})

test('an empty draft is not stored', () => {
  write('e', 'reply', 'x', { writtenBy: 'ai', isFallback: false, basedOn: [] })
  write('e', 'reply', '')
  expect(draftOf('e', 'reply')).toEqual({ text: '', reference: '', suggestion: null })
})
