import { describe, expect, test } from 'vitest'
import type { PlanTimes, SlotResult } from '../writer.ts'
import { postTimes } from './post-times.ts'
import { timesInsight } from './times-insight.ts'

const slot = (time: string, posts: number, each: number, changes: Partial<SlotResult> = {}): SlotResult => ({
  platform: 'instagram',
  isWeekend: false,
  time,
  posts,
  engagement: posts * each,
  ...changes,
})

const usual = postTimes(['instagram', 'linkedin'], { results: [], salesPeak: null })
const enough = [slot('09:00', 8, 10), slot('13:30', 8, 30), slot('20:00', 4, 20)]

test('with enough posts the times are those that did best, best first', () => {
  const times = postTimes(['instagram', 'linkedin'], { results: enough, salesPeak: null })
  expect(times.get('instagram')).toEqual({
    source: 'results',
    best: ['13:30', '20:00'],
    weekday: ['13:30', '20:00'],
    weekend: usual.get('instagram')?.weekend,
  })
  expect(times.get('linkedin')).toEqual(usual.get('linkedin'))
})

test('19 posts are too few, and so are two in a slot', () => {
  const few = [slot('09:00', 8, 10), slot('13:30', 8, 30), slot('20:00', 3, 20)]
  expect(postTimes(['instagram'], { results: few, salesPeak: null }).get('instagram')?.source).toBe('usual')
  const spread = Array.from({ length: 15 }, (_, hour) =>
    slot(`${String(hour + 8).padStart(2, '0')}:00`, 2, 10),
  )
  expect(postTimes(['instagram'], { results: spread, salesPeak: null }).get('instagram')?.source).toBe(
    'usual',
  )
})

test('posts that nobody reacted to say nothing about times', () => {
  const results = [slot('09:00', 20, 0), slot('13:30', 20, 0)]
  expect(postTimes(['instagram'], { results, salesPeak: null }).get('instagram')?.source).toBe('usual')
})

test('weekends are told apart from weekdays', () => {
  const results = [
    ...enough,
    slot('11:30', 5, 9, { isWeekend: true }),
    slot('16:00', 5, 8, { isWeekend: true }),
  ]
  expect(postTimes(['instagram'], { results, salesPeak: null }).get('instagram')).toMatchObject({
    weekday: ['13:30', '20:00'],
    weekend: ['11:30'],
  })
})

test('without results of its own a platform for shoppers is posted to an hour before the busiest hours', () => {
  const times = postTimes(['instagram', 'linkedin'], { results: [], salesPeak: { from: 12, to: 14 } })
  expect(times.get('instagram')).toMatchObject({ source: 'sales', weekday: ['11:00', '11:30'] })
  expect(times.get('linkedin')?.source).toBe('usual')
})

test.each([0, 8, 22])('busiest hours from %s on are no time for a post', (from) => {
  const times = postTimes(['instagram'], { results: [], salesPeak: { from, to: from + 2 } })
  expect(times.get('instagram')?.source).toBe('usual')
})

describe('the plan says where its times come from', () => {
  const say = (known: PlanTimes, locale: 'en' | 'es') =>
    timesInsight(postTimes(['instagram', 'facebook', 'linkedin'], known), known, locale)

  test('in English', () => {
    expect(say({ results: enough, salesPeak: { from: 12, to: 14 } }, 'en')).toBe(
      'The times come from your own posts. These did best: Instagram (1:30 PM and 8:00 PM). You sell most from 12:00 PM to 2:00 PM, so posts for Facebook go out an hour before. There are too few results for LinkedIn yet, so we used times that usually work.',
    )
    expect(say({ results: [], salesPeak: null }, 'en')).toMatch(/^The times are the usual ones/)
  })

  test('in Spanish', () => {
    expect(say({ results: enough, salesPeak: { from: 12, to: 14 } }, 'es')).toBe(
      'Los horarios salen de tus propias publicaciones. Los que mejor han funcionado: Instagram (13:30 y 20:00). Vendes más de 12:00 a 14:00, por eso en Facebook se publica una hora antes. En LinkedIn todavía hay pocos resultados, así que usamos los horarios que suelen funcionar.',
    )
    expect(say({ results: [], salesPeak: null }, 'es')).toMatch(/^Los horarios son los habituales/)
  })
})
