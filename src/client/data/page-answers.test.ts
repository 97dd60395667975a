import { beforeEach, expect, test, vi } from 'vitest'
import { pretendBrowser } from '#tests/pretend-browser.ts'

let page: unknown
pretendBrowser({
  document: { documentElement: {}, getElementById: () => page && { textContent: JSON.stringify(page) } },
})

/** The modules of a freshly loaded page. */
async function load(told: unknown) {
  page = told
  vi.resetModules()
  const { takeAnswer } = await import('./page-answers.ts')
  const { refresh } = await import('./query.ts')
  return { takeAnswer, refresh }
}

const answer = { body: [{ id: '1' }], nextCursor: 'next' }
const english = { locale: 'en', answers: { '/api/things?brandId=1&limit=5': answer } }

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000))

test('an answer is used once, in any order of query parameters', async () => {
  const { takeAnswer } = await load(english)
  expect(takeAnswer('/api/things?limit=5')).toBe(undefined)
  expect(takeAnswer('/api/things?limit=5&brandId=1')).toEqual(answer)
  expect(takeAnswer('/api/things?limit=5&brandId=1')).toBe(undefined)
})

test('answers in another language, of a page without any, or too old are not used', async () => {
  const url = '/api/things?brandId=1&limit=5'
  expect((await load({ ...english, locale: 'es' })).takeAnswer(url)).toBe(undefined)
  expect((await load(null)).takeAnswer(url)).toBe(undefined)
  const { takeAnswer } = await load(english)
  vi.spyOn(performance, 'now').mockReturnValue(8_001)
  expect(takeAnswer(url)).toBe(undefined)
})

test('after a change no answer of the page is used', async () => {
  const { takeAnswer, refresh } = await load(english)
  await refresh('goals')
  expect(takeAnswer('/api/things?brandId=1&limit=5')).toBe(undefined)
})
