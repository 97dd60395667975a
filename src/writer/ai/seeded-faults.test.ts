import { expect, test } from 'vitest'
import {
  type Call,
  type FakeAiServer,
  startFakeAiServer,
  writes,
} from '#connectors/ai/fake-ai-server.fixture.ts'
import { createAiWriter } from './ai-writer.ts'
import { modelOf } from './fake-model.fixture.ts'
import { type SeededBrief, type SeededPost, seededDay } from './seeded-brief.fixture.ts'
import { seededEnglish } from './seeded-english.fixture.ts'
import { seededEnglishNews } from './seeded-english-news.fixture.ts'
import { seededSpanish } from './seeded-spanish.fixture.ts'
import { seededSpanishNews } from './seeded-spanish-news.fixture.ts'

const briefs = [...seededEnglish, ...seededEnglishNews, ...seededSpanish, ...seededSpanishNews]

const isFrame = ({ prompt }: Call) => prompt.includes('the words on a picture')
const isAgain = ({ prompt }: Call) => prompt.includes('broke a rule')

const frame = { title: '', description: '', variations: [], hashtags: [], visuals: [] }
const noPicture = { headline: '', line: '', call: '' }

const answer = (posts: readonly SeededPost[]) => ({
  posts: posts.map(([platform, text, title = '']) => ({ platform, title, text })),
})

async function write(fake: FakeAiServer, brief: SeededBrief, posts: readonly SeededPost[]) {
  const { locale, country, shop, products, idea } = brief
  return createAiWriter(await modelOf(fake)).writeCampaign({
    locale,
    idea,
    shop: { name: shop, industry: null, country, products, brandStyle: null },
    platforms: posts.map(([platform]) => platform),
    day: seededDay,
    seed: 1,
  })
}

/** The platforms whose text was replaced, and why. */
async function refusedOf(fake: FakeAiServer, brief: SeededBrief, posts: readonly SeededPost[]) {
  fake.calls.length = 0
  fake.answer = writes((call) => (isFrame(call) ? { ...frame, picture: noPicture } : answer(posts)))
  const { fallbacks = [] } = await write(fake, brief, posts)
  const reasons = fake.calls
    .filter(isAgain)
    .map(({ prompt }) => /broke a rule.{0,400}/.exec(prompt)?.[0] ?? '')
  return { fallbacks, reasons }
}

test('at least nine of ten seeded faults are caught', { timeout: 240_000 }, async () => {
  const fake = await startFakeAiServer()
  const missed: string[] = []
  let count = 0
  for (const brief of briefs)
    for (const [what, ...post] of brief.faults) {
      count += 1
      const { fallbacks } = await refusedOf(fake, brief, [post])
      if (fallbacks.length === 0) missed.push(`${what}: ${post[1]}`)
    }
  expect(count).toBeGreaterThanOrEqual(50)
  expect(missed.length / count, missed.join('\n')).toBeLessThanOrEqual(0.1)
})

test('at most one good answer in twenty is refused', { timeout: 240_000 }, async () => {
  const fake = await startFakeAiServer()
  const refused: string[] = []
  let count = 0
  for (const brief of briefs) {
    count += brief.clean.length
    const { fallbacks, reasons } = await refusedOf(fake, brief, brief.clean)
    for (const platform of fallbacks) {
      const text = brief.clean.find(([each]) => each === platform)?.[1]
      refused.push(`${text}\n  ${reasons.find((reason) => reason.includes(`- ${platform}:`))}`)
    }
  }
  expect(count).toBeGreaterThanOrEqual(60)
  expect(refused.length / count, refused.join('\n')).toBeLessThanOrEqual(0.05)
})
