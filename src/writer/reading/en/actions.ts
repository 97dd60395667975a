import type { Slot } from '../brief-reading.ts'
import { slotAt } from '../make-slot.ts'
import { clauseEnd } from './phrases.ts'
import { months, repeatedWeekdays, weekdays, wordSet } from './words.ts'

/** Longest first, so that "drop off" is not "drop". Their dictionary form where it is another word. */
const verbs: readonly (readonly [spoken: string, verb: string])[] = (
  [
    ['swing by', 'swing by'],
    ['stop by', 'stop by'],
    ['pop in', 'pop in'],
    ['pop by', 'pop by'],
    ['pop round', 'pop round'],
    ['drop in', 'drop in'],
    ['drop by', 'drop by'],
    ['drop off', 'drop off'],
    ['drop us a line', 'write'],
    ['sign up', 'sign up'],
    ['pre-order', 'preorder'],
    ['pre order', 'preorder'],
    ['pick up', 'pick up'],
    ['check out', 'check out'],
    ['come along', 'come'],
    ['come down', 'come'],
    ['come in', 'come'],
    ['come by', 'come'],
    ['come', 'come'],
    ['order online', 'order'],
    ['book online', 'book'],
    ['show up', 'show up'],
    ['turn up', 'turn up'],
    ['get in touch', 'get in touch'],
    ['get your', 'get'],
    ['get yours', 'get'],
    ['get tickets', 'get'],
    ['direct message', 'dm'],
    ['give us a call', 'call'],
    ['give us a ring', 'ring'],
    ['give us a shout', 'get in touch'],
    ['link in bio', 'click'],
    ['say hi', 'say'],
    ['msg', 'message'],
    ['txt', 'text'],
    ['e-mail', 'email'],
    ['mail', 'email'],
    ['say hello', 'say'],
    ['walk in', 'walk in'],
    ['help us', 'help'],
    ...'preorder book call ring text dm message email order apply rsvp tag follow share comment visit register reserve bring tell ask say buy shop grab join enter vote mention post send reply click tap subscribe donate return download contact like use write enquire inquire nominate bid try show pm save get'
      .split(' ')
      .map((verb) => [verb, verb] as const),
  ] as const
).toSorted(([one], [other]) => other.length - one.length)

/** What must follow a verb that is often something else. */
const needs: Record<string, RegExp> = {
  'order online': /^(?! only)/,
  'book online': /^(?! only)/,
  like: /^ (?:this|our|us\b|the post|and)/i,
  text: /^ (?:us\b|\+?\d|me\b|[a-z]{3,12} to \d)/i,
  use: /^ (?:code|the code|promo|our app|the link|coupon|voucher)/i,
  try: /^ (?:it|one|our|the|a|them|your|any)\b/i,
  show: /^ (?:this|us|your|the code|it\b)/i,
  save: /^ (?:the date|your (?:seat|spot|place))/i,
  get: /^ (?:yours|your|tickets|in touch|involved)/i,
  say: /^ (?:hi|hello|congrats|congratulations|happy|thanks|goodbye)/i,
  mail: /^ (?:us\b|\S+@)/i,
  pm: /^ us\b/i,
  post: /^ (?:a|your|it with|pics|photos)\b/i,
  return: /^ (?:it|them|to|for|any|the)\b/i,
  enter: /^ (?:by|to|here|now|at|via|our|the|in|online)\b/i,
  share: /^ (?:this|your|the|it|with|our)\b/i,
  write: /^ (?:to|us)\b/i,
  join: /^ (?:us|our|the|in|now|today|for|at)\b/i,
  come: /^(?! (?:loose|undone|apart|off|true|rain|from|back to|winter|summer|spring|autumn|christmas))/i,
}
/** Follow the same word when it is a noun. */
const NOUN_AFTER: Record<string, RegExp> = {
  book: /^ (?:signing|club|launch|shop|fair|swap|week|reading|sale|day|presentation|lovers|talk|box|by\b|fair|token|is|was)/i,
  order: /^ of\b/i,
  call: /^ (?:for|of|out|center|centre)\b/i,
  ring: /^ (?:sizing|making|sale|is|box)/i,
  shop: /^ (?:cat|dog|is|will|closed|hours|window|owner|floor|front|update|news|opens|open|closes|has|was|assistant|manager)/i,
  tag: /^ (?:is|sale)/i,
  share: /^ of\b/i,
  grab: /^ bag/i,
  click: /^ (?:and|&|n) collect/i,
  visit: /^ (?:only|is|was)/i,
}

const OPENERS = wordSet('please pls just so then and or to now also simply kindly you & + always')
const STOPS =
  /^(?:by|before|until|till|til|at|on|via|from|through|with|w|for|if|when|and|or|but|because|while|this|today|tomorrow|tonight|now|here|in|so|to|as|thru|every|online|using|asap|who|where|after|next)$/i

/** "questions call Dana 614-555-0177": what stands before a number is asked of the reader. */
const CONTACT_VERB =
  /^(?:call|ring|text|phone|message|email)(?: us| me| \p{Lu}\p{Ll}{1,15})?(?: at| on)? [+(\d][\d ()-]{5}/u
const THIS_POST = /^this (?:post|photo|pic|page)/i

/** The place is where an instruction may begin: at a border, or after "please", "just", "and". */
function opensClause(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - 24), place).trimEnd()
  if (
    before === '' ||
    text.charAt(place - 1) === '\n' ||
    /[.,;:!?()–—\n"”»|•>-]$|\p{Extended_Pictographic}\uFE0F?$/u.test(before)
  )
    return true
  const word = /(?<![\p{L}+&])[\p{L}+&]{1,20}$/u.exec(before)?.[0].toLowerCase() ?? ''
  if (word === 'can') return /you can$/i.test(before)
  if (word === 'to' || word === 'you') return false
  if (word === 'and' || word === 'or' || word === '&' || word === '+') return true
  return OPENERS.has(word)
}

const isCalendarWord = (word: string): boolean => {
  const bare = word.toLowerCase().replace(/[.,]$/, '')
  return (
    weekdays.has(bare) ||
    repeatedWeekdays.has(bare) ||
    (months.has(bare) && !/^(?:may|march|mar)$/.test(bare))
  )
}

/** The verb with its object: "tag 3 friends", "tell reception"; not where or until when. */
function actionEnd(text: string, verbEnd: number): number {
  const last = clauseEnd(text, verbEnd)
  let end = verbEnd
  for (const { index, 0: word } of text.slice(verbEnd, last).matchAll(/\S+/g)) {
    if (
      (STOPS.test(word) && !THIS_POST.test(text.slice(verbEnd + index, verbEnd + index + 12))) ||
      /^[@$£€+(]|\d{3}|[\w-]\.[a-z]{2}|https?:|\p{Extended_Pictographic}/iu.test(word) ||
      isCalendarWord(word)
    )
      break
    end = verbEnd + index + word.length
  }
  return end
}

/** What the reader is asked to do. */
export function findActions(text: string): Slot[] {
  const lower = text.toLowerCase()
  const slots: Slot[] = []
  let free = 0
  for (const { index } of lower.matchAll(/(?<![\p{L}\p{N}@#'’-])[a-z]/gu)) {
    if (index < free || !(opensClause(text, index) || CONTACT_VERB.test(text.slice(index, index + 40))))
      continue
    const found = verbs.find(([spoken]) => {
      if (!lower.startsWith(spoken, index)) return false
      const after = text.slice(index + spoken.length, index + spoken.length + 24)
      const isMeant = (needs[spoken]?.test(after) ?? true) && !NOUN_AFTER[spoken]?.test(after)
      return isMeant && !/^[\p{L}\p{N}'’]/u.test(after)
    })
    if (!found) continue
    const [spoken, verb] = found
    const end = actionEnd(text, index + spoken.length)
    const start = /\b(?:just|simply) $/i.exec(text.slice(Math.max(0, index - 8), index))?.[0].length ?? 0
    slots.push(slotAt(text, index - start, end, { type: 'action', verb }))
    free = end
  }
  return slots
}
