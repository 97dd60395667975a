import { describe, expect, it, test } from 'vitest'
import type { BriefKind } from '../../reading/brief-reading.ts'
import { sceneIn } from '../scene.fixture.ts'
import { fragmentWays } from './fragments.ts'
import { inFuture } from './future.ts'
import { withOtherFigures } from './other-figures.ts'

const serious = (words: string, kind: BriefKind, country = 'ES') =>
  fragmentWays(words, sceneIn(country, { kind, isSerious: true }))

test.each<[string, BriefKind, string]>([
  ['Dejen de usar las sonajas rojas', 'warning', 'No usen más las sonajas rojas'],
  ['No necesitas ticket', 'warning', 'No hace falta ticket'],
  ['Tráelo y te devolvemos el dinero', 'warning', 'Tráelo: te devolvemos el dinero'],
  ['El silbato se puede soltar', 'warning', 'El silbato puede soltarse'],
  ['Nosotros jamás cobramos en la puerta', 'warning', 'Recordamos que jamás cobramos en la puerta'],
  ['Ya está arreglado', 'apology', 'Ya quedó arreglado'],
  ['El velorio es hoy a las 6', 'sad_news', 'El velorio será hoy a las 6'],
  ['Queremos disculparnos por la espera', 'apology', 'Pedimos disculpas por la espera'],
])('%s (%s): %s', (words, kind, expected) => expect(serious(words, kind)).toContain(expected))

it('what is no notice stays', () => {
  expect(serious('Las clases se suspenden toda la semana', 'sad_news')).toEqual([])
})

describe('other figures', () => {
  it.each<[string, string, BriefKind, string[]]>([
    ['Cata a las 20:00.', 'ES', 'event', ['Cata a las 8 de la tarde.']],
    ['Cata a las 20.', 'AR', 'event', ['Cata a las 8 de la noche.']],
    ['Pan a las 13:00.', 'ES', 'event', ['Pan a la 1 de la tarde.']],
    ['Fiesta de 16 a 20 h.', 'AR', 'anniversary', ['Fiesta entre las 16 y las 20 h.']],
    ['Corte y barba a 22 €.', 'ES', 'offer', ['Corte y barba por 22 €.']],
  ])('%s in %s', (text, country, kind, ways) =>
    expect(withOtherFigures(text, sceneIn(country, { kind }))).toEqual(ways),
  )

  it.each<[string, string, BriefKind]>([
    ['Cata a las 19:30.', 'ES', 'event'],
    ['Abrimos a las 9 y cerramos a las 20.', 'AR', 'hours'],
    ['Abrimos de 16 a 20 h.', 'AR', 'event'],
    ['Para niños de 6 a 12 años.', 'ES', 'event'],
    ['Uvas a 2 € el kilo.', 'ES', 'offer'],
    ['Menú a $95.000 por persona.', 'CO', 'offer'],
  ])('%s stays', (text, country, kind) =>
    expect(withOtherFigures(text, sceneIn(country, { kind }))).toEqual([]),
  )
})

describe('what is going to be will be', () => {
  it.each([
    ['Los pedidos van a salir tarde.', 'Los pedidos saldrán tarde.'],
    ['La cata va a ser el sábado.', 'La cata será el sábado.'],
  ])('%s', (text, expected) => expect(inFuture(text)).toEqual([expected]))

  it.each(['Vamos a la feria.', '¡Vamos a bailar!', '«Van a salir tarde», dijo.'])('%s stays', (text) =>
    expect(inFuture(text)).toEqual([]),
  )
})
