import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { unique } from '../sentence.ts'
import { clausesOf } from './part-clauses.ts'
import { lowered } from './phrases.ts'

type WaysOf = (clause: string) => readonly string[]

const MOST = 8
const notices = ['Atención', 'Aviso', 'Importante']
/** What stands before the colon of a notice, and what may stand there too. */
const labels: Readonly<Record<string, readonly string[]>> = {
  retirada: ['Retirada', 'Retirada de producto', 'Aviso de retirada'],
  alerta: ['Alerta', 'Atención', 'Importante'],
  ojo: notices,
  atención: notices,
  aviso: notices,
  importante: notices,
  cuidado: ['Cuidado', ...notices],
  'aviso importante': ['Aviso importante', 'Importante'],
  'aviso de seguridad': ['Aviso de seguridad'],
}
/** After a colon, a question begins small too. */
const smallStart = (text: string) => (text.startsWith('¿') ? `¿${lowered(text.slice(1))}` : lowered(text))
const LABELED = /^([\p{L} ]{3,20}): (.{6,220})$/u

/** "Retirada: dejad de usar …" with other words before the colon, and other ways to say what follows it. */
export function labeledWays(words: string, waysOf: WaysOf): string[] {
  const [, label = '', body = ''] = LABELED.exec(words) ?? []
  const starts = labels[label.toLowerCase()]
  if (!starts) return []
  // A second colon would be one too many.
  const bodies = unique([body, ...waysOf(body)]).filter((way, place) => place === 0 || !way.includes(': '))
  const count = Math.min(MOST, Math.max(starts.length, bodies.length))
  return Array.from(
    { length: count },
    (_, turn) => `${starts[turn % starts.length]}: ${smallStart(bodies[turn % bodies.length] ?? body)}`,
  )
}

const ASKED =
  /^(?:por favor,? )?(?:no (?:l[aeo]s? )?(?:us|consum|tom|beb)\p{L}{1,4}|(?:deja|dejá|deje|dejen|dejad) de|(?:os|les|te|le) pedimos que|retiramos|estamos retirando|hemos retirado)(?!\p{L})/iu
const REASON =
  /^(?:(?:el|la|los|las|un|una) [^,;:.]{3,40} )?(?:(?:se )?puede|(?:se )?pueden|contiene|contienen|tiene|tienen|está|están)(?!\p{L})/iu

/** "Dejad de usarlo porque se puede abrir": what is asked, and why. */
function withReason(first: string, second: string): string[] {
  return ASKED.test(first) && REASON.test(second)
    ? [`${first}: ${lowered(second)}`, `${first} porque ${lowered(second)}`]
    : []
}

/** Clauses with a comma between them, each also in its other ways. Empty where no clause has any. */
export function compoundWays(words: string, scene: Scene, waysOf: WaysOf): string[] {
  const clauses = clausesOf(words, scene)
  if (clauses.length < 2) return []
  const all = clauses.map((clause) => unique([clause, ...waysOf(clause)]).map(capitalized))
  const most = Math.max(...all.map((ways) => ways.length))
  return Array.from({ length: Math.min(MOST, most) }, (_, turn) => {
    const told = all.map((ways, place) => ways[(turn + place) % ways.length] ?? '')
    const [first = '', second = '', ...rest] = told
    return [told.join('. '), ...withReason(first, second).map((text) => [text, ...rest].join('. '))]
  })
    .flat()
    .slice(0, MOST)
}

const HALVES = /^([^:;.]{6,80}): ([^:;]{12,160})$/u

/** "Colecta de juguetes: trae uno y te llevas un corte" with other ways to say what follows the colon. */
export function explainedWays(words: string, waysOf: WaysOf): string[] {
  const [, head = '', body = ''] = HALVES.exec(words) ?? []
  if (body === '') return []
  const ways = unique(waysOf(body)).filter((way) => way.toLowerCase() !== body.toLowerCase())
  return ways
    .slice(0, MOST / 2)
    .flatMap((way, turn) =>
      turn % 2 === 0 && !/[.:?]/u.test(way) ? [`${head}: ${lowered(way)}`] : [`${head}. ${capitalized(way)}`],
    )
}
