import { expect, test } from 'vitest'
import type { BriefKind } from '../../reading/brief-reading.ts'
import { sceneIn } from '../scene.fixture.ts'
import { fragmentWays } from './fragments.ts'

const serious: readonly BriefKind[] = ['warning', 'apology', 'sad_news']
const told = (words: string, kind: BriefKind, country = 'ES') =>
  fragmentWays(words, sceneIn(country, { kind, isSerious: serious.includes(kind) }))

test.each<[string, BriefKind, string]>([
  [
    'Aviso a las familias: hay un brote en el aula',
    'warning',
    'Avisamos a las familias de que hay un brote en el aula',
  ],
  [
    'Atención clientes que compraron pan el lunes: no lo coman',
    'warning',
    'Si compraron pan el lunes, no lo coman',
  ],
  ['Hay un brote de gripe en el aula azul', 'warning', 'En el aula azul hay un brote de gripe'],
  ['Les cambiamos la bolsa sin cargo', 'warning', 'Sin cargo, les cambiamos la bolsa'],
  ['Os devolvemos el dinero de la entrada', 'apology', 'Os devolveremos el dinero de la entrada'],
  ['Puede tener hongos', 'warning', 'Existe el riesgo de que tenga hongos'],
  ['Dejen de usarlas y tráiganlas', 'warning', 'No las usen más y tráiganlas'],
  ['No manden dinero a nadie', 'warning', 'Les pedimos que no manden dinero a nadie'],
  ['Si compraste el jarabe B2, no lo uses', 'warning', 'No lo uses si compraste el jarabe B2'],
  ['La única cuenta es @zapas', 'warning', 'Solo tenemos una cuenta: @zapas'],
  ['Si tiene fiebre, que se quede en casa', 'warning', 'Si tiene fiebre, debe quedarse en casa'],
  ['Apenas se normalice les mandamos la guía', 'apology', 'Les mandamos la guía en cuanto se normalice'],
  ['Perdón a los que tenían turno ayer', 'apology', 'Pedimos disculpas a los que tenían turno ayer'],
  ['A quien ya pagó, se lo devolvemos hoy', 'apology', 'Se lo devolvemos hoy a quien ya pagó'],
  ['Basta con decirlo en recepción', 'apology', 'Solo hay que decirlo en recepción'],
  ['Feriado del lunes 23: abierto de 8 a 14 h', 'hours', 'El feriado del lunes 23 abrimos de 8 a 14 h'],
  [
    'Los cascos vendidos en agosto pueden abrirse en una caída',
    'warning',
    'En una caída, los cascos vendidos en agosto pueden abrirse',
  ],
])('%s (%s): %s', (words, kind, expected) => expect(told(words, kind)).toContain(expected))

test.each<[string, BriefKind]>([
  // Of news that is no notice it would say too much.
  ['Puede tener premio', 'contest'],
  ['Les cambiamos el aceite', 'offer'],
  ['Ayer les cambiamos la fecha', 'apology'],
  ['No abran antes de tiempo las cajas', 'tip'],
])('%s (%s) stays', (words, kind) => expect(told(words, kind)).toEqual([]))

test('a label may change, and what follows it too', () => {
  const ways = told(
    'Retirada: por favor, dejad de usar los patitos azules, el silbato se puede soltar',
    'warning',
  )
  expect(ways.length).toBeGreaterThan(3)
  expect(ways.join(' ')).toContain('los patitos azules porque el silbato puede soltarse')
  expect(ways.filter((way) => way.split(': ').length > 2)).toEqual([])
  for (const way of ways) {
    expect(way).toMatch(/^(?:Retirada|Retirada de producto|Aviso de retirada): /u)
    expect(way).toMatch(/patitos azules.*silbato/u)
  }
  expect(told('Roscón de Reyes: con nata o sin nata', 'new_product').join(' ')).not.toMatch(/Aviso|Atención/u)
})

test('clauses are told in all their ways, and a clause that waits for its main one stays with it', () => {
  const ways = told(
    'Ya hablamos con la transportadora, apenas se normalice les mandamos la guía',
    'apology',
    'CO',
  )
  expect(ways).toContain('Ya hablamos con la transportadora. Les mandamos la guía en cuanto se normalice')
  expect(ways.join(' ')).not.toContain('normalice. Les')
  expect(told('Ayer se incendió la cocina, todos estamos bien', 'sad_news')).toContain(
    'Ayer se incendió la cocina. Todos estamos bien',
  )
})
