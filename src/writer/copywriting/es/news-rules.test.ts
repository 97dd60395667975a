import { describe, expect, it, test } from 'vitest'
import type { BriefKind } from '../../reading/brief-reading.ts'
import { sceneIn } from '../scene.fixture.ts'
import { fragmentWays } from './fragments.ts'
import { withMainVerb } from './main-verbs.ts'
import { mendedWords } from './mends.ts'

const told = (words: string, kind: BriefKind, country = 'ES') =>
  fragmentWays(words, sceneIn(country, { kind }))

test.each<[string, BriefKind, string]>([
  ['Feliz Navidad les desea Trigo Lindo', 'greeting', 'Trigo Lindo les desea una feliz Navidad'],
  ['Felices fiestas les desea Trigo Lindo', 'greeting', 'Trigo Lindo les desea felices fiestas'],
  ['La familia Ríos les desea un buen año', 'greeting', 'De parte de la familia Ríos, un buen año'],
  ['Feliz día del amigo', 'greeting', 'Desde La Nube, feliz día del amigo'],
  ['Duran el doble', 'tip', 'Así duran el doble'],
  ['No incluye marca Norma', 'offer', 'La oferta no incluye marca Norma'],
  ['El que primero escribe se lo queda', 'limited_stock', 'Se lo queda el que primero escribe'],
  ['Los esperamos en la sede del Centro', 'general', 'Nos encuentran en la sede del Centro'],
  [
    'El chocolate lo pone la chef Ana y es gratis con tu compra',
    'event',
    'La chef Ana pone el chocolate, que es gratis con tu compra',
  ],
  ['Dorsales en recepción', 'charity', 'Los dorsales están en recepción'],
  [
    'Recibimos cobijas hasta el viernes en la sede de Laureles',
    'charity',
    'Hasta el viernes recibimos cobijas en la sede de Laureles',
  ],
  ['Cuando se acaben, no repongo', 'limited_stock', 'En cuanto se acaben, no repongo'],
  ['Trae un juguete y te llevas un corte', 'charity', 'Si traes un juguete, te llevas un corte'],
  ['Junta 5 sellos y tu sexto lavado es gratis', 'offer', 'Tu sexto lavado es gratis si juntas 5 sellos'],
  ['Aplica protector cada 4 horas', 'tip', 'Conviene aplicar protector cada 4 horas'],
  ['Corta el tallo y cambia el agua', 'tip', 'Lo mejor es cortar el tallo y cambiar el agua'],
  ['Para que duren más, corta los tallos', 'tip', 'Para que duren más, conviene cortar los tallos'],
  [
    'Colecta de juguetes: trae uno y te llevas un corte',
    'charity',
    'Colecta de juguetes: si traes uno, te llevas un corte',
  ],
])('%s (%s): %s', (words, kind, expected) => expect(told(words, kind)).toContain(expected))

test.each<[string, BriefKind]>([
  ['Aplica protector cada 4 horas', 'general'],
  ['Nunca las seques al radiador', 'tip'],
  ['Duran el doble', 'offer'],
  ['No incluye el desayuno', 'hours'],
])('%s (%s) stays', (words, kind) => expect(told(words, kind)).toEqual([]))

test('a recall asks, without a condition', () => {
  expect(
    fragmentWays('Trae el casco y te damos otro', sceneIn('ES', { kind: 'warning', isSerious: true })).join(
      ' ',
    ),
  ).not.toMatch(/Si traes/u)
})

test('vos is spoken to as vos', () => {
  expect(told('Traé un juguete y te llevás un corte', 'charity', 'AR').join(' ')).not.toMatch(/traes/u)
})

describe('a name with a relative clause', () => {
  it.each([
    [
      'El mercadillo de Navidad que montamos este año en la plaza del Rastro',
      'Este año montamos el mercadillo de Navidad en la plaza del Rastro',
    ],
    [
      'Este sábado mercadito navideño que organizamos en la plaza Hidalgo, 20 puestos',
      'Este sábado organizamos mercadito navideño en la plaza Hidalgo, 20 puestos',
    ],
    [
      'Nuestro festival del café, que va a ser el sáb. 5 en el parque',
      'Nuestro festival del café va a ser el sáb. 5 en el parque',
    ],
  ])('is a sentence: %s', (words, expected) => expect(withMainVerb(words)).toBe(expected))

  it.each([
    'El pan que hacemos cada mañana es de espelta',
    'Los que hacemos pan madrugamos mucho',
    'El vino que más nos gusta',
    '¿El taller que damos los lunes?',
  ])('stays: %s', (words) => expect(withMainVerb(words)).toBe(words))
})

describe('mended words', () => {
  it.each([
    ['Para que las rosas duren más corta los tallos', 'Para que las rosas duren más, corta los tallos'],
    ['Revisión por 49 € antes 65: frenos', 'Revisión por 49 € (antes 65 €): frenos'],
    [
      'Estamos en av. Mitre 20, mismo teléfono y mismo horario',
      'Estamos en Av. Mitre 20, con el mismo teléfono y el mismo horario',
    ],
    ['Ampliamos equipo 🐾 ¿eres auxiliar?', 'Ampliamos equipo 🐾 ¿Eres auxiliar?'],
    ['Por favor dejad de usarlo', 'Por favor, dejad de usarlo'],
    ['Ojo: que hay una cuenta falsa', 'Ojo: hay una cuenta falsa'],
    [
      'Pedidos hasta el sábado, whatsapp 11 5555 1234',
      'Pedidos hasta el sábado por WhatsApp al 11 5555 1234',
    ],
  ])('%s', (words, expected) => expect(mendedWords(words, [], sceneIn('ES'))).toBe(expected))

  it.each([
    'Para que no se sequen',
    'Revisión por 49 €, antes de las 14:00',
    'El mismo horario de siempre',
    'Aquí 🐾 Toby',
  ])('%s stays', (words) => expect(mendedWords(words, [], sceneIn('ES'))).toBe(words))
})
