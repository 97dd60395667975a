import { expect, test } from 'vitest'
import type { SlotType } from '../brief-reading.ts'
import { resolveSlots } from '../resolve-slots.ts'
import { findSlots } from './find-slots.ts'

const context = { locale: 'es', country: 'ES', today: '2026-11-17', products: ['Rosca individual'] } as const

const found = (text: string, type: SlotType) =>
  resolveSlots(findSlots(text, context), []).filter(({ value }) => value.type === type)
const texts = (text: string, type: SlotType): string[] => found(text, type).map((slot) => slot.text)

test.each([
  '25% en balayage, |solo nuevas clientas|',
  '2x1, |no acumulable|',
  '20% en color, |no aplica en tintes|',
  'galleta gratis |con cualquier café|',
  '10% |presentando este mensaje|',
  '15% |con carnet joven|',
  'cena |bajo reserva|',
  '2x1, |uno por persona|',
  'te lo cambiamos |sin ticket|',
  'limpieza gratis, |solo alianzas compradas aquí|',
  'envío gratis |arriba de $999|',
  'tarta |por encargo|',
])('a condition: %s', (marked) => {
  const [before = '', condition = '', after = ''] = marked.split('|')
  expect(texts(before + condition + after, 'condition')).toEqual([condition])
})

test.each([
  ['hasta agotar existencias', null],
  ['plazas limitadas', null],
  ['entrada libre hasta completar aforo', null],
  ['solo quedan 15 roscones', 15],
  ['hay 12 plazas', 12],
  ['últimas 4 piezas', 4],
])('a quantity: %s', (text, count) =>
  expect(found(text, 'quantity').map(({ value }) => value)).toEqual([{ type: 'quantity', count }]),
)

test.each(['para niños de 6 a 12', 'para mayores de 65', 'para toda la familia'])('an audience: %s', (text) =>
  expect(texts(`taller ${text}`, 'audience')).toEqual([text]),
)

test.each([
  ['ha muerto nuestro padre y fundador Manuel', 'Manuel', 'padre y fundador'],
  ['lo pone la chef Ana Ruiz', 'Ana Ruiz', 'chef'],
  ['falleció doña Carmen, fundadora de Don Beto', 'doña Carmen', 'fundadora de Don Beto'],
  ['presentación de "Mareas" de Inés Ferrer', 'Inés Ferrer', null],
])('a person: %s', (text, name, role) =>
  expect(found(text, 'person').map(({ value }) => value)).toEqual([{ type: 'person', name, role }]),
)

test('a dress with a name is no person', () =>
  expect(texts('últimas piezas del vestido Magdalena', 'person')).toEqual([]))

test('a short name in quotation marks is a title', () =>
  expect(found('presentación de "Mareas" de Inés Ferrer', 'title').map(({ value }) => value)).toEqual([
    { type: 'title', name: 'Mareas' },
  ]))

test.each([
  [
    '"Volví a correr en cinco sesiones" - Marta, paciente',
    'Volví a correr en cinco sesiones',
    'Marta, paciente',
  ],
  [
    'Camila Rojas nos escribió: «Salí riéndome del odontólogo»',
    'Salí riéndome del odontólogo',
    'Camila Rojas',
  ],
  ['“Aprobé en cuatro meses”, dice Yuliana Torres', 'Aprobé en cuatro meses', 'Yuliana Torres'],
])('a quote and who said it: %s', (text, words, by) =>
  expect(found(text, 'quote').map(({ value }) => value)).toEqual([{ type: 'quote', words, by }]),
)

test.each([
  ['Reserva tu mesa', 'reservar'],
  ['Reservá tu mesa', 'reservar'],
  ['Llámanos', 'llamar'],
  ['escribinos por privado', 'escribir'],
  ['Escríbannos', 'escribir'],
  ['síguenos', 'seguir'],
  ['etiqueta a una amiga', 'etiquetar'],
  ['apúntate en recepción', 'apuntarse'],
  ['Apuntaos ya', 'apuntarse'],
  ['pide cita', 'pedir'],
  ['encarga la tuya', 'encargar'],
  ['manda tu CV', 'mandar'],
  ['pásate por la tienda', 'pasar'],
  ['Vení con hambre', 'venir'],
  ['Deje de usarlos', 'dejar'],
  ['hay que confirmar antes', 'confirmar'],
])('an action: %s', (text, verb) =>
  expect(found(text, 'action').map(({ value }) => value)).toEqual([{ type: 'action', verb }]),
)

test.each([
  'bajo reserva',
  'los pedidos de ayer',
  'se llama Luna',
  'en la compra de un café',
  'una cucharada de azúcar',
])('no action: %s', (text) => expect(texts(text, 'action')).toEqual([]))

test('the shop speaks of itself after the action', () =>
  expect(texts('Tráelo y te reembolsamos', 'action')).toEqual(['Tráelo']))

test.each([
  ['os invitamos a un café en la plaza', 'gift', 'os invitamos a un café'],
  ['cerramos por reformas', 'reason', 'por reformas'],
  ['cerramos por motivos familiares', 'reason', 'por motivos familiares'],
  ['abrimos tarde porque no hay luz', 'reason', 'porque no hay luz'],
  ['en el local de la calle Mayor 12', 'place', 'en el local de la calle Mayor 12'],
  ['te esperamos en Av. San Martín 1450', 'place', 'en Av. San Martín 1450'],
  ['feria en Madrid', 'place', 'en Madrid'],
  ['croissant gratis, calle mayor 8', 'place', 'calle mayor 8'],
  ['ya hay roscas individuales', 'product', 'roscas individuales'],
  ['este viernes noche de jazz', 'title', 'noche de jazz'],
] as const)('%s: %s', (text, type, expected) => expect(texts(text, type)).toEqual([expected]))
