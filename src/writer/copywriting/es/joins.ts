import type { Scene } from '../grammar/grammar.ts'
import { after, afterCry, type Border, borderOf, isOneSentence, type Link } from '../join-parts.ts'
import { sentence, unique } from '../sentence.ts'
import { folded, isNounPhrase } from './phrases.ts'
import { infinitiveOf } from './voseo.ts'

/** Limits in few words. */
const NOTE =
  /^(?:no|sin|solo|únicamente|hasta|máximo|mínimo|límite|uno por|una por|cupos?|plazas?|lugares|consumo|excepto|salvo|válid[oa]|aplican?|exclusivo|promoción|imprescindible|es necesario)(?!\p{L})/iu
const STARTS_TWICE =
  /^(?:y|e|además|también|pero|así que|o|ni|porque|recuerda|ojo|importante|nota|aviso)(?!\p{L})/iu
const CONJUNCTION =
  /^(?:(?:muchas |mil )?gracias|perdón|disculp\p{L}{1,6}|si|cuando|porque|que|donde|como|aunque|mientras)(?!\p{L})/iu

/** Our own news may follow other news with "además". */
const ADDS =
  /^(?!(?:ya )?(?:estamos|somos|tardamos|volvemos|regresamos|tenemos desde|tenemos de)(?!\p{L}))(?:ya |también )?(?:\p{L}{2,14}(?:amos|emos|imos)|hay|habrá|te \p{L}{2,14}(?:amos|emos|imos)|tendremos)(?!\p{L})(?! cerr| perd| disculp| cupos| plazas| lugares| \d)/iu
/** A thing that comes on top, not a date, a price or a way. */
const IS_EXTRA =
  /^(?!(?:equipos|grupos|máximo|mínimo|sorteo|sorteamos|entradas?|acceso|reservas|cover|informes|inscripci\p{L}{2,5}|info|precio|cuesta|citas?|turnos|visitas|a|al|de|del|desde|en|el|la|los|las|por|para|si|con|nivel|cupos?|plazas?|lugares|nuev[oa]s?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|[\d$])(?!\p{L}))/iu

/** "Los menores de 12 no pagan", after the event itself. */
const EXTRA_FACT =
  /^(?:los|las|el|la) (?!(?:entrada|precio|cupos?|plazas|horario|salida|sorteo|ganador\p{L}{0,3}|inscripci\p{L}{2,4}|reservas?|resto|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d)(?!\p{L}))/iu
const isExtraFact = (small: string, { kind }: Scene) =>
  ['event', 'offer', 'new_product', 'charity'].includes(kind) && EXTRA_FACT.test(small)

const THANKS = /^(?:muchas |mil )?gracias(?!\p{L})/iu

/** What is longer is news of its own, not a remark on other news. */
const LONGEST_NOTE = 60

type Sort = 'clause' | 'note' | 'thing' | 'request'

const sortOf = (text: string, { isLimit, hasAction }: Link): Sort => {
  const [first = ''] = text.toLowerCase().split(' ')
  if (hasAction || (infinitiveOf(first) !== null && !isNounPhrase(text))) return 'request'
  if (THANKS.test(text)) return 'clause'
  const isThing = isNounPhrase(text)
  if ((isLimit || NOTE.test(text)) && text.length < LONGEST_NOTE) return 'note'
  return isThing ? 'thing' : 'clause'
}

/** "y" is "e" before "i". */
const and = (text: string) => (/^h?i(?!e)/.test(folded(text)) ? ' e ' : ' y ')

const HEADING = 40
const isHeading = ({ last, isPlain, before }: Border) =>
  isPlain &&
  last.length <= HEADING &&
  before.length < last.length &&
  isNounPhrase(last) &&
  !/[\d,]/u.test(last) &&
  !NOTE.test(last)

/** Both in one sentence. */
function asOne(border: Border, sort: Sort, scene: Scene): string[] {
  const { before, last, small, isPlain, hasComma } = border
  const say = (joint: string, end = '') => sentence(`${before}${joint}${small}${end}`)
  const isWhole = !isNounPhrase(last)
  // "Sorteo del Día de la Madre" names what the next sentence tells.
  if (isHeading(border) && sort !== 'note' && !scene.isSerious) return [say(': ')]
  switch (sort) {
    case 'note':
      return [
        hasComma || small.includes(':') ? '' : say(', '),
        isPlain && !scene.isSerious ? say(' (', ')') : '',
        isPlain ? say('; ') : '',
      ]
    case 'thing':
      return scene.isSerious
        ? [isPlain ? say('; ') : '']
        : [
            hasComma || isWhole ? '' : say(', '),
            isPlain && isWhole && IS_EXTRA.test(small) ? say(': ') : '',
            isPlain && IS_EXTRA.test(small) && small.length < LONGEST_NOTE && !/[%$€]/u.test(small)
              ? say(' (', ')')
              : '',
            isPlain ? say('; ') : '',
          ]
    case 'request':
      if (NOTE.test(last)) return [isPlain ? say('; ') : '']
      return scene.isSerious
        ? [isPlain ? say('; ') : '']
        : [isPlain ? say(': ') : '', isPlain ? say('; ') : '']
    case 'clause':
      return [
        isWhole &&
        !scene.isSerious &&
        !hasComma &&
        !THANKS.test(last) &&
        !CONJUNCTION.test(small) &&
        !/ [ye] /.test(last)
          ? say(and(small))
          : '',
        isPlain ? say('; ') : '',
      ]
  }
}

/** Two sentences, the second with a word that leads to it. */
function led(first: string, second: string, sort: Sort, { small }: Link, scene: Scene): string[] {
  if (!isOneSentence(second) || STARTS_TWICE.test(second)) return []
  const rest = small ?? second
  const hasColon = second.includes(':')
  const noted = (starts: readonly string[]) =>
    hasColon ? [] : starts.map((start) => after(first, start, rest))
  switch (sort) {
    case 'note':
      if (small === null) return []
      // "Un detalle: hasta el 4 de diciembre" would be no detail.
      if (/^(?:solo )?(?:hasta|desde|del?|a partir)(?!\p{L})/iu.test(second)) return []
      return scene.isSerious
        ? noted(['Importante:'])
        : noted(['Importante:', 'Un detalle:', 'Ojo:', 'Eso sí:'])
    case 'thing':
      return scene.isSerious || scene.kind !== 'event' || !IS_EXTRA.test(second)
        ? []
        : noted(['Además:', 'Y también:'])
    case 'request':
      return []
    case 'clause':
      if (small === null || scene.isSerious || scene.kind === 'hours' || THANKS.test(first)) return []
      if (!ADDS.test(small)) return isExtraFact(small, scene) ? [after(first, 'Además,', small)] : []
      return [after(first, 'Además,', small), after(first, 'Y', small)].map((text) =>
        text.replace(/ Y (?=h?i(?!e))/u, ' E '),
      )
  }
}

/** See `Grammar.join`. */
export function join(first: string, second: string, link: Link, scene: Scene): readonly string[] {
  if (/[?¿¡]/.test(second) || /\?$/.test(first)) return []
  const sort = sortOf(second, link)
  const border = borderOf(first, second, link)
  return unique([
    ...afterCry(first, second, link),
    ...(border ? asOne(border, sort, scene) : []),
    ...led(first, second, sort, link, scene),
  ])
}
