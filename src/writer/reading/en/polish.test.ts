import { expect, test } from 'vitest'
import { polish } from './polish.ts'

test.each([
  ['free cookie w/ any coffee', 'Free cookie with any coffee'],
  ['pls book b4 friday', 'Please book before Friday'],
  ['see u tmrw', 'See you tomorrow'],
  ['thx', 'Thanks'],
  ['thx card holder', 'Thx card holder'],
  ['i think i’m in', 'I think I’m in'],
  ['dont miss it!!!', "Don't miss it!"],
  ['its paw is fine', 'Its paw is fine'],
  ['mon-fri, dec 10', 'Mon-Fri, Dec 10'],
  ['nov 12-14 may contain nuts', 'Nov 12-14 may contain nuts'],
  ['happy mothers day', 'Happy Mother’s Day'],
  ['2 for 1 on cakes', '2 for 1 on cakes'],
  ['5th and 6th december', '5th and 6th December'],
  ['iPhone repairs', 'iPhone repairs'],
  ['COZY15 at checkout', 'COZY15 at checkout'],
  ['with our chef ana', 'With our chef Ana'],
  ['bread ,cakes', 'Bread, cakes'],
  ['doubled  spaces', 'Doubled spaces'],
  ['PLEASE READ all of it', 'Please read all of it'],
  ['spanish and thai food', 'Spanish and Thai food'],
])('%s', (typed, expected) => {
  expect(polish(typed, 'GB')).toBe(expected)
})
