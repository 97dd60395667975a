import { expect, test } from 'vitest'
import * as z from 'zod'
import { platformRules } from './i18n/index.ts'
import { fieldErrors, ruleText } from './validation.ts'

const schema = z.object({
  name: z.string().min(3),
  email: z.email(),
  age: z.number().min(18),
  color: z.enum(['red', 'blue']),
  own: z.string().regex(/^x/, ruleText(platformRules, 'amountIsTooLarge')),
})

const errors = (value: unknown, locale: 'en' | 'es') => {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? {} : fieldErrors(parsed.error, locale)
}

const wrong = { name: 'ab', email: 'no', age: 'old', color: 'green', own: 'y' }

test('the default messages of the validation layer, in English', () => {
  expect(errors(wrong, 'en')).toEqual({
    name: 'String must contain at least 3 character(s)',
    email: 'Invalid email',
    age: 'Expected number, received string',
    color: 'Must be one of: red, blue',
    own: platformRules.en.amountIsTooLarge,
  })
  expect(errors({}, 'en')).toEqual({
    name: 'Required',
    email: 'Required',
    age: 'Required',
    color: 'Required',
    own: 'Required',
  })
})

test('the same in Spanish', () => {
  expect(errors(wrong, 'es')).toEqual({
    name: 'Debe tener al menos 3 carácter(es)',
    email: 'Correo electrónico no válido',
    age: 'Se esperaba un número, se recibió texto',
    color: 'Debe ser uno de: red, blue',
    own: platformRules.es.amountIsTooLarge,
  })
})
