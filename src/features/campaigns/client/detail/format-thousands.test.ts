import { expect, test } from 'vitest'
import { formatThousands } from './format-thousands.ts'

test.each([
  [12_400, '12.4K', '12,4 mil'],
  [12_000, '12.0K', '12,0 mil'],
  [950, '1.0K', '1,0 mil'],
  [220, '0.2K', '0,2 mil'],
  [0, '0.0K', '0,0 mil'],
  [1_234_567, '1,234.6K', '1234,6 mil'],
])('formats %i as %s', (count, en, es) => {
  expect([formatThousands(count, 'en'), formatThousands(count, 'es')]).toEqual([en, es])
})
