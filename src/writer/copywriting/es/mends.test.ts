import { describe, expect, it, test } from 'vitest'
import { sceneIn } from '../scene.fixture.ts'
import { wordsUnit } from '../words-unit.fixture.ts'
import { mendedWords, withConditionPause } from './mends.ts'
import { withDatePause } from './orders.ts'
import { sayWords } from './words.ts'

describe('the pause after a condition', () => {
  it.each([
    ['Si lo quieres escríbenos al 600 11 22 33', 'Si lo quieres, escríbenos al 600 11 22 33'],
    ['Si te apuntas antes del 15 no pagas matrícula', 'Si te apuntas antes del 15, no pagas matrícula'],
    ['Si llueve se suspende', 'Si llueve, se suspende'],
    ['Si alguien vio algo llame al 4222-3344', 'Si alguien vio algo, llame al 4222-3344'],
    ['Si necesitas ayuda pide cita', 'Si necesitas ayuda, pide cita'],
  ])('%s', (words, expected) => expect(withConditionPause(words)).toBe(expected))

  it.each([
    'Si quieres verla, hacemos visita guiada',
    'Si tienes una película que te guste, tráela',
    'Sin cita te atendemos igual',
    'Cuando vengas con los niños pequeños',
  ])('stays: %s', (words) => expect(withConditionPause(words)).toBe(words))
})

test.each([
  ['Comedor por $1.290.000 antes $1.650.000', 'CO', 'Comedor por $1.290.000 (antes $1.650.000)'],
  ['Chica a $280 mediana a $420 grande a $590', 'MX', 'Chica a $280, mediana a $420, grande a $590'],
  ['Corte a 12 € la hora', 'ES', 'Corte a 12 € la hora'],
  ['Se rompió el horno así que hoy no hay pan', 'ES', 'Se rompió el horno, así que hoy no hay pan'],
  ['Liquidamos todo al 50', 'ES', 'Liquidamos todo al 50 %'],
  ['Pide cita por whatsapp 611 22 33 44', 'ES', 'Pide cita por WhatsApp al 611 22 33 44'],
  ['Mándanos whats al 33 1234 0000', 'MX', 'Mándanos un WhatsApp al 33 1234 0000'],
  ['Cover 20mil', 'CO', 'Cover 20 mil'],
  ['Niños pagan la mitad', 'MX', 'Los niños pagan la mitad'],
  ['Niños y niñas de 4 a 12 años', 'MX', 'Niños y niñas de 4 a 12 años'],
])('%s', (words, country, expected) => expect(mendedWords(words, [], sceneIn(country))).toBe(expected))

describe('the pause after a day', () => {
  const day = {
    start: 0,
    end: 11,
    text: 'este sábado',
    value: { type: 'date', form: 'on', days: ['2026-11-21'], weekdays: [] },
  } as const
  const paused = (words: string) => withDatePause(words, [day], sceneIn('CO'), 'long')

  it('stands before a thing', () => {
    expect(paused('Este sábado noche de boleros con el trío')).toBe(
      'Este sábado, noche de boleros con el trío',
    )
    expect(paused('Este sábado la pizza grande a precio de chica')).toBe(
      'Este sábado, la pizza grande a precio de chica',
    )
  })

  it.each([
    'Este sábado acaba el plazo',
    'Este sábado abrimos hasta las 10',
    'Este sábado de 9 a 14 h',
    'Este sábado los niños pagan la mitad',
  ])('not before a verb or a time: %s', (words) => expect(paused(words)).toBe(words))
})

describe('clauses', () => {
  const ways = (words: string, isSerious = false) =>
    sayWords(wordsUnit(words), sceneIn('MX', { isSerious, kind: isSerious ? 'sad_news' : 'general' })).full

  it('stay together until the verb is there', () => {
    expect(ways('Lamentamos informarles que doña Lupita, nuestra fundadora, falleció ayer', true)).toEqual([
      'Lamentamos informarles que doña Lupita, nuestra fundadora, falleció ayer.',
      'Sentimos informarles que doña Lupita, nuestra fundadora, falleció ayer.',
    ])
  })

  it('are two sentences where both are whole', () => {
    expect(ways('Conozca nuestras aulas, confirme al 777 123 4567')).toContain(
      'Conozca nuestras aulas. Confirme al 777 123 4567.',
    )
    expect(ways('Gracias a todos los que donaron, juntamos 120 kilos de comida')).not.toContain(
      'Muchas gracias a todos los que donaron, juntamos 120 kilos de comida.',
    )
  })

  it('are not turned around with a reason inside', () => {
    expect(ways('Si llueve, se hace igual porque es adentro')).toEqual([
      'Si llueve, se hace igual porque es adentro.',
    ])
  })
})
