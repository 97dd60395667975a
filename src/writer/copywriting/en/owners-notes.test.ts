import { describe, expect, test } from 'vitest'
import type { BriefKind } from '../../reading/brief-reading.ts'
import { sceneIn } from '../scene.fixture.ts'
import { wordsUnit } from '../words-unit.fixture.ts'
import { english } from './english.ts'

const scene = (kind: BriefKind, isSerious = false) => sceneIn('US', { shop: 'Fern', kind, isSerious })

const full = (text: string, kind: BriefKind = 'general', isSerious = false) =>
  english.say(wordsUnit(text), scene(kind, isSerious)).full

describe('what has come or runs out', () => {
  test.each([
    ['Taco Tuesday is back!', 'Taco Tuesday is back at Fern!'],
    ['Mince pies are here', 'Mince pies have arrived.'],
    ['Signed copies of the new novel now in', 'Signed copies of the new novel are now in.'],
    ['Only 12', 'There are only 12.'],
    ['2 cancellations for tomorrow', "We've had 2 cancellations for tomorrow."],
    ['Tastes of blueberries', 'It tastes of blueberries.'],
    ['Usually $95', 'The usual price is $95.'],
    ['$1 from every bag of food goes to the shelter', 'From every bag of food, $1 goes to the shelter.'],
    ['Every 6th wash is free with the punch card', 'With the punch card, every 6th wash is free.'],
    ['Wedding flowers for 2027 now booking', "We're now booking wedding flowers for 2027."],
    ['Christmas boarding almost full', 'Christmas boarding is almost full.'],
    ['Excludes orchids', 'Orchids are excluded.'],
  ])('%s', (typed, told) => {
    expect(full(typed)).toContain(told)
  })

  test.each(['Our hours are back to normal', 'Everything we bake is here because of you'])(
    '%s is no arrival',
    (typed) => {
      expect(full(typed).join(' ')).not.toMatch(/arrived|Our our|back at Fern to/)
    },
  )
})

test('a date alone belongs to what takes place on it', () => {
  expect(full("Valentine's dinner for two, $45, 13 and 14 February", 'offer')).toContain(
    "Valentine's dinner for two on 13 and 14 February. It's $45.",
  )
})

describe('what the reader does', () => {
  test.each<[string, BriefKind, string]>([
    ['Win a free brunch for 4', 'contest', 'You could win a free brunch for 4.'],
    [
      'Guess the beans in the jar and win it!',
      'contest',
      'Guess the beans in the jar for a chance to win it!',
    ],
    ['Drawing January 5', 'contest', 'The drawing is on January 5.'],
    ['One entry each', 'contest', 'Everyone gets one entry.'],
    ['Picked Friday at noon', 'contest', 'The winner will be picked on Friday at noon.'],
    ['Refer a friend and you both get $20 off', 'offer', 'You both get $20 off when you refer a friend.'],
    [
      'How to make roses last: cut the stems at an angle',
      'tip',
      'Want to make roses last? Cut the stems at an angle.',
    ],
    [
      'Quick tip: test your alarms every month, takes 10 seconds',
      'tip',
      'A quick tip: test your alarms every month. It takes 10 seconds.',
    ],
    ['Come and find us at the market', 'event', "You'll find us at the market."],
    ['Meet our new stylist Jade', 'general', 'Say hello to our new stylist Jade.'],
    ['Just ask at the desk', 'offer', 'All you need to do is ask at the desk.'],
    ['Questions: Tina 919-555-0122', 'event', 'Questions? Call Tina at 919-555-0122.'],
    ['CV to jobs@shop.example by November 30', 'job', 'Send your CV to jobs@shop.example by November 30.'],
    ['Teams up to 6', 'event', 'Come in teams of up to 6.'],
    ['Back tomorrow hopefully', 'hours', 'We hope to be back tomorrow.'],
  ])('%s', (typed, kind, told) => {
    expect(full(typed, kind)).toContain(told)
  })

  test('nothing is to be won outside a contest', () => {
    expect(full('Win a little time for yourself', 'offer')).toEqual(['Win a little time for yourself.'])
  })

  test('nobody can "see you in January"', () => {
    expect(full('See you in January', 'greeting')).toEqual([
      'See you in January.',
      "We'll see you in January.",
    ])
  })
})

describe('what a thing costs', () => {
  test.each<[string, BriefKind, string]>([
    ['Adoption fee $125', 'event', 'The adoption fee is $125.'],
    ['Student cuts $12 Monday to Wednesday', 'offer', 'Student cuts are $12 Monday to Wednesday.'],
    ['Siblings 10% off', 'offer', 'Siblings get 10% off.'],
    ['Black Friday: 30% off everything', 'offer', 'Our Black Friday offer: 30% off everything.'],
    ['Bonus valid until March 31', 'offer', 'The bonus is valid until March 31.'],
    ['Deposit required', 'general', 'A deposit is required.'],
    ['Must show student card', 'offer', 'You must show your student card.'],
  ])('%s', (typed, kind, told) => {
    expect(full(typed, kind)).toContain(told)
  })

  test('a number is no thing, and several things are not available as one', () => {
    expect(full('Two for $14', 'offer')).toEqual(['Two for $14.'])
    expect(full('Hems from $20, rush service available', 'offer').join(' ')).not.toContain('are available')
  })

  test('nobody is invited to what is canceled', () => {
    expect(full('Trivia on Thursday is canceled this week', 'event').join(' ')).not.toMatch(
      /join us|come along/i,
    )
  })
})

describe('notes in a row', () => {
  test('each gets its subject', () => {
    expect(full('Signed copies now in, only 12, can hold one for 48 hours', 'new_product')).toContain(
      'Signed copies are now in. There are only 12. We can hold one for 48 hours.',
    )
  })

  test('a price before the next thing is followed by no colon', () => {
    const told = full('Dressed crab $6.50, hake $14 per lb, fresh this morning', 'new_product')
    expect(told.every((text) => !text.includes(':'))).toBe(true)
  })

  test('things of one list stay together', () => {
    expect(full('Rhode Island reds, buff orpingtons, easter eggers, 6 minimum', 'new_product')).toEqual([
      'Rhode Island reds, buff orpingtons, easter eggers, 6 minimum.',
      'Rhode Island reds, buff orpingtons, easter eggers. 6 minimum.',
    ])
  })

  test('a condition behind a comma begins a sentence', () => {
    expect(full('Drop ideas below, if we pick yours you get a pint', 'contest', true)).toContain(
      'Drop ideas below. If we pick yours, you get a pint.',
    )
  })

  test('an address is nothing to expect', () => {
    expect(full('214 Main St', 'event').join(' ')).not.toMatch(/Expect|There will be/)
  })
})

describe('other words', () => {
  test('stand for parts of a sentence, but not in a condition or a limit', () => {
    const words = 'The market on the square is open every Friday'
    expect(full(words)).toContain('The market on the square is open on Fridays.')
    const value = { type: 'condition' } as const
    const unit = { ...wordsUnit(words), slots: [{ start: 0, end: 3, text: 'The', value }] }
    expect(english.say(unit, scene('general')).full).toEqual([`${words}.`])
  })

  test('a day after its verb may have "on"', () => {
    expect(full('It starts Friday')).toContain('It starts on Friday.')
    expect(full('We are open Monday to Friday')).not.toContain('We are open on Monday to Friday.')
  })
})

describe('questions', () => {
  test('get their mark and words that lead to them', () => {
    expect(full('What would you want to see')).toEqual([
      'What would you want to see?',
      'Tell us: what would you want to see?',
      "We'd love to know: what would you want to see?",
      'A question for you: what would you want to see?',
    ])
  })

  test('what is no question stays a statement', () => {
    expect(full('What a night')).toEqual(['What a night.'])
  })
})

describe('the name of the shop', () => {
  test('stands with a thing, before a clause, and not before a date that leads', () => {
    expect(english.named('25% off boots and bags this week.', scene('offer'))).toEqual([
      'At Fern: 25% off boots and bags this week.',
    ])
    expect(english.named('Plants want less water in winter.', scene('tip'))).toEqual([
      'From Fern: plants want less water in winter.',
    ])
    expect(english.named('From January 4 to 15, the shop is closed.', scene('hours'))).toEqual([])
  })
})

test('hours have two forms', () => {
  expect(full('Knit night this Thursday, 6 PM to 8 PM')).toContain('Knit night this Thursday, 6–8 PM.')
  expect(full('Open day, 10 AM to 4 PM')).toContain('Open day, 10 AM–4 PM.')
  expect(full('We meet from 6 PM to 8 PM')).toContain('We meet from 6 to 8 PM.')
})

test('a quote that ends without a sign is closed before the next sentence', () => {
  const unit = {
    type: 'quote',
    quote: 'best pancakes',
    by: 'Rhonda',
    words: '',
    shortWords: '',
    statements: [0],
  } as const
  const { full: told, short } = english.say(unit, scene('testimonial'))
  expect(told).toContain('Rhonda: “best pancakes”.')
  expect(short).toContain('Rhonda: “best pancakes”.')
  expect(english.say({ ...unit, quote: 'So good!' }, scene('testimonial')).full).toContain(
    'Rhonda: “So good!”',
  )
})

test('a pair names what came before it, and more notes follow as sentences', () => {
  const told = full('We got new candles in, cinnamon and cedar, $18 each, only 40 made')
  expect(told).toContain("We got new candles in: cinnamon and cedar. They're $18 each, only 40 made.")
  expect(told.join()).toContain('cinnamon and cedar')
  expect(told.join()).not.toContain('in: cinnamon and cedar: ')
})

test('a free thing that is counted has its article', () => {
  expect(full('Free cupcake with any coffee').join()).toContain(
    "We're offering a free cupcake with any coffee",
  )
  expect(full('Free coffee with any cake').join()).toContain("We're offering free coffee with any cake")
})

test('small words that notes leave out', () => {
  expect(full('Closing early tomorrow for staff party').join()).toContain('for a staff party')
  expect(full('Back Thursday normal hours').join()).toContain('Thursday with normal hours')
  expect(full('Cash only at the door please').join()).toContain('Cash only at the door, please')
})

test('what an offer excludes is what it does not apply to', () => {
  expect(full('Not for e-bikes').join()).toContain("It doesn't apply to e-bikes")
})

test('thanks and what the readers did are two clauses', () => {
  expect(full('Thanks to everyone who came to the workshop, you made 42 wreaths').join()).toContain(
    'workshop; you made 42 wreaths',
  )
  expect(full('Buy two coffees this week, you get one free').join()).not.toContain('week; you')
})
