import { expect, test } from 'vitest'
import { shownParts } from './shown-parts.ts'
import type { BriefPart } from './writing.contract.ts'

const part = (type: BriefPart['type'], text: string, start: number): BriefPart => ({
  ...{ type, text, start },
  end: start + text.length,
  ...{ date: null, time: null },
})
const shown = (...parts: BriefPart[]) => shownParts(parts).map(({ type }) => type)

test('"call" before its number is one thing with it', () => {
  expect(shown(part('action', 'Call', 0), part('phone', '600 123 456', 5))).toEqual(['phone'])
  expect(shown(part('action', 'Llama', 0), part('phone', '600 123 456', 9))).toEqual(['phone'])
})

test('another action, or one further away, is shown', () => {
  expect(shown(part('action', 'Book', 0), part('link', 'luna.example', 8))).toEqual(['action', 'link'])
  expect(shown(part('action', 'Come', 0), part('phone', '600 123 456', 40))).toEqual(['action', 'phone'])
})

test('sentences that no rule knows are not', () => {
  expect(shown(part('detail', 'We love you', 0))).toEqual([])
})
