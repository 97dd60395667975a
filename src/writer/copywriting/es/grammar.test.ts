import { describe, expect, it } from 'vitest'
import type { Call, EventUnit, OfferUnit, OfferValue, PriceValue } from '../facts.ts'
import { sceneIn } from '../scene.fixture.ts'
import { wordsUnit } from '../words-unit.fixture.ts'
import { spanish } from './spanish.ts'

const nothing = { words: '', shortWords: '', statements: [0] }
const noTime = { dates: [], times: [] }
const until = {
  text: 'hasta el 10 de diciembre',
  value: { type: 'date' as const, form: 'until' as const, days: ['2026-12-10'], weekdays: [] },
}
const tuesdays = {
  text: 'martes y miércoles',
  value: { type: 'date' as const, form: 'every' as const, days: [], weekdays: [2, 3] as const },
}
const thursday = {
  text: 'el jueves 26',
  value: { type: 'date' as const, form: 'on' as const, days: ['2026-11-26'], weekdays: [] },
}
const half = {
  text: 'a las 19:30',
  value: { type: 'time' as const, form: 'at' as const, from: '19:30', to: null },
}

const offerUnit = (value: OfferValue, text: string, changes: Partial<OfferUnit> = {}): OfferUnit => ({
  ...nothing,
  type: 'offer',
  offer: { value, text },
  price: null,
  on: 'on' in value ? value.on : null,
  when: noTime,
  limits: [],
  place: null,
  ...changes,
})
const percent = (on: string): OfferValue => ({ type: 'offer', form: 'percent', percent: 25, on })
const priceUnit = (changes: Partial<PriceValue>, on: string, text: string): OfferUnit => {
  const money = { amount: 45, currency: null }
  const value: PriceValue = {
    type: 'price',
    money,
    upTo: null,
    before: null,
    form: 'is',
    per: null,
    on,
    ...changes,
  }
  return { ...offerUnit({ type: 'offer', form: 'other', on }, ''), offer: null, price: { value, text }, on }
}
const call = (changes: Partial<Call>): Call => ({
  verb: null,
  words: null,
  hasContacts: false,
  link: null,
  phone: null,
  mail: null,
  until: null,
  ...changes,
})

describe('offers in Spanish', () => {
  const highlights = offerUnit(percent('mechas'), '25% en mechas', {
    when: { dates: [tuesdays, until], times: [] },
    limits: ['solo nuevas clientas'],
  })

  it('says the offer with its days and its condition in every variant', () => {
    const { full, short, headlines, lines } = spanish.say(highlights, sceneIn('ES'))
    expect(full).toContain(
      '25% de descuento en mechas los martes y miércoles hasta el 10 de diciembre, solo nuevas clientas.',
    )
    expect(full).toContain(
      'Mechas con un 25% menos los martes y miércoles hasta el 10 de diciembre. Solo nuevas clientas.',
    )
    expect(full.length).toBeGreaterThanOrEqual(4)
    for (const text of [...full, ...short]) expect(text.toLowerCase()).toContain('solo nuevas clientas')
    expect(short[0]).toBe('25% de descuento en mechas, mar. y mié. hasta el 10 dic. (solo nuevas clientas).')
    expect(headlines[0]).toBe('25% de descuento en mechas')
    expect(lines[0]).toBe('Mar. y mié. hasta el 10 dic. · solo nuevas clientas')
  })

  it('says vos in Argentina', () => {
    expect(spanish.say(highlights, sceneIn('AR')).full.join(' ')).toContain(
      'Tenés un 25% de descuento en mechas',
    )
  })

  it('keeps "hasta" before a percentage', () => {
    const sale = offerUnit(
      { ...percent('chamarras'), form: 'percent', percent: 40 },
      'hasta 40% off en chamarras',
    )
    for (const text of spanish.say(sale, sceneIn('MX')).full) expect(text.toLowerCase()).toContain('hasta')
  })

  it('joins the end of stock to the last day', () => {
    const second = offerUnit({ type: 'offer', form: 'other', on: null }, 'Segunda unidad al 50% en puzles', {
      when: { dates: [until], times: [] },
      limits: ['hasta agotar existencias', 'solo en tienda'],
    })
    expect(spanish.say(second, sceneIn('ES')).full).toContain(
      'Segunda unidad al 50% en puzles hasta el 10 de diciembre o hasta agotar existencias, solo en tienda.',
    )
  })

  it('knows 2x1', () => {
    const two = offerUnit(
      { type: 'offer', form: 'multibuy', get: 2, pay: 1, on: 'croquetas' },
      '2x1 en croquetas',
    )
    expect(spanish.say(two, sceneIn('ES')).full).toEqual([
      '2x1 en croquetas.',
      'Croquetas al 2x1.',
      'Tienes 2x1 en croquetas.',
      'Croquetas: 2x1.',
      'En La Nube, 2x1 en croquetas.',
      'En La Nube, croquetas al 2x1.',
    ])
  })

  it('leaves a price and another offer in the words of the owner', () => {
    const text = 'Masaje a $120.000, para parejas la segunda persona a mitad de precio'
    const both = {
      ...priceUnit({ on: 'masaje' }, 'masaje', 'Masaje a $120.000'),
      offer: {
        value: { type: 'offer' as const, form: 'other' as const, on: null },
        text: 'a mitad de precio',
      },
      words: text,
      shortWords: text,
    }
    const { full, headlines, lines } = spanish.say(both, sceneIn('CO'))
    expect(full).toEqual([`${text}.`])
    expect(headlines).toEqual(['Masaje a $120.000'])
    expect(lines).toEqual(['Para parejas la segunda persona a mitad de precio'])
  })

  const prices: [string, Partial<PriceValue>, string][] = [
    ['ES', { money: { amount: 18, currency: null }, form: 'from' }, 'Coronas desde 18 €.'],
    ['ES', { money: { amount: 1200.5, currency: 'EUR' } }, 'Coronas a 1.200,50 €.'],
    ['MX', { money: { amount: 2500, currency: null } }, 'Coronas a $2,500.'],
    ['AR', { money: { amount: 12000, currency: 'ARS' }, per: 'la caja' }, 'Coronas a $12.000 la caja.'],
    ['CO', { money: { amount: 12000, currency: 'COP' }, form: 'only' }, 'Coronas por solo $12.000.'],
    [
      'ES',
      { money: { amount: 25, currency: 'EUR' }, before: { amount: 32, currency: 'EUR' } },
      'Coronas a 25 € (antes 32 €).',
    ],
    [
      'ES',
      { money: { amount: 10, currency: 'EUR' }, upTo: { amount: 20, currency: 'EUR' } },
      'Coronas de 10 a 20 €.',
    ],
  ]
  it.each(prices)('writes prices as in %s: %o', (country, value, expected) => {
    expect(spanish.say(priceUnit(value, 'coronas', 'coronas'), sceneIn(country)).full[0]).toBe(expected)
  })
})

describe('events in Spanish', () => {
  const launch: EventUnit = {
    ...nothing,
    type: 'event',
    what: 'Presentación de "Mareas" de Inés Ferrer',
    when: { dates: [thursday], times: [half] },
    place: null,
    limits: ['Entrada libre hasta completar aforo'],
  }

  it('says what, when and the limit', () => {
    const { full, headlines, lines } = spanish.say(launch, sceneIn('ES', { kind: 'event' }))
    const when = 'el jueves 26 de noviembre a las 19:30'
    expect(full).toContain(
      `Presentación de «Mareas» de Inés Ferrer ${when}. Entrada libre hasta completar aforo.`,
    )
    expect(full).toContain(
      `Ven a la presentación de «Mareas» de Inés Ferrer ${when}. Entrada libre hasta completar aforo.`,
    )
    expect(headlines).toEqual(['Presentación de «Mareas» de Inés Ferrer'])
    expect(lines[0]).toBe('Jue. 26 nov. · 19:30 · entrada libre hasta completar aforo')
  })

  it('contracts the article', () => {
    const workshop = { ...launch, what: 'taller de cerámica', limits: [] }
    const said = spanish.say(workshop, sceneIn('AR', { kind: 'event' })).full
    expect(said).toContain('Vení al taller de cerámica el jueves 26 de noviembre a las 19:30.')
  })

  it.each([
    ['presentación de "Mareas" de Inés Ferrer', true],
    ['noche de jazz', true],
    ['jornada de puertas abiertas', true],
    ['celebramos 10 años', false],
    ['el mercadillo que montamos', false],
    ['llegaron los nuevos anteojos', false],
  ])('knows whether "%s" is a noun phrase', (phrase, expected) => {
    expect(spanish.isNounPhrase(phrase)).toBe(expected)
  })
})

describe("the owner's words in Spanish", () => {
  it('tells every change of hours in a sentence of its own', () => {
    const hours = wordsUnit(
      'el 24 de diciembre cerramos a las 15:00, el 25 de diciembre cerrado, el resto de días horario normal',
    )
    expect(spanish.say(hours, sceneIn('ES', { kind: 'hours' })).full[0]).toBe(
      'El 24 de diciembre cerramos a las 15:00. El 25 de diciembre cerramos. El resto de días, horario normal.',
    )
  })

  it('tells how to take part, when it closes and who wins', () => {
    const text = 'Síguenos y etiqueta a quien traerías, cierra el domingo a las 8 p. m.'
    const action = { start: 0, end: 8, text: 'siguenos', value: { type: 'action' as const, verb: 'seguir' } }
    const contest = sceneIn('CO', { kind: 'contest' })
    expect(spanish.say(wordsUnit(text, { hasAction: true, slots: [action] }), contest).full[0]).toBe(
      'Para participar: síguenos y etiqueta a quien traerías. El sorteo cierra el domingo a las 8 p. m.',
    )
    expect(spanish.say(wordsUnit('Ganadores el lunes en historias'), contest).full[0]).toBe(
      'Anunciamos a los ganadores el lunes en historias.',
    )
  })

  it('is sober about a death', () => {
    const sad = sceneIn('ES', { kind: 'sad_news', isSerious: true })
    expect(spanish.say(wordsUnit('Ha muerto nuestro padre Manuel'), sad).full).toEqual([
      'Ha fallecido nuestro padre Manuel.',
    ])
  })

  it('gives questions both marks', () => {
    const asked = (text: string) => spanish.say(wordsUnit(text, { isQuestion: true }), sceneIn('AR')).full[0]
    expect(asked('un turno libre, quien lo quiere??')).toBe('Un turno libre. ¿Quién lo quiere?')
    expect(asked('¿sabías que dura más?')).toBe('¿Sabías que dura más?')
    expect(asked('te gusta el café?')).toBe('¿Te gusta el café?')
  })

  it('never changes a quote', () => {
    const quote = { ...nothing, type: 'quote' as const, quote: 'Volví a correr', by: 'Marta, paciente' }
    expect(spanish.say(quote, sceneIn('ES')).full[0]).toBe('«Volví a correr» — Marta, paciente.')
  })
})

describe('calls in Spanish', () => {
  const table: [string, Partial<Call>, string, string][] = [
    [
      'ES',
      { verb: 'reservar', asked: 'Reserva', link: 'mane.example' },
      'Reserva en mane.example',
      'Reserva: mane.example',
    ],
    [
      'ES',
      { verb: 'pedir', asked: 'pide cita', link: 'fisio.example' },
      'Pide cita en fisio.example',
      'Pide cita: fisio.example',
    ],
    ['AR', { verb: 'reservar', link: 'mane.example' }, 'Reservá en mane.example', 'Reservas: mane.example'],
    ['ES', { verb: 'llamar', phone: '600 123 456' }, 'Llámanos al 600 123 456.', 'Llámanos al 600 123 456'],
    ['AR', { verb: 'llamar', phone: '4222-3344' }, 'Llamanos al 4222-3344.', 'Llamanos al 4222-3344'],
    [
      'MX',
      { verb: 'agendar', asked: 'Agenda tu cita', phone: '33 1234' },
      'Agenda tu cita al 33 1234.',
      'Agenda tu cita: 33 1234',
    ],
    [
      'ES',
      { verb: 'mandar', asked: 'manda tu CV', mail: 'a@b.example' },
      'Manda tu CV a a@b.example',
      'Manda tu CV: a@b.example',
    ],
    ['ES', { link: 'mane.example' }, 'Más información en mane.example', 'Más información: mane.example'],
    [
      'ES',
      { verb: 'encargar', asked: 'Encarga', phone: '910 555', until },
      'Encarga en el 910 555 hasta el 10 de diciembre.',
      'Encarga hasta el 10 de diciembre: 910 555',
    ],
  ]
  it.each(table)('%s %o', (country, given, full, short) => {
    const said = spanish.sayCall(call(given), sceneIn(country))
    expect(said.full[0]).toBe(full)
    expect(said.short[0]).toBe(short)
    for (const button of said.buttons) expect(button.length).toBeLessThanOrEqual(24)
  })

  it('keeps usted on the button', () => {
    const formal = call({
      verb: 'agendar',
      words: 'Agende su cita en odonto.example',
      hasContacts: true,
      link: 'odonto.example',
    })
    expect(spanish.sayCall(formal, sceneIn('CO')).buttons).toEqual(['Agende su cita'])
  })

  it('asks nothing of the reader in serious news', () => {
    const serious = sceneIn('ES', { kind: 'warning', isSerious: true })
    expect(spanish.sayCall(call({ phone: '910 555 876' }), serious).full[0]).toBe(
      'Para cualquier duda: 910 555 876.',
    )
  })
})

describe('vos for Argentina', () => {
  it.each([
    ['Escríbenos y te apartamos tu pieza.', 'Escribinos y te apartamos tu pieza.'],
    ['Ven a desayunar y elige lo que más te tiente.', 'Vení a desayunar y elegí lo que más te tiente.'],
    ['Si tienes dudas, pregunta con confianza.', 'Si tenés dudas, preguntá con confianza.'],
    ['Cuéntanoslo y lo hablamos contigo.', 'Contánoslo y lo hablamos con vos.'],
    ['¿Qué buscas?', '¿Qué buscás?'],
    [
      'El rizo sube al secarse, y el corte cuenta con eso.',
      'El rizo sube al secarse, y el corte cuenta con eso.',
    ],
    [
      'Un buen pescado pide poco: sal, limón y atención.',
      'Un buen pescado pide poco: sal, limón y atención.',
    ],
    ['Resuelve tus dudas y preguntas.', 'Resuelve tus dudas y preguntas.'],
  ])('%s', (tu, vos) => {
    expect(spanish.spell(tu, sceneIn('AR'))).toBe(vos)
    expect(spanish.spell(tu, sceneIn('MX'))).toBe(tu)
  })
})

describe('frames in Spanish', () => {
  it('needs no name of a shop', () => {
    for (const isSerious of [true, false]) {
      const scene = sceneIn('AR', { shop: '', isSerious })
      const { greetings, hellos, signOffs, disclosures, smallTalk, titles, visuals } = spanish.frames
      for (const list of [greetings, hellos, signOffs, disclosures, smallTalk, visuals])
        for (const text of list(scene)) expect(text).not.toMatch(/ (?:de|desde|en) ?[.:]|undefined/)
      expect(titles(scene).every((title) => title.length <= 60)).toBe(true)
    }
  })

  it('has nothing bright in serious news', () => {
    const serious = sceneIn('ES', { kind: 'sad_news', isSerious: true })
    expect(spanish.openers(wordsUnit('Ha muerto Manuel'), serious)).toEqual([])
    expect(spanish.frames.hashtags(serious)).toEqual([])
  })
})
