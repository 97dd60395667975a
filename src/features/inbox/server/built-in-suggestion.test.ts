import { expect, test } from 'vitest'
import { builtInSuggestion, languageOf, topicOf } from './built-in-suggestion.ts'

test.each([
  ['What time do you open tomorrow?', 'hours'],
  ['¿A qué hora abrís mañana?', 'hours'],
  ['How much is the big cake?', 'price'],
  ['¿Cuánto cuesta el tinte?', 'price'],
  ['Can I book a table for four?', 'booking'],
  ['Quería pedir cita para el jueves', 'booking'],
  ['Where is my order? It has not arrived', 'order'],
  ['Mi pedido no ha llegado', 'order'],
  ['I want to complain about the service', 'complaint'],
  ['Esto es una queja', 'complaint'],
  ['Does it have gluten?', 'allergy'],
  ['¿Hacéis entrega a domicilio?', 'place'],
  ['Thanks, it was lovely', 'thanks'],
  ['¡Gracias por todo!', 'thanks'],
  ['👋', 'other'],
] as const)('%j is about %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

test.each([
  ['¿A qué hora abrís mañana por la tarde?', 'es'],
  ['What time do you open in the morning?', 'en'],
  ['OK', 'es'],
] as const)('%j is in %s', (text, language) => {
  expect(languageOf(text, 'es')).toBe(language)
})

test('a reply names the person and the shop, in the language of the message', () => {
  const known = { contactName: 'Lucía Fernández', shop: 'Luna', locale: 'en' as const }
  const spanish = builtInSuggestion({ ...known, message: '¿A qué hora abrís mañana por la tarde?' })
  expect(spanish).toMatch(/^Hola, Lucía:\n\n.*horario.*\n\nUn saludo, Luna$/)
  expect(builtInSuggestion({ ...known, message: 'How much is the cake that you have there?' })).toMatch(
    /^Hi Lucía,\n\n.*price.*\n\nBest wishes, Luna$/,
  )
})
