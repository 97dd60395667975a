import { expect, test } from 'vitest'
import { processorTime } from '#tests/processor-time.ts'
import { readBrief } from '../read-brief.ts'

const context = { locale: 'es', country: 'ES', today: '2026-11-17', products: ['Corte'] } as const
const said = (brief: string) => readBrief(brief, context).statements.map(({ polished }) => polished)

test.each([
  'Si te pasó, escríbenos por privado',
  'Para participar, síguenos y comenta',
  'Quien vino tiene una clase gratis, basta con decirlo en recepción',
  'Sigue nuestra cuenta, dale like y etiqueta a 2 amigos, comparte la historia',
  'Por obras en la calle, cerramos el lunes',
  'Hoy, cerramos antes',
])('stays one statement: %s', (brief) => expect(said(brief)).toEqual([brief]))

test('a clause with its own verb is a statement', () =>
  expect(said('Hay mole verde con arroz, ven a probarlo')).toEqual([
    'Hay mole verde con arroz',
    'Ven a probarlo',
  ]))

test.each([
  ['Cata de vinos el viernes, 12 plazas, reservas en rius.example', 'Reservas en rius.example'],
  ['Clase de salsa el martes, cupo limitado, inscripciones al 310 555 1234', 'Inscripciones al 310 555 1234'],
  ['Taller de ramos el sábado, 12 plazas, reserva al 600 111 222', 'Reserva al 600 111 222'],
])('a request with its contact is a statement: %s', (brief, request) =>
  expect(said(brief).at(-1)).toBe(request),
)

test('a noun without a contact asks nothing', () =>
  expect(said('Cata de vinos el viernes, reservas agotadas')).toEqual([
    'Cata de vinos el viernes, reservas agotadas',
  ]))

test('the number of a step stays with it', () =>
  expect(said('Pasos:\n1. síguenos\n2. comenta')).toEqual(['Pasos', '1. síguenos', '2. comenta']))

test('a direction in brackets at the beginning is in no statement', () =>
  expect(said('(para historias) Sale degustación el jueves')).toEqual(['Sale degustación el jueves']))

test('the words that lead to a price go with it', () => {
  const { slots } = readBrief('Primera clase gratis y luego 35 euros al mes', context)
  expect(slots.map(({ text }) => text)).toEqual(['Primera clase gratis', 'y luego 35 euros al mes'])
})

test.each([
  ['$1 ', '"'],
  ['.', '1. '],
  ['de 5 a 8 ', 'lunes y '],
  ['lleva 3 y paga 2 ', 'sin emojis, '],
  ['x ', '“'],
  ['el 10 ', 'corte 15 '],
])('4,000 characters of %j and of %j take no more than 100 ms', async (...units) => {
  for (const unit of units) {
    const hostile = unit.repeat(4000 / unit.length)
    expect(await processorTime(100, () => readBrief(hostile, context))).toBeLessThan(100)
  }
})

test('a brief of 300 characters takes less than 5 ms', async () => {
  const brief =
    'Corte 15 los martes hasta el 10, solo nuevas clientas. Pide cita en el 600 123 456. Que sea corto. '
  expect(await processorTime(5, () => readBrief(brief.repeat(3), context))).toBeLessThan(5)
})
