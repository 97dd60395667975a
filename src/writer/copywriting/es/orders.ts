import { capitalized } from '../../first-letter.ts'
import type { Slot } from '../../reading/brief-reading.ts'
import type { Scene } from '../grammar/grammar.ts'
import type { Length } from './calendar.ts'
import { restateSlot } from './dates.ts'
import { isNounPhrase, lowered } from './phrases.ts'

const VERB =
  /^(?:ya |no |nos |te |les |os |lo |la |los |las |se |también )*(?:\p{L}{2,14}(?:amos|emos|imos)|hay|habrá|hubo|es|son|será|está|están|llega|llegan|vuelve|vuelven|empieza|empiezan|comienza|termina|sale|salen|cierra|abre|toca|viene|vienen|puedes|pueden|podéis|podés)(?!\p{L})/iu
/** A clause inside the sentence would get a date that is not its own. */
const INNER =
  /[,:;()«»¿¡?!.]|(?<!\p{L})(?:que|si|cuando|porque|donde|quien|quienes|mientras|aunque|pero)(?!\p{L})/iu
const LEADS_ON =
  /(?:^| )(?:para|de|del|desde|hasta|solo|y|e|o|a|al|en|con|por|entre|antes|el|la|los|este|esta|hoy|mañana|partir|válid[oa]|recién|justo)$/iu
/** A time or days at the end of what is moved would run together: "abrimos de 9 a 14 el sábado" is fine, "el 24 el sábado" not. */
const ENDS_DATED =
  /(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|\d{1,2} de \p{L}{4,10}|hoy|mañana)$/iu
/** "A las 6 de la tarde este viernes" says the day too late. */
const ENDS_TIMED = /(?:de la (?:mañana|tarde|noche)|[ap]\. m\.|\d:\d\d|\d h)$/iu
const ALONE =
  /^(?:a las?|entre|el|la|los|las|de|del|para|hasta|desde|este|esta|hoy|mañana|a partir|todos|cada|durante|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/iu

/** The date, and the time beside it, as they stand in the words. */
function momentsIn(words: string, slots: readonly Slot[], scene: Scene, length: Length): string[] {
  const told = slots.flatMap((slot) => {
    const { type } = slot.value
    if (type !== 'date' && type !== 'time') return []
    return [{ type, text: restateSlot(slot, scene, length) ?? slot.text }]
  })
  const dates = told.filter(({ type }) => type === 'date').map(({ text }) => text)
  const both = dates.flatMap((date) =>
    told.filter(({ type }) => type === 'time').map(({ text }) => `${date} ${text}`),
  )
  const times = dates.length > 0 ? [] : told.map(({ text }) => text)
  return [...both, ...dates, ...times].filter(
    (text) => ALONE.test(text) && words.toLowerCase().includes(text.toLowerCase()),
  )
}

/** The same with its date at the other end: "El sábado hay taller" is also "Hay taller el sábado". */
export function reordered(words: string, slots: readonly Slot[], scene: Scene, length: Length): string[] {
  const lower = words.toLowerCase()
  for (const moment of momentsIn(words, slots, scene, length)) {
    const typed = moment.toLowerCase()
    if (lower.startsWith(`${typed} `) || lower.startsWith(`${typed}, `)) {
      const rest = words.slice(moment.length).replace(/^,? /u, '')
      // "Cerramos a las 18 por el partido hoy" says it too late.
      const isLate =
        /^(?:hoy|mañana)$/u.test(typed) &&
        (/^ya /iu.test(rest) || /\d(?:[:.]\d\d)?(?: [ap]\. m\.| h)?$/u.test(rest) || / .* .* /u.test(rest))
      const isTimed = ENDS_TIMED.test(rest) || isLate
      if (VERB.test(rest) && !INNER.test(rest) && !ENDS_DATED.test(rest) && rest.includes(' ') && !isTimed)
        return [`${capitalized(rest)} ${lowered(words.slice(0, moment.length))}`]
    }
    if (lower.endsWith(` ${typed}`)) {
      const rest = words.slice(0, -moment.length - 1)
      if (VERB.test(rest) && !INNER.test(rest) && !LEADS_ON.test(rest) && !ALONE.test(rest))
        return [`${capitalized(moment)} ${lowered(rest)}`]
    }
  }
  return []
}

/** A thing with its article, or with what it is of: "noche de boleros", not "acaba el plazo". */
const THING =
  /^(?:(?:el|la|los|las|un|una|nuestr[oa]s?|tu|su) \p{L}|\p{Ll}[\p{Ll}-]{2,20}(?: \p{Ll}{4,14})? (?:de|del|con|para|y|e|al|sin) )/u
const STAYS_WITH_DATE =
  /^(?:de|del|a|al|en|por|para|con|sin|hasta|desde|y|e|o|u|solo|como|sobre|entre|que|todo|toda|abierto|cerrado|cerramos|abrimos)(?!\p{L})/iu

/** "Este sábado noche de boleros" needs a comma: there is no verb. */
export function withDatePause(words: string, slots: readonly Slot[], scene: Scene, length: Length): string {
  for (const moment of momentsIn(words, slots, scene, length)) {
    if (!words.toLowerCase().startsWith(`${moment.toLowerCase()} `)) continue
    const rest = words.slice(moment.length + 1)
    const [start = ''] = rest.split(/, | hasta /u)
    const isThing = THING.test(rest) && !STAYS_WITH_DATE.test(rest) && isNounPhrase(start)
    return isThing ? `${words.slice(0, moment.length)}, ${rest}` : words
  }
  return words
}
