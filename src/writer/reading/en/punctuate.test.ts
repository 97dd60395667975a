import { expect, test } from 'vitest'
import { punctuate } from './punctuate.ts'

test.each([
  [
    'we finally got the new winter candles in they smell amazing theres cedar and clove they are $24 each come smell them',
    'we finally got the new winter candles in. they smell amazing. theres cedar and clove. they are $24 each. come smell them',
  ],
  [
    'sorry the pool is closed till wednesday the pump broke again everyone gets a free guest pass just ask at the desk',
    'sorry the pool is closed till wednesday. the pump broke again. everyone gets a free guest pass. just ask at the desk',
  ],
  [
    'if you spend over £50 in the shop theres a free wreath for you',
    'if you spend over £50 in the shop, theres a free wreath for you',
  ],
  [
    '5 week beginners course starts jan 6 wednesdays 6.30pm $85 mats provided max 12 people',
    '5 week beginners course starts jan 6, wednesdays 6.30pm, $85, mats provided, max 12 people',
  ],
  ['now taking new patients call 555-014-2200', 'now taking new patients. call 555-014-2200'],
  [
    'thursday flight night 3 wines and a small board for 28 bucks',
    'thursday flight night: 3 wines and a small board for 28 bucks',
  ],
  [
    'cyber monday only $50 off any package over $200 new and existing clients',
    'cyber monday only: $50 off any package over $200, new and existing clients',
  ],
  ['hi all just to say we will be shut from 24th dec', 'hi all, just to say we will be shut from 24th dec'],
])('the signs that are missing are set: %s', (typed, told) => {
  expect(punctuate(typed)).toBe(told)
})

test.each([
  'please stop using the wooden rattles we sold in september and october',
  'it is with great sadness that we tell you that joan has died on monday',
  'thank you to everyone who came and told us how much they love the new place',
  'you can book a table or call us on 01865 555 0142 until noon',
  'everything is made in house except the bread which comes from crumb down the street',
  'bottle limit 2 per person and places limited to 6 for the tour',
  'wine tasting thurs 26 nov 7:30pm with five wines and cheese for everyone',
  'after 31 years we close the bookshop on dec 24',
  'kids eat free mondays',
])('a sentence that is whole stays as it is: %s', (typed) => {
  expect(punctuate(typed)).toBe(typed)
})

test("a customer's words stay as they are", () => {
  const quote = '"i was so scared of the dentist they were so kind to me call them today you will love it"'
  expect(punctuate(`${quote} karen`)).toBe(`${quote} karen`)
})

test('4,000 characters take no more than 50 ms', () => {
  for (const unit of ['x ', 'we are ', '$5 ', 'the shop is open now ', 'a1'])
    expect(timeOf(() => punctuate(unit.repeat(4000 / unit.length)))).toBeLessThan(50)
})

function timeOf(work: () => unknown): number {
  const { user } = process.cpuUsage()
  work()
  return (process.cpuUsage().user - user) / 1000
}
