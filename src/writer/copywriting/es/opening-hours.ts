import { sentence } from '../sentence.ts'
import { lowered } from './phrases.ts'

const HOURS_CLAUSE =
  /, (?!de \d)(?=(?:y )?(?:el|los|este|de|del|desde|a partir|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos|feriados)(?!\p{L}))/iu
const OPEN_FROM = / abierto(?= (?:de|desde|hasta) )/iu
const ENDS_CLOSED = /,? (?:estará |estaremos |estamos )?cerrad(?:o|a|os|as)$/iu
const NORMAL = / (?=horario (?:normal|habitual|de siempre)(?!\p{L}))/iu

const BARE_DAYS =
  /^((?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos|feriados)(?: (?:festivo|feriado))?(?:(?:,| y| e| a) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos|feriados)){0,3}),? (.+)$/iu

/** "Domingo y lunes cerrado" is "Cerramos domingo y lunes"; "sábado de 9 a 23" is "El sábado, de 9 a 23". */
function dayWays(clause: string): string[] {
  const found = BARE_DAYS.exec(clause)
  if (!found) return []
  const [, days = '', rest = ''] = found
  if (/^cerrad[oa]s?$/iu.test(rest))
    return [`Cerramos ${lowered(days)}`, `${days} cerramos`, `${days}, cerrado`]
  if (!/^(?:abierto )?(?:de|desde|hasta) /iu.test(rest)) return []
  const hours = lowered(rest)
  const opens = /^abierto /iu.test(rest) ? '' : 'abrimos '
  const areMany =
    /^(?:sábados|domingos|festivos|feriados)(?: [ye] (?:sábados|domingos|festivos|feriados))?$/iu.test(days)
  const isOne = !/ [aye] /u.test(days) && !areMany
  return [
    `${days}, ${hours}`,
    areMany
      ? `Los ${lowered(days)}, ${hours}`
      : isOne
        ? `El ${lowered(days)}, ${hours}`
        : `${days}: ${hours}`,
    areMany
      ? `Los ${lowered(days)} ${opens}${hours}`
      : isOne
        ? `El ${lowered(days)} ${opens}${hours}`
        : `${days} ${opens}${hours}`,
  ]
}

/** Each change of hours in a sentence of its own. */
export function hoursWays(words: string): string[] {
  const clauses = words.split(HOURS_CLAUSE).map((clause) => clause.replace(/^y /i, ''))
  const isDated = (text: string) => /^(?:el|los|este|hoy|mañana|de|del)(?!\p{L})/iu.test(text)
  const closing = clauses.map((clause) =>
    isDated(clause)
      ? clause.replace(ENDS_CLOSED, ' cerramos').replace(OPEN_FROM, ' abrimos')
      : (dayWays(clause)[0] ?? clause),
  )
  const marked = clauses.map((clause) =>
    isDated(clause) ? clause.replace(ENDS_CLOSED, ', cerrado') : (dayWays(clause)[1] ?? clause),
  )
  const opened = clauses.map((clause) => (isDated(clause) ? clause : (dayWays(clause)[2] ?? clause)))
  const told = (list: readonly string[], normal: string) =>
    list.map((clause) => sentence(isDated(clause) ? clause.replace(NORMAL, normal) : clause)).join(' ')
  const inOne =
    closing.length > 1 && !/[;:]/u.test(words)
      ? [closing.map((clause, place) => (place > 0 ? lowered(clause) : clause)).join('; ')]
      : []
  return [told(closing, ', '), told(marked, ' tenemos '), told(opened, ', '), ...inOne]
}
