import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['Fresh bread every morning', 'en'],
  ['Boots 40% off', 'en'],
  ['pan recién hecho', 'es'],
  ['rebajas de invierno', 'es'],
  ['cerramos mañana', 'es'],
  ['happy hour hasta las 8, ven con amigos', 'es'],
  ['paletas 2x1 this sunday, come con la familia', 'en'],
] as const)('%s', (text, language) => {
  expect(detectLanguage(text, 'en')).toBe(language)
  expect(detectLanguage(text, 'es')).toBe(language)
})

test('without a sign it is the language of the shop', () => {
  expect(detectLanguage('2x1 🍕', 'es')).toBe('es')
  expect(detectLanguage('2x1 🍕', 'en')).toBe('en')
})
