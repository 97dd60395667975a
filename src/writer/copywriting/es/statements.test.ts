import { describe, expect, it, test } from 'vitest'
import type { BriefKind } from '../../reading/brief-reading.ts'
import { sceneIn } from '../scene.fixture.ts'
import { wordsUnit } from '../words-unit.fixture.ts'
import { contestWays } from './contests.ts'
import { fragmentWays } from './fragments.ts'
import { placed } from './placed.ts'
import { asked, questionWays } from './questions.ts'
import { sayQuote } from './quotes.ts'
import { priceListWays, tellNotes } from './tell-notes.ts'

const ways = (words: string, country = 'ES', kind: BriefKind = 'general') =>
  fragmentWays(words, sceneIn(country, { kind }))

test.each<[string, string, string, BriefKind]>([
  ['Les recordamos que el lunes no abrimos', 'MX', 'Recuerden que el lunes no abrimos', 'hours'],
  ['Te recordamos que el lunes no abrimos', 'AR', 'Recordá que el lunes no abrimos', 'hours'],
  ['Por cada kilo que traigas donamos pan', 'ES', 'Donamos pan por cada kilo que traigas', 'charity'],
  ['Todo lo recaudado va para el comedor', 'AR', 'Todo lo recaudado se destina al comedor', 'charity'],
  ['Los menores de 12 no pagan', 'ES', 'Gratis para los menores de 12', 'event'],
  ['Sin mascotas', 'CO', 'No se admiten mascotas', 'general'],
  ['Info y cupos al 318 555 1212', 'CO', 'Información y cupos: 318 555 1212', 'event'],
  ['Venir desayunado y con cédula', 'CO', 'Hay que venir desayunado y con cédula', 'charity'],
  ['Calle Toledo 14', 'ES', 'Estamos en la calle Toledo 14', 'anniversary'],
  ['Calle Toledo 14', 'ES', 'Es en la calle Toledo 14', 'event'],
  ['Matrícula abierta en autonorte.example', 'ES', 'La matrícula está abierta en autonorte.example', 'event'],
  ['Las primeras fresas ya están aquí', 'ES', 'Ya han llegado las primeras fresas', 'new_product'],
  ['Las primeras fresas ya están aquí', 'MX', 'Ya llegaron las primeras fresas', 'new_product'],
  ['Se nos ha quedado libre un hueco hoy', 'ES', 'Hay un hueco libre hoy', 'general'],
  ['6 cuotas sin interés con Visa', 'AR', 'Podés pagar en 6 cuotas sin interés con Visa', 'offer'],
  ['Diagnóstico de piel gratis', 'MX', 'El diagnóstico de piel es gratis', 'event'],
  ['Doná alimento si no podés adoptar', 'AR', 'Si no podés adoptar, doná alimento', 'charity'],
  [
    'Ten a mano los recibos para no ir con prisas',
    'ES',
    'Para no ir con prisas, ten a mano los recibos',
    'tip',
  ],
  ['Hay que confirmar porque solo caben 10', 'ES', 'Como solo caben 10, hay que confirmar', 'event'],
  ['Música en vivo y chocolate caliente', 'MX', 'Habrá música en vivo y chocolate caliente', 'event'],
  ['Solo en el local', 'AR', 'Vale solo en el local', 'offer'],
  ['Hasta el 4 de diciembre', 'ES', 'Vale hasta el 4 de diciembre', 'offer'],
  ['Premio: un jamón', 'AR', 'El premio es un jamón', 'event'],
])('%s (%s): %s', (words, country, expected, kind) => expect(ways(words, country, kind)).toContain(expected))

describe('what is not certain stays', () => {
  it('an indirect question is no condition', () => {
    expect(ways('Pregunta en tienda si hay tu talla')).not.toContain('Si hay tu talla, pregunta en tienda')
  })

  it.each<[string, BriefKind]>([
    ['Reservamos mesa gratis', 'general'],
    ['Hasta el 4 de diciembre', 'event'],
    ['Abrimos el 21 a las 8 como siempre', 'hours'],
  ])('%s', (words, kind) => expect(ways(words, 'ES', kind)).toEqual([]))
})

test('a list of prices is one list, and what follows it a sentence of its own', () => {
  const scene = sceneIn('MX', { kind: 'offer' })
  expect(
    priceListWays('Roscas por encargo, chica a $280, mediana a $420, anticipo del 50%', scene),
  ).toContain('Roscas por encargo: chica a $280, mediana a $420. Pedimos un anticipo del 50%')
  expect(priceListWays('Rosca de nata a $280, por encargo', scene)).toEqual([])
})

test('a note with one wording takes those of the sentence', () => {
  const told = tellNotes(['se aparta con el 50%'], sceneIn('CO', { kind: 'event' }), {
    isPlural: false,
    isThing: true,
  })
  expect(told).toEqual([
    'Se aparta con el 50%.',
    'Se puede apartar con el 50%.',
    'Puedes apartar con el 50%.',
  ])
})

test('a contest tells how, when and who in sentences', () => {
  const words = 'Sorteamos una mochila, para participar compra $200 o más, el sorteo es el 30 a las 6'
  const told = contestWays(words, wordsUnit(words), sceneIn('MX', { kind: 'contest' }))
  expect(told).toContain(
    'Sorteamos una mochila. Cómo participar: compra $200 o más. Hacemos el sorteo el 30 a las 6.',
  )
})

test.each([
  ['Un turno libre quien lo quiere??', 'Un turno libre. ¿Alguien lo quiere?'],
  ['Tinto o capuchino para empezar el lunes?', 'Para empezar el lunes, ¿tinto o capuchino?'],
  ['¿Quieres ganar una cena?', '¿Te gustaría ganar una cena?'],
  ['¿Cuál es tu flor favorita en invierno?', '¿Qué flor es tu favorita en invierno?'],
])('%s', (words, expected) => expect(questionWays(asked(words), sceneIn('ES'))).toContain(expected))

test('a question that no rule knows is asked as it is', () => {
  expect(questionWays('¿Quién es tu panadero?', sceneIn('ES'))).toEqual(['¿Quién es tu panadero?'])
})

test('a quote is never changed, with or without a name', () => {
  const unit = { type: 'quote', quote: 'volví a correr', words: '', shortWords: '', statements: [0] } as const
  for (const by of [null, 'Marta, paciente']) {
    const { full, short } = sayQuote({ ...unit, by })
    expect(full.length).toBeGreaterThan(3)
    expect([...full, ...short].every((text) => text.includes('«volví a correr»'))).toBe(true)
  }
})

test('a day as a note is a date of the event', () => {
  const told = tellNotes(['martes 24 de noviembre de 17:00 a 18:00'], sceneIn('ES', { kind: 'event' }), {
    isPlural: false,
    isThing: true,
  })
  expect(told[0]).toBe('Es el martes 24 de noviembre de 17:00 a 18:00.')
  expect(
    tellNotes(['martes y jueves'], sceneIn('ES', { kind: 'event' }), { isPlural: false, isThing: true }),
  ).toEqual([])
})

test('a place has its preposition, and a street its article', () => {
  expect(placed('Calle Mayor 8')).toBe('en la calle Mayor 8')
  expect(placed('Paseo Colón 3')).toBe('en el paseo Colón 3')
  expect(placed('Casa Lola')).toBe('en Casa Lola')
  expect(placed('En la plaza')).toBe('en la plaza')
})

test('colors and sizes at the end of news', () => {
  const told = tellNotes(['3 colores', 'tallas s a xl'], sceneIn('ES'), { isPlural: true, isThing: false })
  expect(told.join()).toContain('Hay 3 colores')
  expect(told.join()).toContain('de la S a la XL')
})
