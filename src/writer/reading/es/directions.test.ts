import { expect, test } from 'vitest'
import { platformNames } from '#connectors/social/platform-names.ts'
import type { Direction } from '../brief-reading.ts'
import { findDirections } from './directions.ts'
import { findRequestEnd } from './requests.ts'

const network = platformNames.es.instagram

test.each<[string, Direction['wish']]>([
  ['que sea corto', { type: 'length', length: 'short' }],
  ['que no sea muy largo', { type: 'length', length: 'short' }],
  ['máximo 40 palabras', { type: 'length', length: 'short' }],
  ['tono cercano', { type: 'tone', tone: 'warm' }],
  ['hazlo divertido', { type: 'tone', tone: 'funny' }],
  ['algo serio', { type: 'tone', tone: 'professional' }],
  ['nada formal', { type: 'tone', tone: 'warm' }],
  ['nada cursi', { type: 'tone', tone: 'plain' }],
  ['sin tanto rollo', { type: 'tone', tone: 'plain' }],
  ['me gustaría algo elegante', { type: 'tone', tone: 'elegant' }],
  ['sin emojis', { type: 'emoji', isWanted: false }],
  ['con muchos emojis', { type: 'emoji', isWanted: true }],
  ['con hashtags', { type: 'hashtags', isWanted: true }],
  ['sin hashtags por favor', { type: 'hashtags', isWanted: false }],
  ['no menciones el precio', { type: 'omit', what: 'price', words: 'precio' }],
  ['no digas lo de la mudanza', { type: 'omit', what: null, words: 'mudanza' }],
  ['invita a reservar', { type: 'call', verb: 'reservar' }],
  ['en inglés', { type: 'language', locale: 'en' }],
  ['que se vea una foto de las coronas', { type: 'picture', scene: 'coronas' }],
  [`para ${network}`, { type: 'platform', name: network }],
])('a wish to the writer: %s', (wish, expected) => {
  const text = `Tenemos pan de centeno. ${wish}.`
  const [direction, ...others] = findDirections(text)
  expect(others).toEqual([])
  expect(direction?.wish).toEqual(expected)
  expect(text.slice(direction?.start, direction?.end)).toBe(`${wish}.`)
})

test.each([
  'Invita a un amigo y gana un café',
  'Clases en inglés para adultos',
  'Corta el tallo en diagonal',
  'Sin gluten y sin azúcar',
  'No uses agua caliente',
  'Elegante, cómodo y hecho a mano',
  'Con un toque de canela',
  'Comparte esta publicación y etiqueta a una amiga',
  'Que tengas un feliz día',
  'Hazlo tú mismo: taller de velas',
  'Usa la foto de tu mascota para participar',
  'Incluye la entrada y una copa',
  'Foto con Papá Noel el sábado 19',
  'Menciona este post y te regalamos un café',
  'Necesito un ayudante de cocina',
  `Síguenos en ${network}`,
  `Taller de fotografía para ${network} y vídeo`,
])('asked of the reader, so content: %s', (text) => {
  expect(findDirections(text)).toEqual([])
  expect(findRequestEnd(text)).toBe(0)
})

test('wishes that are joined are apart and leave nothing between them', () => {
  const text = 'Pan nuevo. Porfa que quede alegre, con emojis y que no pase de un párrafo'
  const directions = findDirections(text)
  expect(directions.map(({ wish }) => wish.type)).toEqual(['tone', 'emoji', 'length'])
  expect(directions.map(({ start, end }) => text.slice(start, end).trim()).join(' ')).toBe(
    'Porfa que quede alegre, con emojis y que no pase de un párrafo',
  )
})

test('only the verb that tells the writer is a direction, the fact stays', () => {
  const text = 'Abrimos el lunes. Menciona que hay parking gratis'
  expect(findDirections(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Menciona que '])
})

test.each([
  ['Hazme un post sobre |el mercadillo de Navidad'],
  ['Hazme un post corto y divertido sobre |el taller'],
  ['quiero anunciar que |los lunes hay pilates'],
  ['necesito una publicación para |la jornada de vacunación: sábado 21'],
  ['Hola, necesito que me ayudes con una publicación sobre |nuestro festival'],
  ['Campaña del Día de la Madre para nuestra panadería en Madrid: |tarta de fresas'],
  ['Publicación para anunciar |el bono regalo: una noche para dos'],
  [`Armame algo para ${network}: |estrenamos salsa`],
  ['|Campaña solidaria por los damnificados: recibimos cobijas'],
  ['|Promo desayuno: café y tostada'],
  ['|Texto y fotos de Ana'],
])('the content begins after the request: %s', (marked) => {
  const start = marked.indexOf('|')
  expect(findRequestEnd(marked.replace('|', ''))).toBe(start)
})

test('the wishes inside of a request are known', () =>
  expect(
    findDirections(`Hazme un post corto para ${network} sobre el taller`).map(({ wish }) => wish),
  ).toEqual([
    { type: 'length', length: 'short' },
    { type: 'platform', name: network },
  ]))

test.each([
  ['ah y poné que |es solo con tarjeta'],
  ['ah y pongan que |es con cita'],
  ['di que |envolvemos gratis'],
  ['y aclará que |no hace falta turno'],
  ['no te olvides de poner que |hay parking'],
])('the order is for the writer, the rest is content: %s', (marked) => {
  const [order = ''] = marked.split('|')
  const text = `3x2 en libros este finde, ${marked.replace('|', '')}`
  expect(findDirections(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([order.trim()])
})

test.each(['Corta 2 cm del tronco, ponlo en agua', 'Dile a Ana que vienes de parte de Luis'])(
  'for the reader: %s',
  (text) => expect(findDirections(text)).toEqual([]),
)
