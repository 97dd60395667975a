import { describe, expect, test } from 'vitest'
import { help } from '#app/server/features.ts'
import { checkPost } from '#connectors/social/checks/check-post.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { partsOf } from '#connectors/social/text/text-parts.ts'
import { foldText } from '#features/campaigns/client/preview/fold-text.ts'
import { exportPost } from '#features/campaigns/export-post.ts'
import { MAX_POST_TEXT } from '#features/campaigns/posts.contract.ts'
import { MAX_QUESTION } from '#features/help/help.contract.ts'
import { answerFromArticles } from '#features/help/server/answer-from-articles.ts'
import { chooseLookUps } from '#features/help/server/choose-look-ups.ts'
import { priorityOf } from '#features/inbox/server/priority-of.ts'
import { sanitizeName, sanitizeText } from '#features/inbox/server/sanitize-text.ts'
import { fitnessOf } from '#features/media-library/server/find-fitting-picture.ts'
import { captionsOf } from '#features/videos/server/captions.ts'
import { toCsv } from '#platform/csv.ts'
import { objectionsToPost, tidy } from '#writer/ai/check-answer.ts'
import { factsOf } from '#writer/ai/required-facts.ts'
import { hashtagsFrom } from '#writer/built-in/hashtags.ts'
import { writeCampaign } from '#writer/copywriting/write-campaign.ts'
import { readBrief } from '#writer/reading/read-brief.ts'
import { processorTime } from './processor-time.ts'
import { hostileTexts } from './regular-expressions/hostile-texts.ts'

/** Requests wait for synchronous work, so nothing may block the process longer. */
const LIMIT_MS = 200
const MESSAGE = 120_000
const IDEA = 2000
const LINE = 2000

const some = [...hostileTexts.filter((_, index) => index % 4 === 1)]
const sentences = [
  'A, b; c: d ',
  'Yes! No? ',
  '20% 5 € ',
  'a@b.co ',
  '#tag @me https://shop.example/x?y=1 ',
  '(¿¡“«',
]
const texts = [
  ...some,
  ...sentences.map((unit) => ({
    name: JSON.stringify(unit),
    make: (size: number) => unit.repeat(size / unit.length),
  })),
]

const shop = {
  name: 'Bloom',
  industry: 'beauty',
  country: null,
  products: ['Matcha 12 €'],
  brandStyle: null,
} as const
const reading = readBrief('20% off balayage until Saturday, new clients only', {
  locale: 'en',
  country: 'US',
  today: '2026-11-17',
  products: ['Balayage'],
})
const check = {
  reading,
  locale: 'en' as const,
  facts: factsOf(reading, '2026-11-17'),
  given: JSON.stringify({ ...shop, idea: 'x '.repeat(1000) }),
  voice: {
    samples: Array.from({ length: 5 }, () => 'a word and '.repeat(200)),
    wordsToUse: ['glow'],
    wordsToAvoid: Array.from({ length: 30 }, (_, place) => `word ${place}`),
    emoji: 'none' as const,
    hashtags: 'none' as const,
  },
}

const work: [string, number, (text: string) => unknown][] = [
  [
    'a post as HTML',
    MAX_POST_TEXT,
    (text) => exportPost({ title: text.slice(0, 300), text, pictures: [] }, 'html'),
  ],
  [
    'a post as Markdown',
    MAX_POST_TEXT,
    (text) => exportPost({ title: text.slice(0, 300), text, pictures: [] }, 'markdown'),
  ],
  ['a post as plain text', MAX_POST_TEXT, (text) => exportPost({ title: '', text, pictures: [] }, 'text')],
  ['the parts of a post', MAX_POST_TEXT, partsOf],
  ['the beginning of a post', MAX_POST_TEXT, (text) => foldText(text, 300)],
  [
    'a photo for a campaign',
    MAX_POST_TEXT,
    (text) => fitnessOf({ name: text, tags: [text], alts: {} }, text),
  ],
  ['a message', MESSAGE, (text) => [sanitizeText(text), sanitizeName(text), priorityOf(text)]],
  ['the captions of a video', IDEA, (text) => captionsOf(text, { locale: 'en', today: '2026-05-02' })],
  [
    'reading an idea',
    IDEA,
    (text) => readBrief(text, { locale: 'es', country: 'ES', today: '2026-05-02', products: [] }),
  ],
  [
    'a campaign from an idea',
    IDEA,
    (idea) =>
      writeCampaign({
        locale: 'en',
        shop,
        idea,
        platforms: ['instagram', 'blog'],
        day: '2026-05-02',
        seed: 1,
      }),
  ],
  ['hashtags of a model', LINE, (text) => hashtagsFrom(Array(50).fill(text), 10)],
  ['a text of a model', MESSAGE, (text) => objectionsToPost('blog', { title: '', text: tidy(text) }, check)],
  [
    'a question to the help',
    MAX_QUESTION,
    (text) => [help.library.search(text, 'en'), answerFromArticles(help, text, 'es'), chooseLookUps(text)],
  ],
  [
    '100 messages of a file',
    20_000,
    (text) => toCsv(Array.from({ length: 100 }, () => [text, text.slice(0, 200)])),
  ],
]

describe.each(work)('%s', (_what, size, run) => {
  test('is fast for any content', async () => {
    const slow: string[] = []
    // Warm-up, to exclude what is built or compiled once.
    await run('Hello, this is a text. 20% off! https://shop.example')
    for (const { name, make } of texts) {
      const took = await processorTime(LIMIT_MS, () => run(make(size)))
      if (took > LIMIT_MS) slow.push(`${Math.round(took)} ms for ${name}`)
    }
    expect(slow).toEqual([])
  })
})

test.each(allPlatforms)('checks the rules of %s quickly', async (platform) => {
  const slow: string[] = []
  for (const { name, make } of texts) {
    const text = make(MAX_POST_TEXT)
    const took = await processorTime(LIMIT_MS, () =>
      checkPost({ platform, title: '', text, pictures: 0, videos: 0 }),
    )
    if (took > LIMIT_MS) slow.push(`${Math.round(took)} ms for ${name}`)
  }
  expect(slow).toEqual([])
})
