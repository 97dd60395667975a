import { expect, test } from 'vitest'
import { readBrief } from '../read-brief.ts'

const kindOf = (brief: string) =>
  readBrief(brief, { locale: 'en', country: 'GB', today: '2026-11-17', products: [] })

test.each([
  ['20% off all haircuts', 'offer'],
  ['wine tasting on friday 7pm', 'event'],
  ['our new autumn menu is here', 'new_product'],
  ['closed on monday', 'hours'],
  ['our dear friend Rosa passed away', 'sad_news'],
  ['sorry about the mix-up with orders', 'apology'],
  ['sorry, we are closed on monday', 'hours'],
  ['recall: do not eat the oat bars', 'warning'],
  ['all proceeds go to the hospice', 'charity'],
  ['giveaway! tag a friend to win', 'contest'],
  ['only 4 left', 'limited_stock'],
  ['merry christmas everyone', 'greeting'],
  ['we are hiring a barista', 'job'],
  ['"The best bread I ever had in my life" - Sue', 'testimonial'],
  ['10 year anniversary today', 'anniversary'],
  ['how to keep basil alive', 'tip'],
  ['our terrace looks lovely in the sun', 'general'],
  ['free salsa class this friday at 8pm', 'event'],
  ['no kitchen tonight, bar only', 'hours'],
  ['second pair of glasses half the price', 'offer'],
  ['oat loaf joins the lineup this week', 'new_product'],
  ['one table of four has just come free for saturday', 'limited_stock'],
  ['we let a lot of you down with the deliveries', 'apology'],
  ['do not plug in the star lamps, the cable overheats', 'warning'],
  ['could you be our next apprentice groomer?', 'job'],
  ['gift cards make great last minute presents', 'general'],
])('%s', (brief, kind) => {
  expect(kindOf(brief).kind).toBe(kind)
})

test.each([
  ['our founder has died', true],
  ['we are closing for good', true],
  ['after 31 years we close the bookshop on dec 24, everything 40% off from monday', true],
  ['lost dog near the park, please call', true],
  ['death by chocolate cake is back', false],
  ['open on memorial day', false],
  ['20% off', false],
  ['bring what you don’t use and take what you love', false],
  ['please do not use the blue ladders', true],
])('%s: serious is %s', (brief, isSerious) => {
  expect(kindOf(brief).isSerious).toBe(isSerious)
})
