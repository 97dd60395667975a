import { expect, test } from 'vitest'
import {
  type Call,
  type FakeAiServer,
  refuses,
  startFakeAiServer,
  writes,
} from '#connectors/ai/fake-ai-server.fixture.ts'
import { builtInWriter } from '../built-in/built-in-writer.ts'
import type { PlanBrief, WrittenPlan } from '../writer.ts'
import { createAiWriter } from './ai-writer.ts'
import { modelOf } from './fake-model.fixture.ts'

const plan: PlanBrief = {
  locale: 'en',
  shop: { name: 'Bloom', industry: 'beauty', country: 'US', products: ['Balayage'], brandStyle: 'fun' },
  year: 2026,
  month: 2,
  season: null,
  platforms: ['instagram', 'facebook', 'email'],
  seed: 1,
}

const isAgain = ({ prompt }: Call) => prompt.includes('broke a rule')
const daysIn = ({ prompt }: Call) => [...prompt.matchAll(/- (2026-02-\d\d) on /g)].map(([, day = '']) => day)

/** Different enough to be 28 texts: each is made of words of its own. */
const words =
  'mirror brush window tone light chair comb towel fringe curl braid shine wave parting color scissors razor clip pin mousse serum cape basin dryer ribbon strand lock root'.split(
    ' ',
  )
const said = ({ reason, reasonDetail }: WrittenPlan['entries'][number], place: number) => {
  const about = reason === 'product' || reason === 'holiday' ? reasonDetail.split(':')[0] : 'today'
  const [one, two, three] = [0, 9, 17].map((step) => words[(place + step) % words.length])
  return `The ${one} knows ${about}. A ${two} tells more than a ${three}, and the ${one} remembers the ${two}.`
}

async function write(fake: FakeAiServer, odd: (day: string, call: Call) => string | null = () => null) {
  const ours = await builtInWriter.writePlan(plan)
  fake.answer = writes((call) => ({
    days: ours.entries
      .map((entry, place) => ({ day: entry.day, title: `On the ${words[place]}`, text: said(entry, place) }))
      .filter(({ day }) => daysIn(call).includes(day))
      .map((each) => ({ ...each, text: odd(each.day, call) ?? each.text })),
  }))
  const heard: number[] = []
  const writer = createAiWriter(await modelOf(fake))
  const written = await writer.writePlan(plan, (done) => heard.push(done))
  return { ours, written, heard }
}

test('a plan has the computed days, times and reasons, in the model’s words', async () => {
  const fake = await startFakeAiServer()
  const { ours, written, heard } = await write(fake)
  expect([written.fallbacks, fake.calls.filter(isAgain)]).toEqual([[], []])
  expect(written.entries).toEqual(
    ours.entries.map((entry, place) => ({
      ...entry,
      title: `On the ${words[place]}`,
      text: said(entry, place),
    })),
  )
  expect([heard.at(0), heard.at(-1), written.insights]).toEqual([1, 28, ours.insights])
  expect(fake.calls.flatMap(daysIn).toSorted()).toEqual(ours.entries.map(({ day }) => day))
})

test('each day that breaks a rule is asked for again alone, then written by us and marked', async () => {
  const fake = await startFakeAiServer()
  const { ours, written } = await write(fake, (day, call) => {
    if (day === '2026-02-03') return 'Only $5 for you, says Jessica.'
    return day === '2026-02-05' && !isAgain(call) ? 'Voted best salon in town.' : null
  })
  expect(written.fallbacks).toEqual(['2026-02-03'])
  expect(written.entries[2]).toEqual(ours.entries[2])
  expect(written.entries[4]?.text).not.toBe(ours.entries[4]?.text)
  const again = fake.calls.filter(isAgain)
  expect(again.map(daysIn).toSorted()).toEqual([['2026-02-03'], ['2026-02-05']])
  expect(again.find((call) => daysIn(call)[0] === '2026-02-03')?.prompt).toContain('a price that is not')
})

test('the same text on two days is kept once', async () => {
  const fake = await startFakeAiServer()
  const { ours } = await write(fake)
  const habits = ours.entries.filter(({ reason }) => reason === 'habit').map(({ day }) => day)
  const [one = '', other = ''] = habits
  const { written } = await write(fake, (day) =>
    day === one || day === other ? 'A chair, a mirror and a little time: that is all it takes.' : null,
  )
  expect(written.fallbacks).toHaveLength(1)
})

test('a model that answers only part of the month leaves that part', async () => {
  const fake = await startFakeAiServer()
  const { written } = await write(fake, (day) => (day > '2026-02-14' ? '' : null))
  expect(written.fallbacks).toHaveLength(14)
  expect(written.fallbacks?.every((day) => day > '2026-02-14')).toBe(true)
})

test('a plan that cannot be written at all throws its reason', async () => {
  const fake = await startFakeAiServer()
  fake.answer = refuses(402, {})
  const writer = createAiWriter(await modelOf(fake))
  await expect(writer.writePlan(plan)).rejects.toMatchObject({ code: 'ai_quota' })
})
