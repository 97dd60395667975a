import { capitalized } from '../../first-letter.ts'
import type { WordsUnit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { restateSlot } from './dates.ts'
import { isNounPhrase, lowered, withArticle } from './phrases.ts'

const kinds: ReadonlySet<Scene['kind']> = new Set(['event', 'charity', 'anniversary'])
const others: ReadonlySet<Scene['kind']> = new Set(['general', 'limited_stock', 'new_product'])
const EVENT =
  /\b(?:workshop|class|course|party|quiz|tasting|talk|concert|fair|market|launch|session|tour|show|club|masterclass|screening|reading|recital|supper|fundraiser)\b/i
const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/
const DATE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d|^\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
const NO_EVENT =
  /^(?:\d{1,3} years|someone|last orders?|orders?|new|closed|open|offer|tickets?|doors|entries|deadline|drawing|draw|back|free (?!.*\b(?:class|session|workshop|event|party|tasting|talk|concert|tour)\b))/i
const SHORTEST = 6

/** What happens on a day, where the rest of the words could not be read: "Open day Sunday 29 November, 11am to 3pm". */
export function happeningWays(words: string, { slots }: WordsUnit, scene: Scene): string[] {
  if (scene.isSerious || !(kinds.has(scene.kind) || (others.has(scene.kind) && EVENT.test(words)))) return []
  const date = slots.find(({ value }) => value.type === 'date')
  if (!date) return []
  const told = restateSlot(date, scene, 'long') ?? date.text
  const place = words.toLowerCase().indexOf(told.toLowerCase())
  if (place < 0 || /^(?:ends?|starts?|begins?|closes?|opens?|by|until|before)\b/i.test(told)) return []
  const when = words.slice(place)
  if (place === 0)
    return when.length === told.length && !/[!?]$/.test(words)
      ? [
          `It's ${/^(?:on|this|next|every)\b/i.test(told) ? lowered(told) : `on ${told}`}`,
          `Join us ${/^(?:on|this|next|every)\b/i.test(told) ? lowered(told) : `on ${told}`}`,
        ]
      : []
  const what = words
    .slice(0, place)
    .replace(/(?:,? (?:on|is|from))?(?<![\s,:–-])[\s,:–-]{0,6}$/i, '')
    .trim()
  if (
    /\b(?:in|on|at|by|to|of|for|from)$|\b(?:needed|wanted|openings?|spots?|places|vacanc\p{L}{1,3})\b/iu.test(
      what,
    )
  )
    return []
  if (what.length < SHORTEST || NO_EVENT.test(what) || !isNounPhrase(what) || /[,.!?:;$£€]/.test(what))
    return []
  if (/\b(?:is|are|was|were|will|cancell?ed|postponed|moved|sold)\b/i.test(when)) return []
  const isSpan = /^\w+day (?:to|–)/.test(when)
  const on = !isSpan && (WEEKDAY.test(when) || DATE.test(when)) ? `on ${when}` : lowered(when)
  const thing = withArticle(lowered(what))
  return [
    `${capitalized(what)} ${on}`,
    `Join us for ${thing} ${on}`,
    ...(scene.shop === '' || /\bat\b/i.test(words) ? [] : [`${capitalized(what)} at ${scene.shop} ${on}`]),
    ...(/[,!?]|\b(?:free|with|under|over|only|by|for|bring|no)\b/i.test(when)
      ? []
      : [`${capitalized(when)}: ${lowered(what)}`]),
  ]
}
