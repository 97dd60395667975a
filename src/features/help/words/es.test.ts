import { describe, expect, it } from 'vitest'
import { relatedWords } from '../related-words.ts'
import { stemsOf, termOf } from '../word-stems.ts'

/** The words that the question is about, and what they can mean. */
const meant = (question: string): string[] =>
  stemsOf(question, 'es').flatMap((word) => [word, ...(relatedWords.es.get(word)?.keys() ?? [])])
const means = (question: string, word: string) => meant(question).includes(termOf(word, 'es'))

describe('words that only ask', () => {
  it.each([
    '¿Puedes hacerlo?',
    'quisiéramos saber cómo usarla',
    '¿tenés que ponerle algo encima?',
    'dime si debería',
  ])('say nothing about the subject: %s', (question) => expect(stemsOf(question, 'es')).toEqual([]))

  it.each(['¿puedo crear una campaña?', 'mi propio servidor', 'modo de prueba'])(
    'leave the subject: %s',
    (question) => expect(stemsOf(question, 'es').length).toBeGreaterThan(0),
  )
})

describe('ways of asking', () => {
  it.each([
    ['quién puede borrar campañas', 'rol'],
    ['qué ocupa tanto', 'almacenamiento'],
    ['me escribieron ayer', 'mensaje'],
    ['la red no aceptó la foto', 'rechazar'],
    ['mi tiendita', 'tienda'],
    ['hablar con alguien de verdad', 'soporte'],
    ['elegir la hora', 'programar'],
  ])('%s: %s', (question, word) => expect(means(question, word)).toBe(true))

  it.each([
    ['se publica de verdad', 'soporte'],
    ['quién hizo la factura', 'rol'],
  ])('%s is not about: %s', (question, word) => expect(means(question, word)).toBe(false))
})
