import { expect, test } from 'vitest'
import * as z from 'zod'
import { messages } from './messages.ts'
import { fieldErrors, ruleText } from './validation.ts'

const rules = messages({ en: { x: 'Begin with an x' }, es: { x: 'Empieza con una x' } })

const schema = z.object({
  name: z.string().min(3),
  email: z.email(),
  age: z.number().min(18),
  colour: z.enum(['red', 'blue']),
  own: z.string().regex(/^x/, ruleText(rules, 'x')),
})

const errors = (value: unknown, locale: 'en' | 'es') => {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? {} : fieldErrors(parsed.error, locale)
}

const wrong = { name: 'ab', email: 'no', age: 'old', colour: 'green', own: 'y' }

test('the default wording of the validation layer, in English', () => {
  expect(errors(wrong, 'en')).toEqual({
    name: 'String must contain at least 3 character(s)',
    email: 'Invalid email',
    age: 'Expected number, received string',
    colour: 'Must be one of: red, blue',
    own: 'Begin with an x',
  })
  expect(errors({}, 'en')).toEqual({
    name: 'Required',
    email: 'Required',
    age: 'Required',
    colour: 'Required',
    own: 'Required',
  })
})

test('the same in Spanish', () => {
  expect(errors(wrong, 'es')).toEqual({
    name: 'Debe tener al menos 3 carácter(es)',
    email: 'Correo electrónico no válido',
    age: 'Se esperaba un número, se recibió texto',
    colour: 'Debe ser uno de: red, blue',
    own: 'Empieza con una x',
  })
})
