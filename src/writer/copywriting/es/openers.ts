import type { Unit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { folded } from './phrases.ts'

/** See `Grammar.openers`. */
export function openers(unit: Unit, { kind, isSerious, tone }: Scene): readonly string[] {
  if (isSerious || unit.type === 'quote') return []
  const says = folded(unit.words)
  const isBright = tone.name === 'fun' || tone.name === 'bold' || tone.name === 'creative'
  const without = (words: readonly string[], lines: readonly string[]) =>
    words.some((word) => says.includes(word)) ? [] : lines
  switch (kind) {
    case 'offer':
      return isBright
        ? without(['buena noticia', 'oferta'], ['Buenas noticias.', 'Esto es para ti.', 'Hay oferta.'])
        : []
    case 'new_product':
      return without(
        ['nuev', 'noveda', 'estren', 'llego', 'llega', 'ya hay'],
        isBright
          ? ['Hay novedades.', 'Mira qué hay de nuevo.', 'Recién llegado.']
          : ['Hay novedades.', 'Novedad.'],
      )
    case 'event':
      return isBright
        ? without(['agenda', 'plan'], ['Para la agenda.', 'Hay plan.', 'Buen plan a la vista.'])
        : []
    case 'contest':
      return without(
        ['sorte', 'rifa', 'concurso', 'regal'],
        ['Hay sorteo.', 'Vamos de sorteo.', 'Abrimos sorteo.'],
      )
    case 'tip':
      return without(
        ['consejo', 'tip', 'truco', 'sabias'],
        ['Un consejo.', 'Conviene saberlo.', 'Un truco sencillo.'],
      )
    case 'limited_stock':
      return isBright ? without(['queda', 'ultim'], ['Aviso rápido.', 'Ojo a esto.']) : []
    default:
      return []
  }
}
