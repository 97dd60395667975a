import { countCodePoints } from '#platform/code-points.ts'
import { findPlaceholder } from '../../placeholder-check.ts'
import { type Field, type Form, fields } from './fields.ts'
import type { Finding, Rule } from './rules.ts'

/** Traces of holes, markup or links. */
const MARKUP = /[{}[\]<>#@*_|\\]|https?:|www\.|%s/i
const ODD_SPACE = /\s{2}|[^\S ]|^\s|\s$|\s[,;.!?](?=\s|$)/
const STARTS_WELL = /^[¿¡"“«(]{0,2}[\p{Lu}\p{N}]/u
const ENDS_SENTENCE = /[.?!…][”"»)]?$/
const ENDS_TITLE = /[.,;:]$/
const HASHTAG = /^[\p{Lu}\p{N}][\p{L}\p{N}]{2,29}$/u
const EMOJI = /^\p{RGI_Emoji}$/v
const FIGURE = /[€$£¥%]|\d[\d .-]{5}/
const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '«': '»',
  '“': '”',
  '¿': '?',
  '¡': '!',
}
const OPENING = new Map(Object.entries(CLOSING).map(([open, close]) => [close, open]))

/** The first mark without its partner. `pairsQuestions` is for languages that open questions too. */
export function findUnpaired(text: string, pairsQuestions: boolean): string | null {
  const open: string[] = []
  let straight = 0
  for (const sign of text) {
    const isQuestion = '¿?¡!'.includes(sign)
    if (isQuestion && !pairsQuestions) {
      if (sign === '¿' || sign === '¡') return sign
      continue
    }
    if (sign === '"') straight += 1
    else if (sign in CLOSING) open.push(sign)
    else if (OPENING.has(sign) && open.pop() !== OPENING.get(sign)) return sign
  }
  return open.at(-1) ?? (straight % 2 === 1 ? '"' : null)
}

const finding = (rule: Rule, found = ''): Finding => ({ rule, found })

const around = (text: string, expression: RegExp): string | null => {
  const match = expression.exec(text)
  return match && text.slice(Math.max(0, match.index - 8), match.index + 8).trim()
}

function checkEnd(text: string, form: Form): Finding[] {
  if (form === 'question' && !text.includes('?')) return [finding('questionMark')]
  if (form === 'sentence' || form === 'question') return ENDS_SENTENCE.test(text) ? [] : [finding('endMark')]
  return ENDS_TITLE.test(text) ? [finding('noEndMark')] : []
}

function checkProse(text: string, form: Form, pairsQuestions: boolean): Finding[] {
  const found: Finding[] = []
  const hole = MARKUP.exec(text)?.[0] ?? null
  if (hole !== null) found.push(finding('placeholder', hole))
  const space = around(text, ODD_SPACE)
  if (space !== null) found.push(finding('spaces', space))
  else if (hole === null) {
    const seam = findPlaceholder(text)
    if (seam !== null) found.push(finding('placeholder', seam.trim()))
  }
  const unpaired = findUnpaired(text, pairsQuestions)
  if (unpaired !== null) found.push(finding('pairs', unpaired))
  if (form === 'sign') {
    if (text !== text.toLowerCase()) found.push(finding('lowercase'))
    return found
  }
  if (!STARTS_WELL.test(text)) found.push(finding('capital'))
  found.push(...checkEnd(text, form))
  const figure = FIGURE.exec(text)
  if (figure) found.push(finding('figure', figure[0]))
  return found
}

/** Marks, spaces, capitals and length: what is visible without understanding the phrase. */
export function checkForm(text: string, field: Field, pairsQuestions: boolean): Finding[] {
  if (text.trim() === '') return [finding('empty')]
  const { form, min, max } = fields[field]
  if (form === 'hashtag') return HASHTAG.test(text) ? [] : [finding('hashtag')]
  if (form === 'emoji') return EMOJI.test(text) ? [] : [finding('emoji')]
  const found = checkProse(text, form, pairsQuestions)
  const length = countCodePoints(text)
  if (length < min) found.push(finding('tooShort', String(min)))
  if (length > max) found.push(finding('tooLong', String(max)))
  return found
}
