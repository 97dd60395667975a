import { expect, test } from 'vitest'
import { readBrief } from '../read-brief.ts'
import { everydayBriefs, graveBriefs } from './gravity-briefs.fixture.ts'

const read = (brief: string, country = 'GB') =>
  readBrief(brief, { locale: 'en', country, today: '2026-11-17', products: [] })

test.each([
  'our espresso machine died, drip coffee only today',
  'the projector died last night so movie night is now on friday',
  'the smoker died, the repair man comes on monday',
  'cakes to die for, fresh today',
  'our old neon sign finally died. a new one goes up on friday',
  'no hot water, the boiler packed up. dry cuts only',
  'steal of the week: two candles for £10',
])('everyday trouble and play are not mourned: %s', (brief) => {
  expect(read(brief)).toMatchObject({ isSerious: false })
})

test.each([
  ['our shop dog Biscuit died on monday', 'sad_news'],
  ['Terry who drove our van for 20 years died yesterday', 'sad_news'],
  ['our Joe died on sunday, the till is fixed now', 'sad_news'],
  ['old Pete, who fixed every oven in town, has died', 'sad_news'],
  ['Chef Andre passed suddenly on friday', 'sad_news'],
  ['lightning hit the barn, we lost two of our horses', 'sad_news'],
  ['someone broke in on sunday and took the register', 'sad_news'],
  ['the freezer died and we lost all the cakes, we are calling everyone who ordered', 'apology'],
  ['kitchen was a mess on saturday, that is not us and we apologize', 'apology'],
  ['a page that looks like ours asks for deposits, it is not us', 'warning'],
])('%s', (brief, kind) => {
  expect(read(brief)).toMatchObject({ kind, isSerious: true })
})

test.each([
  'membership goes to £55 a month on jan 1',
  'our loaves will cost 20p more from monday',
  'we are nudging our prices up a little from the 1st',
  'sorry all but delivery is now £4 instead of £3',
])('what gets dearer is told calmly: %s', (brief) => {
  expect(read(brief)).toMatchObject({ kind: 'general', isSerious: true })
})

test('what gets cheaper is an offer', () => {
  expect(read('massage £65 instead of £90')).toMatchObject({ kind: 'offer', isSerious: false })
})

test('a word in play counts for charity, not for grief', () => {
  expect(read('Claire runs the Leeds half in memory of her mum, for Macmillan')).toMatchObject({
    kind: 'charity',
  })
})

test.each(graveBriefs)('%s, grave: %s', (country, brief) => {
  expect(read(brief, country).isSerious).toBe(true)
})

test('everyday briefs are not', () => {
  const wrong = everydayBriefs.filter(([country, brief]) => read(brief, country).isSerious)
  expect(wrong).toEqual([])
})
