import type { Scene } from '../grammar/grammar.ts'
import { after, afterCry, type Border, borderOf, isOneSentence, type Link } from '../join-parts.ts'
import { sentence, unique } from '../sentence.ts'
import { isNounPhrase } from './phrases.ts'

const SUBJECT =
  /^(?:we|our|the|it|they|there|this|these|everyone|you|he|she|i|that|some|if|when)(?:['’](?:re|ve|ll|s|d|m))?\s/i
/** Limits in few words. */
const NOTE =
  /^(?:no|not|only|must|while|limited|limit|excludes?|excluding|one per|max|min|minimum|first come|subject|valid|all sales)\b|\bonly$/i
const REQUEST =
  /^(?:please|just|book|call|text|email|message|dm|write|order|preorder|reserve|register|rsvp|sign|join|come|visit|drop(?! box)|pop|stop|bring|ask|tell|show|see|meet|try|get|grab|find|follow|tag|share|comment|like|apply|send|use|mention|pick|buy|shop|donate|enter|reply|check|swing|stay|save|say|help|let|head)\b/i
const MAY_BEGIN_WITH_JUST =
  /^(?:call|text|email|message|dm|write|ask|tell|show|mention|reply|use|pop|drop)\b/i
const MAY_BEGIN_WITH_PLEASE =
  /^(?:call|text|email|message|dm|write|bring|tell|mention|reply|book|register|rsvp|send)\b/i
/** Our own news may follow other news with "and". */
const ADDS =
  /^(?:we(?:'re|'ve|'ll| are| have| will| also)?|there(?:'s|'ll| is| are| will)|you(?:'ll| will| can| get| take)|our \p{L}+|it(?:'s| is)|they(?:'re| are)) (?!closed|closing|sorry|back|also|only|can't|cannot|must|never|not)/iu
/** What comes on top for the reader. */
const BENEFITS =
  /^(?:you(?:'ll| will| can)? (?:get|take|find|have|also)|there(?:'s|'ll| is| are| will)|we(?:'ll| will| also) (?:have|pay|bring|serve|give|throw|offer))\b/i
/** A price, a date, an address: no thing that comes on top. */
const IS_FIGURE =
  /^(?:\W{0,2}\d|from|new|until|winner|entries|part|full|same|at|in|on|by|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
/** What the reader may not do or must do; no good news. */
const LIMITS =
  /^(?:not(?! so)|must|excludes?|excluding|one per|max|min|minimum|subject|valid|all sales|booking|limited to)\b|\bonly\.?$/i
const HAS_VERB_FIRST = /^(?:excludes?|must|can't|cannot)\b/i
const STARTS_TWICE = /^(?:and|also|plus|but|so|or|then)\b/i

/** What is longer is news of its own, not a remark on other news. */
const LONGEST_NOTE = 60

type Sort = 'clause' | 'note' | 'thing' | 'request'

const sortOf = (text: string, { isLimit, hasAction }: Link): Sort => {
  if (SUBJECT.test(text)) return 'clause'
  if ((isLimit || NOTE.test(text)) && text.length < LONGEST_NOTE) return 'note'
  if (REQUEST.test(text) || hasAction) return 'request'
  return isNounPhrase(text) ? 'thing' : 'clause'
}

const isClause = (text: string) => SUBJECT.test(text) && !isNounPhrase(text)

/** Both in one sentence. */
function asOne({ before, last, small, isPlain, hasComma }: Border, sort: Sort, scene: Scene): string[] {
  const say = (joint: string, end = '') => sentence(`${before}${joint}${small}${end}`)
  const isWhole = isClause(last)
  switch (sort) {
    case 'note':
      return [
        hasComma || HAS_VERB_FIRST.test(small) || small.includes(':') ? '' : say(', '),
        isPlain ? say(' (', ')') : '',
        isPlain && !scene.isSerious ? say(' – ') : '',
        isPlain ? say('; ') : '',
      ]
    case 'thing':
      if (IS_FIGURE.test(small) || /^(?:thank|thanks|a big thank|sorry)\b/i.test(last)) return []
      if (scene.isSerious) return [isPlain ? say('; ') : '']
      return isNounPhrase(last)
        ? [
            hasComma ? '' : say(', '),
            isPlain ? say(' – ') : '',
            isPlain && small.length < LONGEST_NOTE ? say(' (', ')') : '',
          ]
        : [isPlain ? say(': ') : '', isPlain ? say(' – ') : '']
    case 'request':
      // Two requests in one breath sound like an order form: "Please call us: please order by Thursday".
      if (REQUEST.test(last) || NOTE.test(last) || /^see (?:you|everyone)\b/i.test(small)) return []
      return scene.isSerious
        ? [isPlain ? say('; ') : '']
        : [isPlain ? say(': ') : '', isPlain ? say(' – ') : '', isPlain && isWhole ? say('; ') : '']
    case 'clause':
      return [
        isWhole && !hasComma && isClause(small) && !/\band\b/.test(last) ? say(', and ') : '',
        isPlain ? say('; ') : '',
        isPlain && !scene.isSerious && !/^you can\b/i.test(small) ? say(' – ') : '',
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
      return LIMITS.test(second) ? noted(['Please note:']) : []
    case 'thing':
      if (scene.kind !== 'event' || IS_FIGURE.test(second) || small === null || /!$/.test(first)) return []
      return /\d|\bor\b|:|^(?:yes|no|free|really)\b/i.test(second) ? [] : [after(first, 'Plus', small)]
    case 'request':
      if (small === null || scene.isSerious || hasColon) return []
      return [
        MAY_BEGIN_WITH_JUST.test(small) ? after(first, 'Just', small) : '',
        MAY_BEGIN_WITH_PLEASE.test(small) ? after(first, 'Please', small) : '',
      ]
    case 'clause':
      if (small === null || scene.isSerious || !ADDS.test(second) || first.endsWith('?')) return []
      return [after(first, 'And', small), ...(BENEFITS.test(second) ? [after(first, 'Plus,', small)] : [])]
  }
}

/** See `Grammar.join`. */
export function join(first: string, second: string, link: Link, scene: Scene): readonly string[] {
  if (second.endsWith('?')) return []
  const sort = sortOf(second, link)
  const border = borderOf(first, second, link)
  return unique([
    ...(/^thank/i.test(first) ? [] : afterCry(first, second, link)),
    ...(border ? asOne(border, sort, scene) : []),
    ...led(first, second, sort, link, scene),
  ])
}
