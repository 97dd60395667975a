import { expect, test } from 'vitest'
import { countEchoes } from './draft-copy.ts'

test.each([
  ['Remember to trim the stems. Remember to change the water.', 1],
  ['Ven el viernes: te esperamos. Ven el sábado – ven el domingo.', 2],
  ['We bake at six. The door opens at seven; the buns go first.', 0],
  ['20% off cuts. 10% off color.', 0],
])('%s: %d sentences begin like another', (text, echoes) => {
  expect(countEchoes(text)).toBe(echoes)
})
