import { describe, expect, it, test } from 'vitest'
import { sceneIn } from '../scene.fixture.ts'
import { spelled } from './address.ts'
import { callVerbs } from './call-verbs.ts'
import { sayCall } from './calls.ts'
import { addressOf, toUsted } from './usted.ts'

test.each([
  ['Haz tu pedido', 'Haga su pedido'],
  ['Apúntate', 'Apúntese'],
  ['Búscanos en la plaza', 'Búsquenos en la plaza'],
  ['Recógelo en tienda', 'Recójalo en tienda'],
  ['Si tienes dudas, aquí estamos.', 'Si tiene dudas, aquí estamos.'],
  ['Pregúntanos lo que necesites.', 'Pregúntenos lo que necesite.'],
  ['Te esperamos.', 'Le esperamos.'],
  ['No te olvides de traer su cédula', 'No se olvide de traer su cédula'],
  ['Para apuntarte: 600 111 222', 'Para apuntarse: 600 111 222'],
  ['(Escribe el equipo de Lumen.)', '(Escribe el equipo de Lumen.)'],
  ['El plato fuerte forma parte del menú.', 'El plato fuerte forma parte del menú.'],
])('%s', (words, expected) => expect(toUsted(words)).toBe(expected))

test.each(['¿Qué verdura odiabas de niño?', 'Es cosa tuya.', 'Pásate y dinos qué estás buscando.'])(
  'not certain: %s',
  (words) => expect(toUsted(words)).toBeNull(),
)

test('every call can be said to usted', () => {
  for (const { says, buttons, purpose } of Object.values(callVerbs))
    for (const text of [...says, ...buttons, `Para ${purpose}`]) {
      const said = toUsted(text)
      expect(said).not.toBeNull()
      expect(said).not.toMatch(/(?<!\p{L})(?:te|tu|tus)(?!\p{L})/u)
    }
})

describe('how the shop speaks', () => {
  it.each([
    ['Agende su cita en odontovida.example', []],
    ['Compramos oro, traiga su cédula', []],
    ['Nueva sede en Laureles', ['Visítenos esta semana.', 'Usted elige.']],
  ])('usted: %s %s', (brief, samples) => expect(addressOf(brief, samples)).toBe('usted'))

  it.each([
    ['Reserva tu mesa', ['Visítenos esta semana.']],
    ['Pasen a conocerla, escríbanos', []],
    ['El que traiga su taza tiene descuento', []],
    ['Nueva sede en Laureles', ['Ven a vernos.', 'Visítenos.']],
  ])('not usted: %s %s', (brief, samples) => expect(addressOf(brief, samples)).toBeUndefined())
})

test('a call to usted, and no line of the trade that says tú', () => {
  const scene = sceneIn('CO', { address: 'usted' })
  const call = { verb: 'reservar', words: null, hasContacts: true, until: null, phone: null, mail: null }
  const { full } = sayCall({ ...call, link: 'lumen.example' }, scene)
  expect(full).toContain('Reserve en lumen.example')
  expect(full.some((text) => /Reserva |tu reserva/u.test(text))).toBe(false)
  expect(spelled('Un corte ahorra minutos cada mañana.', scene)).toBe('Un corte ahorra minutos cada mañana.')
  expect(spelled('Un corte que sigue la caída de tu pelo.', scene)).toBe('')
})
