import { expect, onTestFinished, test } from 'vitest'
import {
  type Call,
  endStream,
  type FakeAiServer,
  refuses,
  startFakeAiServer,
  streamPart,
  writes,
} from '#connectors/ai/fake-ai-server.fixture.ts'
import { pace } from '#connectors/ai/stream-answer.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { CampaignBrief, TextNews } from '../writer.ts'
import { createAiWriter } from './ai-writer.ts'
import { modelOf } from './fake-model.fixture.ts'

const texts: Partial<Record<Platform, string>> = {
  instagram: 'Your hair, in a new light: balayage is 20% off for new clients until Saturday.',
  x: 'New here? 20% off balayage through Saturday, for new clients.',
  facebook: 'First visit? Until Saturday, new clients save 20% on balayage. Tell us what you dream of.',
}
const platforms = Object.keys(texts) as Platform[]
const brief: CampaignBrief = {
  locale: 'en',
  shop: { name: 'Bloom', industry: 'beauty', country: 'US', products: ['Balayage'], brandStyle: null },
  idea: '20% off balayage until Saturday, new clients only.',
  platforms,
  day: '2026-11-17',
  seed: 1,
}

const frame = {
  title: '',
  description: '',
  variations: [],
  hashtags: [],
  visuals: [],
  picture: { headline: '', line: '', call: '' },
}
const isFrame = ({ prompt }: Call) => prompt.includes('the words on a picture')
const isAgain = ({ prompt }: Call) => prompt.includes('broke a rule')
const post = (platform: Platform, text = texts[platform] ?? '') => ({ platform, title: '', text })
const whole = (changes: Partial<Record<Platform, string>> = {}) => ({
  posts: platforms.map((platform) => post(platform, changes[platform])),
})

async function write(fake: FakeAiServer, changes: Partial<CampaignBrief> = {}) {
  const news: TextNews[] = []
  const writer = createAiWriter(await modelOf(fake))
  const written = await writer.writeCampaign({ ...brief, ...changes }, (each) => news.push(each))
  const statesOf = (platform: Platform) => [
    ...new Set(news.filter((each) => each.platform === platform).map(({ state }) => state)),
  ]
  return { written, news, statesOf }
}

/** The first answer to the posts is special; everything else is as it should be. */
async function spoilFirst(
  spoil: (call: Call, fake: FakeAiServer) => ReturnType<typeof writes>,
): Promise<FakeAiServer> {
  const fake = await startFakeAiServer()
  fake.answer = (call, response) => {
    const isFirst =
      !isFrame(call) && !isAgain(call) && fake.calls.filter((each) => !isFrame(each)).length === 1
    const answer = isFirst ? spoil(call, fake) : writes(() => (isFrame(call) ? frame : whole()))
    answer(call, response)
  }
  return fake
}

test('a text grows word by word, is checked, and is ready before the next one is written', async () => {
  const fake = await startFakeAiServer()
  fake.answer = writes((call) => (isFrame(call) ? frame : whole()))
  const { news, statesOf, written } = await write(fake)
  expect(written.fallbacks).toEqual([])
  for (const platform of platforms) expect(statesOf(platform)).toEqual(['writing', 'checking', 'ready'])
  const growing = news.filter(({ platform, state }) => platform === 'instagram' && state === 'writing')
  expect(growing.length).toBeGreaterThan(2)
  for (const { post: grown } of growing) expect(texts.instagram?.startsWith(grown.text)).toBe(true)
  const readyAt = news.findIndex(({ platform, state }) => platform === 'instagram' && state === 'ready')
  const nextAt = news.findIndex(({ platform, post: { text } }) => platform === 'x' && text !== '')
  expect(readyAt).toBeLessThan(nextAt)
})

test('a text that fails the check is said to be rewritten, and one that fails twice to be replaced', async () => {
  const fake = await startFakeAiServer()
  const wrong = { x: 'New here? 50% off balayage.', facebook: 'First visit? 60% off.' }
  fake.answer = writes((call) => {
    if (isFrame(call)) return frame
    return isAgain(call) ? whole({ facebook: wrong.facebook }) : whole(wrong)
  })
  const { statesOf, news, written } = await write(fake)
  expect(statesOf('instagram')).toEqual(['writing', 'checking', 'ready'])
  expect(statesOf('x')).toEqual(['writing', 'checking', 'fixing', 'fixed'])
  expect(statesOf('facebook')).toEqual(['writing', 'checking', 'fixing', 'replaced'])
  expect(written.fallbacks).toEqual(['facebook'])
  const last = news.findLast(({ platform }) => platform === 'facebook')
  expect(last?.post).toEqual(written.posts.get('facebook'))
})

test('a model that stalls in the middle leaves the texts it finished', async () => {
  const { stallMs } = pace
  pace.stallMs = 300
  onTestFinished(() => {
    pace.stallMs = stallMs
  })
  const fake = await spoilFirst(() => (_call, response) => {
    streamPart(response, JSON.stringify(whole()).slice(0, 170))
  })
  const { written, statesOf } = await write(fake)
  expect(written.fallbacks).toEqual(['x', 'facebook'])
  expect(written.posts.get('instagram')?.text).toBe(texts.instagram)
  expect(statesOf('x').at(-1)).toBe('unanswered')
})

test('a connection that breaks in the middle leaves the texts that were finished', async () => {
  const fake = await spoilFirst(() => (_call, response) => {
    streamPart(response, JSON.stringify(whole()).slice(0, 170))
    response.destroy()
  })
  expect((await write(fake)).written.posts.get('instagram')?.text).toBe(texts.instagram)
})

test.each([
  ['half of the JSON', JSON.stringify(whole()).slice(0, 170)],
  [
    'a refusal in the middle',
    `${JSON.stringify(whole()).slice(0, 170)} I’m sorry, but I can’t help with that.`,
  ],
])('after %s, finished texts stay and the rest is asked for again', async (_name, half) => {
  const fake = await spoilFirst(() => writes(() => half))
  const { written } = await write(fake)
  expect(written.fallbacks).toEqual([])
  expect(fake.calls.filter(({ prompt }) => prompt.includes('could not be used'))).toHaveLength(1)
})

test('a key that is refused half-way does not take back what is done', async () => {
  const fake = await startFakeAiServer()
  fake.answer = (call, response) => {
    if (isAgain(call)) refuses(401, {})(call, response)
    else writes(() => (isFrame(call) ? frame : whole({ x: 'Half price for all!' })))(call, response)
  }
  const { written, statesOf } = await write(fake)
  expect(written.fallbacks).toEqual(['x'])
  expect(statesOf('x').at(-1)).toBe('replaced')
})

test('a server that does not stream is asked for the whole answer', async () => {
  const fake = await startFakeAiServer()
  const good = writes((call) => (isFrame(call) ? frame : whole()))
  fake.answer = (call, response) => good({ ...call, isStreamed: false }, response)
  expect((await write(fake)).written.fallbacks).toEqual([])
})

test('an empty stream is an answer that cannot be used', async () => {
  const fake = await spoilFirst(() => (_call, response) => endStream(response))
  expect((await write(fake)).written.fallbacks).toEqual([])
})

const voice = {
  samples: [
    'Guys, Lena is back from Lisbon! Consultations are $15 on Thursday.',
    ...Array(6).fill('x'.repeat(900)),
  ],
  wordsToUse: ['glow'],
  wordsToAvoid: ['cheap', 'hurry up'],
  emoji: 'none',
  hashtags: 'none',
} as const

test('the voice of the shop is data with few, short samples; the rules say that they are patterns', async () => {
  const fake = await startFakeAiServer()
  fake.answer = writes((call) => (isFrame(call) ? frame : whole()))
  await write(fake, { shop: { ...brief.shop, voice } })
  for (const { prompt } of fake.calls) {
    const [system, user] = JSON.parse(prompt) as { content: string }[]
    expect(system?.content).toContain('patterns, not facts')
    expect(system?.content).toContain('US English')
    expect(system?.content).not.toContain('Lena')
    expect(user?.content).toContain('Lena is back')
    expect(user?.content.split('x'.repeat(400)).length).toBe(5)
    expect(user?.content).not.toContain('x'.repeat(501))
  }
})

test.each([
  [
    'a word to avoid',
    'New here? 20% off balayage through Saturday, for new clients. Not cheap, just good.',
    'wordsToAvoid',
  ],
  ['a name from a sample', 'Lena says hi: 20% off balayage through Saturday, for new clients.', 'a sample'],
  [
    'a price from a sample',
    '20% off balayage through Saturday, for new clients. Consultations $15.',
    'a price',
  ],
  [
    'an emoji against the habit',
    'New here? 20% off balayage through Saturday, for new clients ✨',
    'no emoji',
  ],
  ['a hashtag against the habit', 'New clients: 20% off balayage through Saturday #Balayage', 'no hashtags'],
])('%s is refused, with the reason', async (_name, text, reason) => {
  const fake = await startFakeAiServer()
  fake.answer = writes((call) => (isFrame(call) ? frame : isAgain(call) ? whole() : whole({ x: text })))
  const { written } = await write(fake, { shop: { ...brief.shop, voice } })
  expect(written.fallbacks).toEqual([])
  const again = fake.calls.filter(isAgain).map(({ prompt }) => prompt)
  expect(again).toHaveLength(1)
  expect(again[0]).toContain(reason)
})
