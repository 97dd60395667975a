import { expect, test } from 'vitest'
import type { BriefKind } from '../../reading/brief-reading.ts'
import { sceneIn } from '../scene.fixture.ts'
import { tellNotes, wordsWithNotes } from './tell-notes.ts'

const ways = (words: string, kind: BriefKind = 'general', country = 'ES') =>
  wordsWithNotes(words, sceneIn(country, { kind }), () => [])

test.each([
  ['Taller de ramos el sábado, 35 € materiales incluidos', 'Cuesta 35 €, con los materiales incluidos'],
  ['Taller de ramos el sábado, 35 € materiales incluidos', 'Cuesta 35 € e incluye los materiales'],
  ['Ramos de peonías, 32 €', 'Ramos de peonías a 32 €'],
  ['Ramos de peonías, 32 €', 'Ramos de peonías. Cuestan 32 €'],
  ['Cata de vinos, 25 € por persona, 12 plazas', 'Cuesta 25 € por persona y hay 12 plazas'],
  ['Ramos de peonías, por encargo', 'Son por encargo'],
  ['Menú de otoño, 14 € de martes a viernes', 'Cuesta 14 €, de martes a viernes'],
  ['Pan de muerto, $28 la pieza, de naranja', 'Pan de muerto, de naranja. Cuesta $28 la pieza'],
  ['Clases de guitarra, 60 € al mes, primera clase gratis', 'La primera clase es gratis'],
  ['Abrigo camel, 79 € antes 119 €', 'Abrigo camel a 79 € (antes 119 €)'],
  ['Plazas limitadas, reserva al 600 111 222', 'Las plazas son limitadas: reserva al 600 111 222'],
  ['Entrada 8 € con consumición, trae tu vaso', 'La entrada cuesta 8 € con consumición: trae tu vaso'],
  ['Tour a Guatapé, salida a las 6 a. m. desde la terminal', 'Salimos a las 6 a. m. desde la terminal'],
])('%s: %s', (words, expected) => {
  expect(ways(words).some((way) => way.includes(expected))).toBe(true)
})

test.each([
  ['Se busca manicurista, sueldo base + comisiones', 'Ofrecemos sueldo base más comisiones', 'MX'],
  [
    'Se busca manicurista, interesadas mandar mensaje al 33 1122 3344',
    'Si te interesa, manda un mensaje al',
    'MX',
  ],
  ['Buscamos moza, mandar CV a a@b.example', 'Mandá tu CV a a@b.example', 'AR'],
  ['Se busca dependiente, interesados dejar CV en tienda', 'Deja tu CV en tienda', 'ES'],
  ['Busco ayudante, $1,800 a la semana', 'El sueldo es de $1,800 a la semana', 'MX'],
  ['Hace falta cocinero, CV a bar@b.example o pasarse en persona', 'o pásate en persona', 'ES'],
])('a job, %s: %s', (words, expected, country) => {
  expect(ways(words, 'job', country).some((way) => way.includes(expected))).toBe(true)
})

test.each([
  'Crema de calabaza, setas a la plancha y tarta de manzana',
  'Presentación de «Mareas, 3 €», 12 plazas',
  'Lola, nuestra gata del mostrador, murió ayer',
  'Cerramos hasta el lunes',
])('no notes: %s', (words) => expect(ways(words)).toEqual([]))

test('serious news keeps its words', () => {
  expect(
    wordsWithNotes('Misa el jueves, entrada libre', sceneIn('ES', { isSerious: true }), () => []),
  ).toEqual([])
})

test('every way says all notes, and one unknown note leaves them all as they are', () => {
  const subject = { isPlural: false, isThing: true }
  const told = tellNotes(['25 € por persona', '12 plazas'], sceneIn('ES'), subject)
  expect(told.length).toBeGreaterThan(3)
  expect(told.every((way) => way.includes('25 € por persona') && way.includes('12 plazas'))).toBe(true)
  expect(tellNotes(['25 € por persona', 'con Ana'], sceneIn('ES'), subject)).toEqual([])
})
