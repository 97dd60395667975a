import { expect, test } from 'vitest'
import { sceneIn } from '../scene.fixture.ts'
import { join } from './joins.ts'

const joined = (first: string, second: string) =>
  join(
    first,
    second,
    { small: second.charAt(0).toLowerCase() + second.slice(1), isLimit: false, hasAction: false },
    sceneIn('GB'),
  )

test('a request follows news in one sentence', () => {
  expect(joined('We have two places left on Saturday.', 'Call 01947 600123.')).toContain(
    'We have two places left on Saturday: call 01947 600123.',
  )
})

test('two requests stay two sentences', () => {
  const ways = joined('Please call 91 555 12 34.', 'Order by Thursday.')
  expect(ways.filter((way) => !way.includes('. '))).toEqual([])
})
