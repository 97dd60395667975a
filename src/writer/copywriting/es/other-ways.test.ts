import { describe, expect, it } from 'vitest'
import type { Slot } from '../../reading/brief-reading.ts'
import { sceneIn } from '../scene.fixture.ts'
import { fragmentWays } from './fragments.ts'
import { restatePrice, withUnits } from './money.ts'
import { named } from './named.ts'
import { reordered } from './orders.ts'
import { halved, parted } from './part-clauses.ts'
import { requested } from './requests.ts'
import { reworded } from './rewordings.ts'
import { withTuteo } from './tuteo.ts'

const spain = sceneIn('ES')
const serious = sceneIn('ES', { isSerious: true })

const dated = (text: string, day: string): Slot => ({
  start: 0,
  end: text.length,
  text,
  value: { type: 'date', form: 'on', days: [day], weekdays: [] },
})

describe('the shop in a sentence', () => {
  it.each([
    ['Buscamos camarero.', 'La Nube busca camarero.'],
    ['Cerramos hasta el lunes.', 'En La Nube cerramos hasta el lunes.'],
    ['Este viernes hacemos pan de centeno.', 'Este viernes en La Nube hacemos pan de centeno.'],
    ['Ramos de peonías a 32 €.', 'Ramos de peonías en La Nube a 32 €.'],
    ['Croquetas al 2x1.', 'En La Nube, croquetas al 2x1.'],
    ['Día de la Madre en la panadería.', 'La Nube: Día de la Madre en la panadería.'],
    ['Ya hay turrón.', 'En La Nube ya hay turrón.'],
    ['Leemos Nada de Carmen Laforet.', 'En La Nube leemos Nada de Carmen Laforet.'],
  ])('%s', (sentence, expected) => expect(named(sentence, spain)).toContain(expected))

  it.each([
    'Gracias a todos.',
    'Un consejo: riega poco.',
    'Si llueve, no hay clase.',
    'La Nube cumple 10 años.',
    '¿Te apuntas?',
  ])('is not named in: %s', (sentence) => expect(named(sentence, spain)).toEqual([]))

  it('never says of itself what only we can say', () => {
    expect(named('Cumplimos 10 años con nuestros vecinos.', spain)).toEqual([
      'En La Nube cumplimos 10 años con nuestros vecinos.',
    ])
    expect(named('Recogida de juguetes hasta el 20 de diciembre.', spain)).not.toContainEqual(
      expect.stringContaining('hasta en La Nube'),
    )
  })
})

describe('order', () => {
  it.each([
    ['El sábado hay taller de barro', 'Hay taller de barro el sábado'],
    ['Hay taller de barro el sábado', 'El sábado hay taller de barro'],
  ])('%s', (words, expected) =>
    expect(reordered(words, [dated('el sábado', '2026-11-21')], spain, 'long')).toEqual([expected]),
  )

  it.each(['El sábado, si llueve, hay taller', 'Hay pan para el sábado', 'Taller de barro el sábado'])(
    'stays: %s',
    (words) => expect(reordered(words, [dated('el sábado', '2026-11-21')], spain, 'long')).toEqual([]),
  )
})

describe('clauses', () => {
  it('apart where each has its verb', () => {
    expect(parted('Se liberó un turno, el primero que escribe se lo queda', spain)[0]).toBe(
      'Se liberó un turno. El primero que escribe se lo queda',
    )
    expect(halved('Campaña solidaria: recibimos mantas')).toEqual(['Campaña solidaria. Recibimos mantas'])
  })

  it.each(['Lola, nuestra gata del mostrador, murió ayer', 'Si llueve mucho, hacemos la clase dentro'])(
    'together: %s',
    (words) => expect(parted(words, serious)).toEqual([]),
  )
})

describe('other words', () => {
  const ways = (text: string, country = 'MX', slots: readonly Slot[] = []) =>
    reworded([text], slots, sceneIn(country))

  it('says hours as people do', () => {
    expect(ways('Abrimos de 1 a 11 p. m.')).toContain('Abrimos de 1 de la tarde a 11 de la noche.')
    expect(ways('Nos vemos a las 8 p. m. Cupos limitados.')).toContain(
      'Nos vemos a las 8 de la noche. Cupos limitados.',
    )
  })

  it('leaves out a month only if the owner did and the day is near', () => {
    const near = [dated('el jueves 26', '2026-11-26')]
    expect(ways('Cata el jueves 26 de noviembre.', 'ES', near)).toContain('Cata el jueves 26.')
    expect(ways('Cata el 26 de marzo.', 'ES', [dated('el 26', '2027-03-26')])).toEqual([
      'Cata el 26 de marzo.',
    ])
    expect(ways('Gratis los miércoles de diciembre.', 'ES', near)).toEqual([
      'Gratis los miércoles de diciembre.',
    ])
  })

  it('leaves quotes and other meanings alone', () => {
    expect(ways('Leemos «Habrá paz».', 'ES')).toEqual(['Leemos «Habrá paz».'])
    expect(ways('Habrá que esperar.', 'ES')).toEqual(['Habrá que esperar.'])
    expect(ways('No hace falta cita.', 'ES')).toEqual(['No hace falta cita.'])
  })

  it.each([
    ['¡Feliz día de la madre a todas!', 'Deseamos un feliz día de la madre a todas'],
    ['Nuevo sabor: turrón', 'Estrenamos sabor: turrón'],
    ['Consejo: riega poco', 'Un consejo de La Nube: riega poco'],
    ['Si compras dos, te regalamos otra', 'Te regalamos otra si compras dos'],
  ])('%s', (words, expected) => expect(fragmentWays(words, spain)).toContain(expected))

  it('closes at an hour, which is not to be closed then', () => {
    const hours = sceneIn('ES', { kind: 'hours' })
    expect(fragmentWays('Cerramos a las 16:00 para ir a la boda', hours)).toEqual([])
    expect(fragmentWays('Cerramos el 30 después de 41 años', serious)).toEqual([])
    expect(fragmentWays('Cerramos el lunes por obras', hours)).toContain(
      'Estaremos cerrados el lunes por obras',
    )
  })
})

describe('requests', () => {
  it.each([
    ['Reserva en recepción', 'ES', 'Puedes reservar en recepción'],
    ['Encargalos hasta el sábado', 'AR', 'Podés encargarlos hasta el sábado'],
    ['Felicitadla en la tienda', 'ES', 'Podéis felicitarla en la tienda'],
    ['Agende su cita al 601 555 1234', 'CO', 'Puede agendar su cita al 601 555 1234'],
    ['Encárgalos hasta el jueves', 'MX', 'Puedes encargarlos hasta el jueves'],
    ['Recoge tu pedido en tienda', 'CO', 'Puedes recoger tu pedido en tienda'],
    ['Trae a tu perro con correa', 'ES', 'No te olvides de traer a tu perro con correa'],
    ['Vengan con la familia', 'AR', 'Los esperamos con la familia'],
    ['Anotate por mail', 'AR', 'Podés anotarte por mail'],
  ])('%s', (words, country, expected) => expect(requested(words, sceneIn(country))).toEqual([expected]))

  it.each([
    'Ven con hambre al local',
    'Reserva de mesas el sábado',
    'Caminos en la sierra',
    'Verdad en la mesa',
  ])('is no invitation: %s', (words) => expect(requested(words, spain)).toEqual([]))

  it('gets its accent where people say tú', () => {
    expect(withTuteo('Apuntate y envia tu CV', spain)).toBe('Apúntate y envía tu CV')
    expect(withTuteo('Apuntate por WhatsApp', sceneIn('AR'))).toBe('Apuntate por WhatsApp')
    expect(withTuteo('Escribe a apuntate@b.example', spain)).toBe('Escribe a apuntate@b.example')
  })
})

describe('prices in the words', () => {
  const price = (amount: number, on: string | null) =>
    ({
      type: 'price',
      money: { amount, currency: null },
      upTo: null,
      before: null,
      form: 'is',
      per: null,
      on,
    }) as const

  it.each([
    ['ramos de peonias 32 euros', 'ES', 32, 'ramos de peonias', 'ramos de peonías a 32 €'],
    ['vestidos a 89.900', 'CO', 89_900, 'vestidos', 'vestidos a $89.900'],
    ['entrada 8€', 'ES', 8, 'entrada', 'entrada 8 €'],
  ])('%s', (text, country, amount, on, expected) =>
    expect(restatePrice(text, price(amount, on), sceneIn(country))).toBe(expected),
  )

  it('stays as it is', () => {
    expect(restatePrice('1 euro', price(1, null), spain)).toBeNull()
    expect(restatePrice('recaudado 850 euros', price(850, 'recaudado'), spain)).toBe('recaudado 850 €')
    expect(withUnits('Pan a $28 pieza')).toBe('Pan a $28 la pieza')
    expect(withUnits('Caja de 12 kilos')).toBe('Caja de 12 kilos')
  })
})
