import { capitalized, uncapitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { sentence, unique, withoutEnd } from '../sentence.ts'
import { fragmentWays } from './fragments.ts'
import { jobNoteOf } from './job-notes.ts'
import { isPriceList, MONEY, type Note, noteOf, type Subject } from './notes.ts'
import { isNounPhrase, lowered } from './phrases.ts'
import { requestNote } from './requests.ts'
import { shortNotes } from './short-notes.ts'

const MOST_WAYS = 12
const MOST_NOTES = 6
/** A list of things is no row of notes: its last comma has an "y". */
const OPEN = /[(«"“]/u

const DAYS_FIRST =
  /^(?:este |el |los )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?: y (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?))?,? /u

/** What is sold or happens, by its first word. */
export function subjectOf(head: string): Subject {
  const [first = ''] = head
    .toLowerCase()
    .replace(DAYS_FIRST, '')
    .split(/[\s,:]/u)
  return {
    isPlural: /[aeo]s$/u.test(first) && !/^(?:los?|las|tres|dos|menos)$/u.test(first),
    isThing: isNounPhrase(head),
  }
}

/** A note with one wording only may be a sentence that has more. */
function find(clause: string, scene: Scene, subject: Subject): Note | null {
  const note = noteIn(clause, scene, subject)
  return note && note.ways.length === 1
    ? { ...note, ways: unique([...note.ways, ...fragmentWays(clause, scene).map(capitalized)]) }
    : note
}

const noteIn = (clause: string, scene: Scene, subject: Subject): Note | null =>
  (scene.kind === 'job' ? jobNoteOf(clause, scene) : null) ??
  noteOf(clause, scene, subject) ??
  requestNote(clause, scene) ??
  shortNote(clause, scene)

function shortNote(clause: string, scene: Scene): Note | null {
  for (const { is, ways } of shortNotes) {
    const found = is.exec(clause)
    const told = found ? ways(found, scene) : []
    if (told.length > 0) return { ways: told.map(capitalized), tail: null }
  }
  return null
}

const STARTS_WITH_VERB =
  /^(?:cuesta|cuestan|dura|duran|incluye|hay|habrá|tenemos|es|son|está|están|el precio|la entrada|los grupos|las plazas|los cupos|los lugares|el cupo|el aforo|se trabaja|el horario es|ofrecemos|hace falta|no hace falta|hay que|quedan|solo hay|solo quedan)(?!\p{L})/iu
const and = (text: string) => (/^(?:i|hi(?!e))/iu.test(text) ? ' e ' : ' y ')

/** Two short clauses as one: "Cuesta 25 € por persona y hay 12 plazas". */
function paired(first: string, second: string): string | null {
  const isPlain = ![first, second].some((text) => /[,:;]| [ye] /u.test(text))
  if (!isPlain || !STARTS_WITH_VERB.test(first) || !STARTS_WITH_VERB.test(second)) return null
  // "Ofrecemos contrato y ofrecemos formación" says its verb twice.
  const [verb = ''] = first.split(' ')
  const rest = second.startsWith(`${verb} `) ? second.slice(verb.length + 1) : uncapitalized(second)
  return `${first}${and(rest)}${rest}`
}

/** "Las plazas son limitadas: reserva al 600 111 222". */
const asked = (first: string, request: string): string | null =>
  /[:;]/u.test(first) ? null : `${first}: ${uncapitalized(request)}`

/** Sentences from notes; `turn` chooses among their ways. */
function sentences(notes: readonly Note[], turn: number, isPaired: boolean): string[] {
  const ways = notes.map(
    ({ ways: each }, place) => each[(turn + place * Math.floor(turn / 2)) % each.length] ?? '',
  )
  const told: string[] = []
  for (const [place, way] of ways.entries()) {
    const before = told.at(-1)
    const isAsked = notes[place]?.isRequest === true
    const both =
      isPaired && before !== undefined ? (isAsked ? asked(before, way) : paired(before, way)) : null
    if (both) told[told.length - 1] = both
    else told.push(way)
  }
  return told.map(sentence)
}

/** Notes that follow a fact, in sentences of their own: every way says all of them. Empty if one is not known. */
export function tellNotes(clauses: readonly string[], scene: Scene, subject: Subject): string[] {
  const notes = clauses.map((clause) => find(clause, scene, subject))
  if (clauses.length === 0 || notes.some((note) => note === null)) return []
  const known = notes.filter((note) => note !== null)
  return unique(
    [0, 1, 2, 3, 4].flatMap((turn) => [
      sentences(known, turn, true).join(' '),
      sentences(known, turn, false).join(' '),
    ]),
  ).slice(0, MOST_WAYS)
}

const CONDITION = /^(?:si|cuando|para|por|como|aunque|quien|quienes|al) /iu
const DESCRIPTION =
  /^(?:(?:de|con|sin) (?!\d)|(?:ideal|ideales|perfect[oa]s?|hech[oa]s?|apt[oa]s?|list[oa]s?|también) )/iu

/** "Pan de muerto, $28 la pieza, de naranja" names what it is before it says what it costs. */
function withDescriptionFirst(clauses: readonly string[], scene: Scene): readonly string[] {
  const [head = '', note = '', description = '', ...rest] = clauses
  const isMoved =
    DESCRIPTION.test(description) &&
    isNounPhrase(description) &&
    !find(description, scene, subjectOf(head)) &&
    !find(head, scene, subjectOf(head)) &&
    find(note, scene, subjectOf(head)) !== null
  return isMoved ? [head, description, note, ...rest] : clauses
}

const PRICED = new RegExp(`^\\p{L}[\\p{L} ]{2,60} (?:desde|a|por|por solo) ${MONEY}`, 'iu')

/** "Keratina desde $180.000" is what the notes are about. */
const isPricedThing = (clause: string) => PRICED.test(clause)

/** Words with notes at their end: "Taller de ramos el sábado, 35 €, plazas limitadas". Empty without such notes. */
export function wordsWithNotes(
  words: string,
  scene: Scene,
  heads: (head: string) => readonly string[],
): string[] {
  if (scene.isSerious || OPEN.test(words)) return []
  const clauses = withDescriptionFirst(words.split(', '), scene)
  if (isPriceList(clauses)) return []
  const first = isPricedThing(clauses[0] ?? '')
    ? null
    : find(clauses[0] ?? '', scene, { isPlural: false, isThing: scene.kind === 'event' })
  let from = first ? 0 : clauses.length
  while (from > 1) {
    const head = clauses.slice(0, from - 1).join(', ')
    if (!find(clauses[from - 1] ?? '', scene, subjectOf(head))) break
    from--
  }
  if (from === clauses.length || clauses.length - from > MOST_NOTES) return []
  // "Si lo quieres, escríbenos" is one sentence.
  if (from > 0 && CONDITION.test(clauses[from - 1] ?? '')) return []
  const head = clauses.slice(0, from).join(', ')
  const subject = from === 0 ? { isPlural: false, isThing: scene.kind === 'event' } : subjectOf(head)
  const after = clauses.slice(from)
  const told = tellNotes(after, scene, subject)
  if (from === 0 || told.length === 0) return told.map(withoutEnd)
  const [note, ...others] = after.map((clause) => find(clause, scene, subject)).filter((one) => one !== null)
  const tail = note?.tail ?? null
  const canFollow = tail !== null && isNounPhrase(head) && !/[,:]/u.test(head)
  const rest = others.length === 0 ? [''] : tellNotes(after.slice(1), scene, subject)
  const joint = tail?.startsWith(',') ? '' : ' '
  const tailed = canFollow
    ? rest.map((end) => [sentence(`${head}${joint}${tail}`), end].filter((text) => text !== '').join(' '))
    : []
  const starts = unique([head, ...heads(head)])
  const apart = Array.from(
    { length: Math.max(starts.length, told.length) },
    (_, turn) => `${sentence(starts[turn % starts.length] ?? head)} ${told[turn % told.length] ?? ''}`,
  )
  const [firstTold = ''] = told
  const isShort =
    told.length > 0 && !/[.:;] /u.test(firstTold) && !/[:;]/u.test(head) && STARTS_WITH_VERB.test(firstTold)
  const joined = isShort ? [`${head}; ${lowered(firstTold)}`] : []
  return unique([...tailed.slice(0, 2), ...apart, ...joined].map(withoutEnd)).slice(0, MOST_WAYS)
}

const hasPrice = (clause: string) => isPriceList([clause, clause])

/** "Roscas por encargo, chica a $280, mediana a $420, anticipo del 50 %": what is sold, its prices, then the rest. */
export function priceListWays(words: string, scene: Scene): string[] {
  const clauses = words.split(', ')
  if (scene.isSerious || OPEN.test(words) || !isPriceList(clauses)) return []
  const from = clauses.findIndex(hasPrice)
  const to = clauses.findLastIndex(hasPrice)
  const [head, list, rest] = [clauses.slice(0, from), clauses.slice(from, to + 1), clauses.slice(to + 1)]
  if (!list.every(hasPrice) || /[.:;]/u.test(head.join(', '))) return []
  const start = head.length === 0 ? '' : `${head.join(', ')}: `
  const told = rest.length === 0 ? [] : tellNotes(rest, scene, { isPlural: false, isThing: false })
  const ends = rest.length === 0 ? [''] : told.length > 0 ? told : [sentence(rest.join(', '))]
  const [first = '', second = first] = ends
  return unique(
    [
      `${sentence(`${start}${list.join(', ')}`)} ${first}`,
      `${sentence(`${start}${list.join('; ')}`)} ${second}`,
      `${sentence(`${start}${list.slice(0, -1).join(', ')} y ${list.at(-1)}`)} ${first}`,
    ].map((text) => withoutEnd(text.trim())),
  )
}
