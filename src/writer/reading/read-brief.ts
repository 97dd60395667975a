import type { BriefReading, Direction, ReadingContext, Slot, SlotType, Statement } from './brief-reading.ts'
import { chooseKind } from './choose-kind.ts'
import { cleanText } from './clean-text.ts'
import { detectLanguage } from './detect-language.ts'
import { findContacts } from './find-contacts.ts'
import { findQuoted } from './find-quoted.ts'
import { isDearer } from './is-dearer.ts'
import type { LanguageRules } from './language-rules.ts'
import { featuresOf } from './learned/features.ts'
import { kindLikelihoods } from './learned/kind-table.ts'
import { resolveSlots } from './resolve-slots.ts'
import { languageRules } from './rules/index.ts'
import { blank, contains, gapsBetween, mergeSpans, overlaps, type Span, trimSpan } from './spans.ts'
import { splitStatements } from './split-statements.ts'

/** Never mended: whoever wrote it meant it so. */
const asTyped: readonly SlotType[] = ['quote', 'title', 'link', 'mail', 'phone']
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu
const FIRST_STAND_IN = 0xe000

const isEdge = (character: string): boolean => /[\s.,;:!…–—•·|-]/.test(character)
const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)

/** What an owner typed, in parts that each say one thing. Pure: the same brief and context give the same reading. */
export function readBrief(typed: string, context: ReadingContext): BriefReading {
  const { text: cleaned, hashtags } = cleanText(typed, context.products)
  const language = detectLanguage(cleaned, context.locale)
  const rules = languageRules[language]
  const text = rules.punctuate?.(cleaned) ?? cleaned
  const contacts = findContacts(text, context.country)
  const directions = findDirections(text, rules, contacts)
  const directed = mergeSpans(directions)
  const content = blank(text, directed)
  const found = resolveSlots([...contacts, ...rules.findSlots(content, context)], directed)
  const quoted = findQuoted(text)
  const unbroken = mergeSpans([...quoted, ...found])
  const spans = statementSpans(text, splitStatements(text, unbroken, rules.opensStatement), directed)
  const slots = [...found, ...leftovers(text, spans, found)].sort((one, other) => one.start - other.start)
  const [slotsOf, quotesOf] = [placesIn(spans, slots), placesIn(spans, quoted)]
  const wordCount = content.match(WORD)?.length ?? 0
  // "Write an apology about …" says what it is to be, so the beginning counts for the kind.
  const scored = blank(
    text,
    directed.filter(({ start }) => start > 0 || rules.findRequestEnd(text) === 0),
  )
  const play = rules.findPlay(scored)
  const likelihoods = kindLikelihoods(rules.kindTable, featuresOf(blank(scored, play), rules.stem))
  const choice = chooseKind(rules.scoreKinds(scored, found), likelihoods, {
    wordCount,
    hasPlay: play.length > 0,
  })
  return {
    text,
    language,
    ...choice,
    isSerious: choice.isSerious || rules.isGrave(content) || found.some(({ value }) => isDearer(value)),
    slots,
    directions,
    statements: spans.map((span, place) => {
      const inside = slotsOf[place] ?? []
      const quotes = (quotesOf[place] ?? []).flatMap((at) => quoted[at] ?? [])
      return makeStatement({ text, span, slots, inside, quotes, rules, country: context.country })
    }),
    hashtags,
  }
}

/** The request at the beginning keeps the wishes inside it ("a short, funny post"); elsewhere each place has one. */
function findDirections(text: string, rules: LanguageRules, contacts: readonly Slot[]): Direction[] {
  const requestEnd = rules.findRequestEnd(text)
  const request: Direction[] =
    requestEnd > 0
      ? [{ start: 0, end: requestEnd, text: text.slice(0, requestEnd), wish: { type: 'other' } }]
      : []
  const kept: Direction[] = []
  const wishes = rules
    .findDirections(text)
    .filter((wish) => wish.start < wish.end && !contacts.some((contact) => overlaps(wish, contact)))
    .sort((one, other) => other.end - other.start - (one.end - one.start))
  for (const wish of wishes) {
    // Two wishes may share their words: "calm and short".
    const isFree = kept.every(
      (other) => !overlaps(wish, other) || (wish.start === other.start && wish.end === other.end),
    )
    if (isFree) kept.push(wish)
  }
  const ordered = [...request, ...kept].sort((one, other) => one.start - other.start)
  // "(for stories) Tasting on Friday": the bracket is no beginning of the statement after it.
  return ordered.map((direction) =>
    saysSomething(text.slice(0, direction.start)) ? direction : { ...direction, start: 0 },
  )
}

/** The sentences without the directions; signs that stand alone belong to what is before them. */
function statementSpans(text: string, sentences: readonly Span[], directed: readonly Span[]): Span[] {
  const spans: Span[] = []
  let loose: number | null = null
  for (const sentence of sentences) {
    for (const gap of gapsBetween(sentence, directed)) {
      const span = trimSpan(text, gap, (character) => /\s/.test(character))
      if (span.start === span.end) continue
      const last = spans.at(-1)
      if (saysSomething(text.slice(span.start, span.end))) {
        spans.push({ start: loose ?? span.start, end: span.end })
        loose = null
      } else if (last) last.end = span.end
      else loose ??= span.start
    }
  }
  return spans.length > 0 || loose === null ? spans : [{ start: loose, end: text.length }]
}

/** For every span the places of the parts inside it; both are in order. */
function placesIn(spans: readonly Span[], parts: readonly Span[]): number[][] {
  let first = 0
  return spans.map((span) => {
    while (first < parts.length && (parts[first]?.end ?? 0) <= span.start) first++
    const inside: number[] = []
    for (let place = first; place < parts.length; place++) {
      const part = parts[place]
      if (!part || part.start >= span.end) break
      inside.push(place)
    }
    return inside
  })
}

/** One `detail` for every statement that no rule knows, so that nothing is lost. */
function leftovers(text: string, spans: readonly Span[], found: readonly Slot[]): Slot[] {
  const known = placesIn(spans, found)
  return spans
    .filter((_, place) => known[place]?.length === 0)
    .map((span) => {
      const { start, end } = trimSpan(text, span, isEdge)
      return { start, end, text: text.slice(start, end), value: { type: 'detail' } as const }
    })
    .filter(({ start, end }) => start < end)
}

type StatementParts = {
  text: string
  span: Span
  slots: readonly Slot[]
  /** Places of its slots. */
  inside: readonly number[]
  quotes: readonly Span[]
  rules: LanguageRules
  country: string | null
}

function makeStatement({ text, span, slots, inside, quotes, rules, country }: StatementParts): Statement {
  const own = inside.flatMap((place) => slots[place] ?? [])
  const isKnown = own.every(({ value }) => value.type !== 'detail')
  const said = text.slice(span.start, span.end)
  const fixed = own.filter(({ value }) => asTyped.includes(value.type))
  const kept = mergeSpans([...quotes, ...fixed].filter((part) => contains(span, part)))
  return {
    ...span,
    polished: polishAround(text, span, kept, (clause) => rules.polish(clause, country)),
    slots: inside,
    isCovered: isKnown && isGlueBetween(said, span.start, own, rules.glue),
    isQuestion: /[?？]["”»)]{0,3}$/.test(said),
  }
}

function isGlueBetween(
  said: string,
  offset: number,
  slots: readonly Slot[],
  glue: ReadonlySet<string>,
): boolean {
  for (const { index, 0: word } of said.matchAll(WORD)) {
    const place = { start: offset + index, end: offset + index + word.length }
    const isTold = slots.some((slot) => contains(slot, place))
    if (!isTold && !glue.has(word.toLowerCase().replace(/’/g, "'"))) return false
  }
  return true
}

/** Mends a clause, but nothing that must stay as typed: that is replaced by stand-ins in the meantime. */
function polishAround(
  text: string,
  span: Span,
  kept: readonly Span[],
  polish: (clause: string) => string,
): string {
  let clause = ''
  let from = span.start
  for (const [place, { start, end }] of kept.entries()) {
    clause += text.slice(from, start) + String.fromCharCode(FIRST_STAND_IN + place)
    from = end
  }
  clause += text.slice(from, span.end)
  const bare = clause.replace(/\s+/g, ' ').replace(/^[\s.,;:…–—•·|-]+/, '')
  const polished = polish(withoutEnd(bare))
  const said = polished.replace(/[\ue000-\uf8ff]/g, (standIn) => {
    const spot = kept[standIn.charCodeAt(0) - FIRST_STAND_IN]
    return spot ? text.slice(spot.start, spot.end) : ''
  })
  return said || text.slice(span.start, span.end)
}

/** Without the signs that close a clause, except what carries a meaning: ! ? … */
function withoutEnd(clause: string): string {
  const span = trimSpan(clause, { start: 0, end: clause.length }, (character) =>
    /[\s.,;:–—•·|-]/.test(character),
  )
  return clause.slice(0, span.end)
}
