import { describe, expect, test } from 'vitest'
import type { Locale } from '#platform/locale.ts'
import { readIdea } from './read-idea.ts'

test.each([
  ['20% off all haircuts', 'sale'],
  ['Summer sale', 'sale'],
  ['Rebajas de verano', 'sale'],
  ['2x1 en cafés', 'sale'],
  ['Christmas offers from Monday', 'sale'],
  ['El sol sale por la mañana', 'general'],
  ['our new summer menu', 'launch'],
  ['Ya disponible la colección de otoño', 'launch'],
  ['Wine tasting on Friday', 'event'],
  ['Taller de cerámica el sábado', 'event'],
  ['We are closed on Monday', 'hours'],
  ['Horario de Navidad', 'hours'],
  ['We are hiring', 'hiring'],
  ['Oferta de trabajo: camarera', 'hiring'],
  ['Thank you for ten years', 'thanks'],
  ['Gracias por venir', 'thanks'],
  ['How to care for leather', 'tip'],
  ['Cómo cuidar el cuero', 'tip'],
  ['Happy New Year to everybody', 'holiday'],
  ['Feliz Año Nuevo', 'holiday'],
  ['Ideas para el Día de la Madre', 'holiday'],
  ['Acción de Gracias en familia', 'holiday'],
  ['Spring is here', 'season'],
  ['Llega la primavera', 'season'],
  ['Our salon in the old town', 'general'],
])('"%s" is about %s, in any output language', (idea, kind) => {
  expect([readIdea(idea, 'en').kind, readIdea(idea, 'es').kind]).toEqual([kind, kind])
})

test.each<[string, string, Locale, string[]]>([
  ['an instruction', 'Write a short post about our new menu', 'en', ['Our new menu.']],
  ['an order', 'promociona nuestros cortes', 'es', ['Nuestros cortes.']],
  ['a request to announce', 'Anuncia que abrimos los domingos', 'es', ['Abrimos los domingos.']],
  ['an instruction with nothing behind it', 'Promote it', 'en', ['Promote it.']],
  ['several lines', 'Big news\nWe open on Sunday', 'en', ['Big news.', 'We open on Sunday.']],
  ['markup', '<b>Hello</b> *there* {name}', 'en', ['Hello there name.']],
  ['a turned direction', 'abc\u202Edef\u2066', 'en', ['Abcdef.']],
  ['shouting', 'Sale!!! Now!!', 'en', ['Sale!', 'Now!']],
  ['shouting in Spanish', 'Rebajas!!! Ven ya!', 'es', ['Rebajas.', 'Ven ya.']],
  ['a question without its first sign', 'tienes el pelo seco?', 'es', ['¿Tienes el pelo seco?']],
  ['a question in English', 'Is your hair dry?', 'es', ['Is your hair dry.']],
  ['an address', 'More at https://bloom.example/sale', 'en', ['More at https://bloom.example/sale']],
  ['a loose end', 'New in: ', 'en', ['New in.']],
  ['spaces before signs', 'Hello , world !', 'en', ['Hello, world!']],
  ['hashtags among words', 'Our #summer menu', 'en', ['Our summer menu.']],
  ['nothing', '   ', 'en', []],
  ['only signs', '!!! ??? ...', 'en', []],
])('%s becomes plain sentences', (_name, idea, locale, sentences) => {
  expect(readIdea(idea, locale).sentences).toEqual(sentences)
})

test('hashtags are kept for the end of the text', () => {
  const { sentences, hashtags } = readIdea('#Summer #new_menu #café', 'en')
  expect([sentences, hashtags]).toEqual([[], ['Summer', 'newmenu', 'café']])
})

describe('a percentage', () => {
  test.each([
    ['20% off', '20%'],
    ['15 % de descuento', '15 %'],
    ['Ahorra un 7,5%', '7,5%'],
    ['200% better', null],
    ['A sale', null],
  ])('of "%s" is %s', (idea, percentage) => {
    expect(readIdea(idea, 'en').percentage).toBe(percentage)
  })
})
