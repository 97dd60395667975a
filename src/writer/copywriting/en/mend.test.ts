import { expect, test } from 'vitest'
import { sceneIn } from '../scene.fixture.ts'
import { mended, withLongDates } from './mend.ts'

test.each([
  ['£5 incl a glass of wine', '£5 including a glass of wine'],
  ['20 min, $25 pp', '20 minutes, $25 per person'],
  ['15 min slots', '15-minute slots'],
  ['2 week turnaround', '2-week turnaround'],
  ['part time stylist', 'part-time stylist'],
  ['stylists w 2+ yrs experience', "stylists with 2+ years' experience"],
  ['Get em before the snow', 'Get them before the snow'],
  ['Tune-ups 20 percent off', 'Tune-ups 20% off'],
  ['Reminder to keep paws dry', 'A reminder to keep paws dry'],
  ['New address 220 W 5th St', 'New address: 220 W 5th St'],
  ['Taco Tuesday $2 al pastor', 'Taco Tuesday: $2 al pastor'],
  ['Open Tuesday £5 entry', 'Open Tuesday £5 entry'],
  ['Free no signup needed', 'Free, no signup needed'],
  ['The website is down so ring us', 'The website is down, so ring us'],
  ['We love it so much', 'We love it so much'],
  ['bring your cv', 'bring your CV'],
  ['$180/wk', '$180 a week'],
  ['sold in sept and oct', 'sold in September and October'],
  ['were hiring temps', "we're hiring temps"],
  ['call us till its fixed', "call us till it's fixed"],
  ['Booking advised 01632 960888', 'Booking advised: 01632 960888'],
  ['Book with Mia 555-0177', 'Book with Mia: 555-0177'],
  ['Ring Dave 01632 960222', 'Ring Dave on 01632 960222'],
  ['If your pet ate some call us at 555-0190', 'If your pet ate some, call us at 555-0190'],
  ['Come say bye', 'Come and say bye'],
  ['Had two cancellations tomorrow', 'We had two cancellations tomorrow'],
  ['Heads up we are closed', 'Heads-up: we are closed'],
  ['Free taster lessons 12 December', 'Free taster lessons on 12 December'],
  ['Get here early we sold out last week', 'Get here early: we sold out last week'],
  ['Happy Thanksgiving everyone', 'Happy Thanksgiving, everyone'],
  ['10 years experience', "10 years' experience"],
  ['Our oven is down so no pizza tonight', 'Our oven is down, so no pizza tonight'],
  ['Buy a $150 gift card get a $25 one free', 'Buy a $150 gift card and get a $25 one free'],
  ['Apply in person after 2 PM ask for Miguel', 'Apply in person after 2 PM and ask for Miguel'],
  ['Ring before bringing them in 01632 960111', 'Ring before bringing them in: 01632 960111'],
  ['Order by Thursday noon 07700 900123', 'Order by Thursday noon: 07700 900123'],
  ['Key cutting machine is fixed', 'The key cutting machine is fixed'],
  ['2 pizzas $22 pickup only code DUO22', '2 pizzas $22, pickup only, use code DUO22'],
  ['From $149 kids $249 adults', 'From $149 for kids and $249 for adults'],
  ['Boiler service until end of January', 'Boiler service until the end of January'],
  ['Text to book 555-0155', 'Text 555-0155 to book'],
  ['This weeks book is here', "This week's book is here"],
  ['Mrs jenny teaches', 'Mrs Jenny teaches'],
  ['8 week beginner class', '8-week beginner class'],
  ['Stop using and bring back for full refund', 'Stop using them and bring them back for a full refund'],
])('"%s" is spelled out', (typed, told) => {
  expect(mended(typed)).toBe(told)
})

test.each([
  'Order at shop.co.uk',
  'Its color is blue',
  'They were hiring then',
  'Until Dec 10',
  '10 Dec at noon',
  'Wed & Thu, 9 AM to 5 PM',
  "Don't miss our sale",
  'Thank you all',
  'On Saturday 12 December',
  'Our oven is broken',
  'Refer a friend and you both get $20 off',
  'Buy 2 get 1 free',
  'Just ask for a card',
  'Call us on 01632 960111',
  'We are so sorry',
])('"%s" stays as it is', (typed) => {
  expect(mended(typed)).toBe(typed)
})

test('dates inside a condition are written as in the country', () => {
  expect(withLongDates('if you join before jan 15', sceneIn('GB'))).toBe('if you join before 15 January')
  expect(withLongDates('if you join before jan 15', sceneIn('US'))).toBe('if you join before January 15')
})
