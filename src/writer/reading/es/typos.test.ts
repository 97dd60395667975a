import { expect, test } from 'vitest'
import { mendTypo } from './typos.ts'

test.each([
  ['descuneto', 'descuento'],
  ['mircoles', 'miercoles'],
  ['inaguracion', 'inauguracion'],
  ['anibersario', 'aniversario'],
  ['viernees', 'viernes'],
])('%s is %s', (typed, meant) => expect(mendTypo(typed)).toBe(meant))

test.each(['vienes', 'descuento', 'contratados', 'conciertos', 'domingos', 'hora'])('%s is right', (word) =>
  expect(mendTypo(word)).toBeNull(),
)
