import type { Stops } from './phrases.ts'
import { flatAt, isClauseEnd, type Token } from './tokens.ts'

const LONGEST_SUBJECT = 7
/** A thing's name neither begins nor ends with these. */
const smallWords = new Set(
  `y e o u a al de del en con por para sin el la los las un una unos unas hay ya solo sobre que se este esta ahora hoy
  desde hasta todo esto es son cada tu su lo le les nos te mas pero si como cuando donde ni tambien tenemos queda quedan
  habra cuesta cuestan vale valen sale salen luego antes despues entre porque pues llegaron llego`.split(
    /\s+/,
  ),
)
/** What is sold ends before these. */
const endingWords = new Set(
  `hasta desde si porque cuando pagando presentando trayendo para con sin solo solamente por a excepto menos y que este esta
  todos cada ven aqui ahora antes en te les os nos se le lo me tienen tiene o online durante`.split(/\s+/),
)

const trim = (tokens: readonly Token[], first: number, last: number, isEdge: (word: string) => boolean) => {
  let start = first
  let end = last
  while (start < end && isEdge(flatAt(tokens, start))) start++
  while (end > start && isEdge(flatAt(tokens, end - 1))) end--
  return { first: start, last: end }
}

/** What stands before an amount: "roscas individuales" of "ya hay roscas individuales a $45". Null where nothing does. */
export function subjectBefore(
  tokens: readonly Token[],
  end: number,
  stops: Stops,
  isTaken: (place: number) => boolean,
): { first: number; last: number } | null {
  let first = end
  while (first > 0 && end - first < LONGEST_SUBJECT && !isClauseEnd(tokens, first - 1)) {
    const word = flatAt(tokens, first - 1)
    if (isTaken(first - 1) || stops.has(first - 1) || isVerbLike(word) || word === 'que') break
    first--
  }
  const found = trim(tokens, first, end, (word) => smallWords.has(word))
  return found.first < found.last ? found : null
}

/** What stands after an offer: "balayage" of "25% en balayage hasta el domingo". */
export function subjectAfter(
  tokens: readonly Token[],
  from: number,
  stops: Stops,
): { first: number; last: number } | null {
  let last = from
  while (last - from < LONGEST_SUBJECT && !isClauseEnd(tokens, last) && !stops.has(last)) {
    if (last > from && endingWords.has(flatAt(tokens, last)) && !isList(tokens, last)) break
    if (last > from && isVerbLike(flatAt(tokens, last))) break
    if (tokens[last]?.kind === 'number' && last > from) break
    last++
  }
  const found = trim(tokens, from, last, (word) => smallWords.has(word) && !['todo', 'toda'].includes(word))
  return found.first < found.last ? { first: from, last: found.last } : null
}

/** "cortes y tintes": the list goes on. */
const isList = (tokens: readonly Token[], place: number): boolean =>
  ['y', 'o'].includes(flatAt(tokens, place)) &&
  tokens[place + 1]?.kind === 'word' &&
  !isVerbLike(flatAt(tokens, place + 1)) &&
  !endingWords.has(flatAt(tokens, place + 1)) &&
  !smallWords.has(flatAt(tokens, place + 1))

const verbs = new Set(
  `cuesta cuestan vale valen hay tenemos estrenamos lanzamos presentamos anunciamos regalamos ofrecemos tienes tienen tendras
  consigue llevate lleva llevas cobra cobramos damos dan vamos suma incluye es son fue ponemos hacemos vendemos queda quedan ahorra gana
  paga pagas pagan pago donamos llegaron llego sera seran esta estan tiene ofrece disfruta aprovecha`.split(
    /\s+/,
  ),
)
const noVerbs = new Set(
  'ultimos proximos mismos extremos tramos primos racimos salmos gramos kilogramos maximos minimos'.split(
    ' ',
  ),
)

/** The "we" form is always a verb: "regalamos", "hacemos". */
const isVerbLike = (word: string): boolean =>
  verbs.has(word) || (word.length > 5 && /[aei]mos$/.test(word) && !noVerbs.has(word))
