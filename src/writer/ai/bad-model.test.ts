import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type Call,
  type FakeAiServer,
  startFakeAiServer,
  writes,
} from '#connectors/ai/fake-ai-server.fixture.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { CampaignBrief } from '../writer.ts'
import { createAiWriter } from './ai-writer.ts'
import { modelOf } from './fake-model.fixture.ts'

const frame = {
  title: 'Colour week',
  description: 'A campaign for balayage.',
  variations: ['Colour week is on: 20% off balayage.'],
  hashtags: ['#Balayage'],
  visuals: ['A head of hair in the sun.'],
  picture: { headline: 'Colour week', line: 'For new clients, until Saturday', call: 'Book now' },
}
const texts: Partial<Record<Platform, string>> = {
  instagram:
    'Your hair, in a new light: balayage is 20% off for new clients until Saturday. Book at bloom.example.',
  x: 'New here? 20% off balayage through Saturday: bloom.example',
  facebook: 'First visit? Until Saturday, new clients save 20% on balayage. Book at bloom.example.',
  threads: 'We love new clients so much that their balayage costs 20% less until Saturday. bloom.example',
  email: 'Hello,\n\nuntil Saturday, new clients get 20% off balayage. Book at bloom.example.\n\nBloom',
}
const platforms = Object.keys(texts) as Platform[]

const brief: CampaignBrief = {
  locale: 'en',
  shop: { name: 'Bloom', industry: 'beauty', country: 'GB', products: ['Balayage'], brandStyle: 'fun' },
  idea: '20% off balayage until Saturday, new clients only. Book at bloom.example. Keep it short and no hashtags.',
  platforms,
  day: '2026-11-17',
  seed: 1,
}

const isFrame = ({ prompt }: Call) => prompt.includes('the words on a picture')
const isOnce = (call: Call, fake: FakeAiServer) =>
  fake.calls.filter(({ prompt }) => prompt === call.prompt).length < 2
const good = (call: Call) =>
  isFrame(call)
    ? frame
    : { posts: platforms.map((platform) => ({ platform, title: 'For you', text: texts[platform] ?? '' })) }

const write = async (fake: FakeAiServer, changes: Partial<CampaignBrief> = {}) =>
  createAiWriter(await modelOf(fake)).writeCampaign({ ...brief, ...changes })

describe('is asked once more after', () => {
  test.each([
    ['half of the JSON', (whole: object) => JSON.stringify(whole).slice(0, 60)],
    ['a refusal', () => 'I’m sorry, but I can’t help with that.'],
    ['nothing at all', () => ''],
    ['another form', () => ({ error: 'no' })],
  ])('%s', async (_name, spoil) => {
    const fake = await startFakeAiServer()
    const isFirst = (call: Call) => !call.prompt.includes('could not be used')
    fake.answer = writes((call) => (isFirst(call) && isOnce(call, fake) ? spoil(good(call)) : good(call)))
    const written = await write(fake)
    expect(written.fallbacks).toEqual([])
    expect(written.title).toBe(frame.title)
    expect(fake.calls.filter(({ prompt }) => prompt.includes('could not be used')).length).toBe(3)
  })
})

test('a model that says the same everywhere keeps one text; the others are ours', async () => {
  const fake = await startFakeAiServer()
  fake.answer = writes((call) =>
    isFrame(call)
      ? frame
      : { posts: platforms.map((platform) => ({ platform, title: 'For you', text: texts.facebook ?? '' })) },
  )
  const written = await write(fake)
  expect(written.fallbacks?.length).toBe(platforms.length - 1)
  expect(new Set([...written.posts.values()].map(({ text }) => text)).size).toBe(platforms.length)
})

test('posts that a stalling model owes are ours, and the rest is the model’s', async () => {
  const fake = await startFakeAiServer()
  const answer = writes(good)
  fake.answer = (call, response) => {
    if (!call.prompt.includes('- email: ')) answer(call, response)
  }
  const real = AbortSignal.timeout
  AbortSignal.timeout = () => real.call(AbortSignal, 1500)
  onTestFinished(() => {
    AbortSignal.timeout = real
  })
  expect((await write(fake)).fallbacks).toEqual(['email'])
})

test('a model that stalls on everything fails with the reason', async () => {
  const fake = await startFakeAiServer()
  fake.answer = () => undefined
  const real = AbortSignal.timeout
  AbortSignal.timeout = () => real.call(AbortSignal, 200)
  onTestFinished(() => {
    AbortSignal.timeout = real
  })
  await expect(write(fake)).rejects.toMatchObject({ code: 'ai_too_slow' })
})

test('each refused post is repaired alone, with its own reasons', async () => {
  const fake = await startFakeAiServer()
  const spoiled: Partial<Record<Platform, string>> = {
    ...texts,
    x: '25% off balayage through Saturday: bloom.example',
    facebook: 'Balayage is 20% off until Saturday. Book at bloom.example.',
  }
  const isAgain = ({ prompt }: Call) => prompt.includes('broke a rule')
  fake.answer = writes((call) =>
    isFrame(call) || isAgain(call)
      ? good(call)
      : {
          posts: platforms.map((platform) => ({ platform, title: 'For you', text: spoiled[platform] ?? '' })),
        },
  )
  expect((await write(fake)).fallbacks).toEqual([])
  const repairs = fake.calls.filter(isAgain).map(({ prompt }) => prompt)
  expect(repairs.length).toBe(2)
  expect(repairs.find((prompt) => prompt.includes('- x: '))).toContain('a percentage that is not in the data')
  expect(repairs.find((prompt) => prompt.includes('- facebook: '))).toContain('F3 (condition)')
})

test('the model gets facts, directions and spelling as rules, and the owner’s words as data only', async () => {
  const fake = await startFakeAiServer()
  fake.answer = writes(good)
  await write(fake, { platforms: ['x'] })
  const prompts = fake.calls.map(({ prompt }) => JSON.parse(prompt) as { role: string; content: string }[])
  for (const [system, user] of prompts) {
    expect(system?.content).toContain('British spelling')
    expect(system?.content).toContain('Use no hashtags at all.')
    expect(system?.content).toContain('short texts')
    expect(system?.content).not.toContain('balayage')
    expect(user?.content).toContain('"F3": "condition: new clients only"')
  }
  expect(fake.calls.some(({ prompt }) => prompt.includes('Required: F1'))).toBe(true)
})

test('sad news is announced as such', async () => {
  const fake = await startFakeAiServer()
  fake.answer = writes(good)
  await write(fake, { idea: 'Our founder Walter Hayes died on Sunday. We are closed on Thursday.' })
  expect(fake.calls[0]?.prompt).toContain('The news is serious')
})

test('a picture never shows an offer without its condition', async () => {
  const fake = await startFakeAiServer()
  const picture = { headline: '20% off balayage', line: 'At Bloom', call: 'Book now' }
  fake.answer = writes((call) => (isFrame(call) ? { ...frame, picture } : good(call)))
  const written = await write(fake)
  expect(written.picture).not.toMatchObject({ headline: picture.headline, line: picture.line })
})
