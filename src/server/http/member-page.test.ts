import { expect, test } from 'vitest'
import type { PageAnswers } from '#platform/page-answers.ts'
import { memberPage } from './member-page.ts'

const page =
  '<html><head></head><body><div id="root" data-shell="en"><div inert>Outline</div></div></body></html>'
const answers: PageAnswers = { locale: 'en', answers: {} }
const head = '<html><head></head>'
const root = '<body><div id="root" data-shell="en">'
const outline = '<div inert>Outline</div>'
const screen = '<div inert>Screen</div>'
const end =
  '</div><script type="application/json" id="answers">{"locale":"en","answers":{}}</script></body></html>'

test('a screen that is rendered at once is sent instead of its outline', async () => {
  const parts = await Array.fromAsync(memberPage(page, Promise.resolve(answers), async () => screen))
  expect(parts).toEqual([head, root + screen, end])
})

test('a screen that cannot be rendered leaves its outline', async () => {
  const parts = await Array.fromAsync(memberPage(page, Promise.resolve(answers), async () => null))
  expect(parts).toEqual([head, root + outline, end])
})

test('while a screen is rendered, the head is already sent without a body to paint, then the outline, which the screen follows', async () => {
  const rendered = Promise.withResolvers<string>()
  const parts = memberPage(page, Promise.resolve(answers), () => rendered.promise)
  expect((await parts.next()).value).toBe(head)
  expect((await parts.next()).value).toBe(root + outline)
  rendered.resolve(screen)
  expect((await parts.next()).value).toBe(screen)
  expect((await parts.next()).value).toBe(end)
})

test('a page ends without a screen that takes too long', async () => {
  const never = () => new Promise<string>(() => undefined)
  expect(await Array.fromAsync(memberPage(page, Promise.resolve(answers), never))).toEqual([
    head,
    root + outline,
    end,
  ])
})

test('a page without an outline has no screen for members, and none is rendered', async () => {
  const bare = page.replace(' data-shell="en"', '').replace(outline, '')
  const render = () => Promise.reject(new Error('rendered'))
  const parts = await Array.fromAsync(memberPage(bare, Promise.resolve(answers), render))
  expect(parts).toEqual([head, root.replace(' data-shell="en"', ''), end])
})
