import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckedPost } from '#connectors/social/checks/check-post.ts'
import type { Problem } from '#connectors/social/checks/problem.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { brokenPosts, figuresIn } from '#connectors/social/conformance/broken-posts.fixture.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { problemsWhileWriting } from '#features/campaigns/client/new/new-campaign-form.ts'
import { problemsOf, problemsOfNew } from '#features/campaigns/post-problems.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { type Locale, locales } from '#platform/locale.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addCampaign, postOn } from '../campaigns.fixture.ts'

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
})
afterAll(() => at.close())

const tomorrow = () => new Date(at.clock.now().getTime() + 86_400_000).toISOString()

/** Writes a post directly, with its media. */
async function write(postId: string, { title, text, options = {}, pictures, videos, media }: CheckedPost) {
  const sizes = { picture: { width: 1080, height: 1080 }, video: { width: 720, height: 1280 } }
  const several = (kind: 'picture' | 'video', length: number) =>
    Array.from({ length }, (_, place) => ({
      kind,
      ...sizes[kind],
      alt: '',
      ...media?.filter((each) => each.kind === kind)[place],
    }))
  const shown = [...several('picture', pictures), ...several('video', videos)]
  await at.query('update posts set title = $1, text = $2, options = $3 where id = $4', [
    title,
    text,
    JSON.stringify(options),
    postId,
  ])
  await at.query('delete from post_media where post_id = $1', [postId])
  for (const [position, { kind, width, height, alt }] of shown.entries())
    await at.query(
      `insert into post_media (workspace_id, post_id, position, kind, url, width, height, alt)
       select workspace_id, id, $2, $3, '/api/objects/none', $4, $5, $6 from posts where id = $1`,
      [postId, position, kind, width, height, alt],
    )
}

/** What the editor shows for a post, by field, as the server names the fields. */
function onScreen({ platform, title, text, options, media }: Post, locale: Locale): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const problem of problemsOf({ platform, title, text, options }, media)) {
    const field = `${platform}.${problem.field}`
    messages[field] = [messages[field], describeProblem(problem, locale)].filter(Boolean).join(' ')
  }
  return messages
}

describe.each(allPlatforms)('%s', (platform: Platform) => {
  test('refuses on the server what the editor shows while typing, in the same words', async () => {
    const { id } = await addCampaign(ana, { platforms: [platform] })
    const { id: postId } = await postOn(ana, id, platform)
    for (const { post, field, rule } of brokenPosts(platform)) {
      await write(postId, post)
      const shown = await postOn(ana, id, platform)
      const problem = shown.problems.find((each) => each.field === field && each.rule === rule)
      expect(problem, `${field} ${rule}`).toBeDefined()
      for (const locale of locales) {
        for (const step of ['publish', 'schedule']) {
          const answer = await ana.call({
            method: 'POST',
            url: `/api/campaigns/${id}/${step}`,
            payload: step === 'schedule' ? { scheduledFor: tomorrow() } : {},
            headers: { 'accept-language': locale },
          })
          expect([answer.statusCode, answer.json().code]).toEqual([422, 'post_breaks_rules'])
          expect(answer.json().fields).toEqual(onScreen(shown, locale))
          const messages: string = answer.json().fields[`${platform}.${field}`]
          expect(messages).toContain(platformName(platform, locale))
          for (const figure of figuresIn(problem as Problem, locale)) expect(messages).toContain(figure)
        }
      }
    }
  })

  test.each([true, false])(
    'refuses a new scheduled campaign likewise, pictures drawn: %s',
    async (withPictures) => {
      const { text, title } = manifestOf(platform)
      const words = {
        title: 'a'.repeat(Math.min((title?.max ?? 20) + 1, 200)),
        description: 'Spring',
        content: 'a'.repeat(Math.min(text.max + 1, 109_000)),
        platforms: [platform],
        withPictures,
      }
      const { content, ...rest } = words
      const problems = problemsOfNew(words)
      expect(problemsWhileWriting(words, { isScheduled: true })).toEqual(problems)
      if (problems.length === 0) return
      const answer = await ana.post('/api/campaigns', {
        ...rest,
        content: { content },
        scheduledFor: tomorrow(),
      })
      expect(answer.statusCode).toBe(422)
      expect(Object.values<string>(answer.json().fields).join(' ')).toBe(
        problems.map((problem) => describeProblem(problem, 'en')).join(' '),
      )
    },
  )
})

test('refuses to schedule a text that fits only without the picture it gets', async () => {
  const words = {
    title: 'Spring',
    description: 'Spring',
    platforms: ['telegram'],
    content: { content: 'a'.repeat(1025) },
  }
  const answer = await ana.post('/api/campaigns', { ...words, withPictures: true, scheduledFor: tomorrow() })
  expect(answer.json().fields).toEqual({
    'telegram.text': 'Telegram: the text has 1,025 of 1,024 characters. Shorten it by 1.',
  })
})

test.each([
  ['en', 'At most 200000 characters; this has 200001'],
  ['es', 'Como máximo 200000 caracteres; este texto tiene 200001'],
])('refuses texts above our own limit with both figures, in %s', async (locale, text) => {
  const { id } = await addCampaign(ana)
  const { id: postId } = await postOn(ana, id, 'x')
  const answer = await ana.call({
    method: 'PATCH',
    url: `/api/campaigns/${id}/posts/${postId}`,
    payload: { text: 'a'.repeat(200_001) },
    headers: { 'accept-language': locale },
  })
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { text }])
})
