import type { Unit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { addressed } from './address.ts'
import { folded } from './phrases.ts'

const BRIEF = 25

const sober = ({ kind, shop }: Scene): string[] => {
  if (kind === 'warning') return ['Importante:', 'Aviso:', shop && `Aviso de ${shop}:`]
  return [shop && `Un mensaje de ${shop}:`, shop && `Desde ${shop}:`, shop && `Del equipo de ${shop}:`]
}

const isDated = (unit: Unit) =>
  unit.type === 'event' ||
  (unit.type === 'words' && unit.slots.some(({ value }) => value.type === 'date' || value.type === 'time'))

function ofKind(unit: Unit, scene: Scene, said: string): readonly string[] {
  const { shop, kind, country } = scene
  const says = folded(`${unit.words} ${said}`)
  const without = (words: readonly string[], lines: readonly string[]) =>
    words.some((word) => says.includes(word)) ? [] : lines
  const isPlaced = /(?<!\p{L})(?:en|aqui|junto|frente)(?!\p{L})/u.test(says)
  const at = (line: string) => (shop === '' || isPlaced ? '' : `${line} en ${shop}:`)
  const from = (line: string) => (shop === '' ? '' : `${line} de ${shop}:`)
  switch (kind) {
    case 'offer':
      return [
        ...without(
          ['ofert', 'promo'],
          [at('Oferta'), country === 'ES' ? from('Oferta') : from('Promoción'), at('Promoción')],
        ),
      ]
    case 'event':
      // Only what has a day belongs in an agenda.
      if (!isDated(unit)) return []
      return [
        ...without(['agenda'], ['En la agenda:', 'Para la agenda:', from('En la agenda')]),
        ...without(['plan'], [at('Plan')]),
        ...without(['fecha'], [country === 'ES' ? 'Apunta la fecha:' : 'Guarda la fecha:']),
      ]
    case 'new_product':
      return [
        ...without(['noveda', 'nuev'], ['Novedad:', at('Novedad'), at('Lo nuevo')]),
        ...without(['ya '], [at('Ya')]),
        from('Novedades'),
      ]
    case 'hours':
      return [
        ...(/abr|cerr|abiert/u.test(says)
          ? without(['horario'], [at('Horario'), 'Sobre nuestro horario:'])
          : []),
        ...without(['aviso', 'atencion'], ['Aviso:', from('Aviso')]),
      ]
    case 'job':
      return [
        ...without(['empleo', 'trabaj'], [at('Trabajo'), at('Empleo'), from('Oferta de empleo')]),
        ...without(['equipo'], [from('Para el equipo')]),
      ]
    case 'contest':
      return without(['sorte', 'rifa', 'concurso'], ['Hay sorteo:', at('Sorteo'), from('Sorteo')])
    case 'limited_stock':
      return [...without(['aviso'], [from('Aviso'), 'Aviso:'])]
    case 'anniversary':
      return [
        ...without(
          ['celebr', 'fiesta', 'jubil', 'despid', 'despedi'],
          [at('De celebración'), 'Hay algo que celebrar:'],
        ),
        ...without(['noticia', 'jubil', 'despid', 'despedi'], ['Buenas noticias:']),
        ...without(['noticia'], [from('Noticias')]),
      ]
    case 'charity':
      return [...without(['causa'], ['Por una buena causa:', at('Por una buena causa')]), from('Noticias')]
    case 'tip':
      return [
        ...without(['consejo', 'tip', 'truco'], ['Un consejo:', from('Un consejo'), 'Consejo:']),
        ...without(['sab'], ['Conviene saberlo:']),
      ]
    case 'general':
      // A few words want no announcement.
      if (unit.words.length < BRIEF) return []
      return [from('Noticias'), shop && `Desde ${shop}:`]
    default:
      return []
  }
}

/** An invitation needs no announcement. */
const ASKS =
  /^(?:¡|(?:ven|vení|nos vemos|tienes|tenés|te esperamos|consejo|un consejo|(?:muchas |mil )?gracias|feliz)(?!\p{L}))/iu

const WARNS = /^(?:ojo|atención|cuidado|alerta|aviso|importante|urgente|consejo|tip)(?!\p{L})/iu

/** See `Grammar.leads`. */
export function leads(unit: Unit, scene: Scene, said = ''): readonly string[] {
  if (unit.type === 'quote' || scene.kind === 'testimonial' || ASKS.test(said)) return []
  if (scene.shop !== '' && said.includes(scene.shop)) return []
  if (WARNS.test(said)) return []
  if (scene.kind === 'greeting')
    return scene.shop === '' || /(?<!\p{L})de parte(?!\p{L})/iu.test(unit.words)
      ? []
      : [`De parte de ${scene.shop}:`]
  const all = scene.isSerious ? sober(scene) : ofKind(unit, scene, said)
  return all.filter((line) => line !== '').map((line) => addressed(line, scene))
}
