import { describe, expect, test } from 'vitest'
import type { BriefKind } from '../../reading/brief-reading.ts'
import { sceneIn } from '../scene.fixture.ts'
import { wordsUnit } from '../words-unit.fixture.ts'
import { english } from './english.ts'

const scene = (kind: BriefKind, isSerious = false) => sceneIn('GB', { shop: 'Mane & Co', kind, isSerious })

const full = (text: string, kind: BriefKind = 'general', isSerious = false) =>
  english.say(wordsUnit(text), scene(kind, isSerious)).full

describe('a note becomes a sentence', () => {
  test.each<[string, BriefKind, string]>([
    ['£5 incl a glass of wine', 'event', "It's £5, including a glass of wine."],
    ['£45 all materials included', 'event', "It's £45, with all materials included."],
    ['Mats provided', 'event', 'We provide mats.'],
    ['60 minutes', 'event', 'It lasts 60 minutes.'],
    ['Limited to 12', 'event', 'Places are limited to 12.'],
    ['15 makers, hot cider, face painting', 'event', 'There will be 15 makers, hot cider and face painting.'],
    ['Kids under 5 free', 'event', "It's free for kids under 5."],
    ['Free if you are over 65', 'offer', "If you are over 65, it's free."],
    ['No joining fee', 'offer', "There's no joining fee."],
    ['Propane refills £14.99 all weekend', 'offer', 'Propane refills are £14.99 all weekend.'],
    ['Lash lift £85 (normally £110) this month', 'offer', 'Lash lift for £85 instead of £110 this month.'],
    ['Winter tyre changeover £79', 'offer', 'Winter tyre changeover for £79.'],
    ['Includes balancing', 'offer', 'It includes balancing.'],
    ['Offer good until 24 December', 'offer', 'The offer is good until 24 December.'],
    ['Flu jabs available now', 'new_product', 'Flu jabs are available now.'],
    ['Silver hoops are back in stock', 'new_product', 'We have silver hoops back in stock.'],
    ['Flavour of the week is maple walnut', 'general', "This week's flavour is maple walnut."],
    ['Winner announced on Friday', 'contest', "We'll announce the winner on Friday."],
    ['23 December, 10am to 7pm', 'hours', "We're open 10am to 7pm on 23 December."],
    ['25 and 26 December shut', 'hours', "We're shut on 25 and 26 December."],
    ['Happy New Year to all our clients', 'greeting', 'We wish all our clients a happy New Year.'],
    ['Voted best tacos by the Weekly', 'general', "We've been voted best tacos by the Weekly."],
    ['Tea and cake', 'event', 'There will be tea and cake.'],
    ['Commission and benefits', 'job', 'We offer commission and benefits.'],
    ['No desk fees', 'job', 'There are no desk fees.'],
    ['Has to be booked by Monday', 'offer', 'It has to be booked by Monday.'],
    ['Excluding sale items', 'offer', 'Sale items are excluded.'],
    ["Won't be getting more until March", 'limited_stock', "We won't be getting more until March."],
    ['Drop ideas in the comments', 'general', 'Please drop ideas in the comments.'],
    ['Vase included', 'offer', 'The vase is included.'],
  ])('%s', (typed, kind, told) => {
    expect(full(typed, kind)).toContain(told)
  })

  test('what is too curt does not stand as typed', () => {
    for (const typed of ['£45 all materials included', 'Includes balancing', 'Closing date 4 December'])
      expect(full(typed, 'event')).not.toContain(`${typed}.`)
  })

  test('notes in a row are told apart, a list stays one', () => {
    expect(full('Silver hoops are back, £38, 3 sizes', 'new_product')).toContain(
      'Silver hoops are back: £38, 3 sizes.',
    )
    expect(full('We have wool coats, chunky knits and the corduroy set')).not.toContain(
      'We have wool coats. Chunky knits and the corduroy set.',
    )
    expect(full('Hems from £12, zips from £15, usually ready in 3 days').join(' ')).toContain(
      'Hems from £12, zips from £15',
    )
  })

  test('two clauses with a comma become two sentences', () => {
    expect(full('Marcus is leaving after 8 years, his last day is Friday')).toContain(
      'Marcus is leaving after 8 years. His last day is Friday.',
    )
  })
})

describe('a job', () => {
  test('says who is wanted, with the shop as the one who hires', () => {
    const told = full('Looking for a part time stylist, Saturdays', 'job')
    expect(told).toContain("We're hiring a part-time stylist for Saturdays.")
    expect(told).toContain('Mane & Co is looking for a part-time stylist for Saturdays.')
  })

  test('that needs no experience looks for none', () => {
    expect(full('No experience needed', 'job').join(' ')).not.toMatch(/looking for|wanted/)
  })
})

describe('what is no note stays as it is', () => {
  test.each<[string, BriefKind]>([
    ['We need to tell you that our poles can collapse', 'warning'],
    ['Book signing with Laura Chen', 'event'],
    ['Bring a friend', 'offer'],
    ['Sunday to Thursday', 'event'],
  ])('%s', (typed, kind) => {
    expect(full(typed, kind, kind === 'warning')).toEqual([`${typed}.`])
  })
})

test('the shop may be the subject, but not where the sentence speaks of us again', () => {
  expect(full('We will be closed on Friday', 'hours')).toContain('Mane & Co will be closed on Friday.')
  expect(english.named('We are closed while we move our stock.', scene('hours')).join(' ')).not.toMatch(
    /^Mane & Co is/,
  )
})

describe('a lead', () => {
  test('does not announce what announces itself', () => {
    const unit = wordsUnit('Wine tasting on Friday')
    expect(english.leads(unit, scene('event'), 'Join us for a wine tasting on Friday.')).toEqual([])
    expect(english.leads(unit, scene('job'), 'Mane & Co is hiring a barista.')).toEqual([])
  })

  test('about hours needs hours', () => {
    expect(english.leads(wordsUnit('Pick your own pumpkins'), scene('hours'))).toEqual([])
    expect(english.leads(wordsUnit('We close at 3'), scene('hours'))).not.toEqual([])
  })
})

test('a limit that is no good news may be noted, a benefit may not', () => {
  const link = { small: null, isLimit: true, hasAction: false }
  const joined = (second: string) => english.join('Boots are half price.', second, link, scene('offer'))
  expect(joined('Members only.')).toContain('Boots are half price. Please note: Members only.')
  expect(joined('No booking fee.').join(' ')).not.toMatch(/note|know/)
})

describe('serious news has sober ways', () => {
  test.each<[string, BriefKind, readonly string[]]>([
    ['Do not eat them', 'warning', ['Please do not eat them.']],
    ['Bring back for full refund', 'warning', ['Please bring yours back for a full refund.']],
    ['Full refund no questions', 'warning', ["You'll get a full refund, no questions asked."]],
    [
      'Keeping her in our thoughts',
      'sad_news',
      ["We're keeping her in our thoughts.", 'She is in our thoughts.'],
    ],
    [
      'Safety recall on our jar candles, batch 0926',
      'warning',
      ['We are recalling our jar candles, batch 0926.'],
    ],
    ['If in doubt ring 0113 496 0001', 'warning', ['If in doubt, ring 0113 496 0001.']],
    ['Our founder died last night', 'sad_news', ['Our founder passed away last night.']],
    [
      'There was a fire in the kitchen last night',
      'sad_news',
      ['Last night, there was a fire in the kitchen.'],
    ],
    ['After 31 years we are closing', 'sad_news', ['We are closing after 31 years.']],
  ])('%s', (typed, kind, ways) => {
    for (const way of ways) expect(full(typed, kind, true)).toContain(way)
  })

  test('what must not be done is never made short', () => {
    expect(full('Please do not use the ladders', 'warning', true).join(' ')).not.toMatch(/don't/)
  })

  test('an oven does not pass away', () => {
    expect(full('The oven died last night', 'sad_news', true).join(' ')).not.toMatch(/passed/)
  })

  test('a gentle word does not become a hard one', () => {
    expect(full('Our lovely Pam passed away on Tuesday', 'sad_news', true).join(' ')).not.toMatch(/died/)
  })
})

test('an invitation to come by is not made a request', () => {
  expect(full('Come by on Friday').join(' ')).not.toMatch(/please/i)
})

test('prices typed without their sign get it, hours do not', () => {
  expect(full('One scoop 4.50, two for 7', 'new_product').join(' ')).toMatch(/£4\.50.*two for £7/)
  expect(full('We start at 6.30', 'new_product').join(' ')).not.toContain('£')
})

test('"Gingerbread or maple?" has words that lead to it', () => {
  expect(
    english.say({ ...wordsUnit('Gingerbread or maple?'), isQuestion: true }, scene('general')).full,
  ).toContain('Which one: gingerbread or maple?')
})
