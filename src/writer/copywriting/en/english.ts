import type { Grammar, Sayings } from '../grammar/grammar.ts'
import { neutralCalls, sayCall } from './calls.ts'
import { restateSlot } from './dates.ts'
import { sayEvent } from './events.ts'
import { frames } from './frames.ts'
import { habit } from './habits.ts'
import { join } from './joins.ts'
import { leads } from './leads.ts'
import { named } from './named.ts'
import { sayOffer } from './offers.ts'
import { openers } from './openers.ts'
import { isNounPhrase, lowered, smallWords } from './phrases.ts'
import { spell } from './spelling.ts'
import { withTimeForms } from './time-forms.ts'
import { sayQuote, sayWords } from './words.ts'

const QUOTED = /"(?=\S)([^"\n]{1,300})(?<=\S)"/g
const curl = (texts: readonly string[]) => texts.map((text) => text.replace(QUOTED, '“$1”'))

/** With the quotation marks of print. */
const curled = ({
  full,
  short,
  headlines,
  lines,
  otherHeadlines = [],
  otherLines = [],
}: Sayings): Sayings => ({
  full: curl(full),
  short: curl(short),
  headlines: curl(headlines),
  lines: curl(lines),
  otherHeadlines: curl(otherHeadlines),
  otherLines: curl(otherLines),
})

const SHORT = 60
const isShort = (text: string) => text.length <= SHORT && !/[.!?] /.test(text)

/** A line of a story says "tea & cake". */
const withSign = (text: string): string[] =>
  isShort(text) && isNounPhrase(text) && / and (?=\p{Ll})/u.test(text) ? [text.replace(' and ', ' & ')] : []

/** In all the forms that hours may have; a short sentence may keep its long date. */
const timed = (said: Sayings): Sayings => ({
  ...said,
  full: withTimeForms(said.full),
  short: withTimeForms([...said.short, ...said.full.filter(isShort), ...said.short.flatMap(withSign)]),
})

export const english: Grammar = {
  locale: 'en',
  say(unit, scene) {
    switch (unit.type) {
      case 'offer':
        return timed(curled(sayOffer(unit, scene)))
      case 'event':
        return timed(curled(sayEvent(unit, scene)))
      case 'quote':
        return sayQuote(unit)
      case 'words':
        return timed(curled(sayWords(unit, scene)))
    }
  },
  sayCall,
  neutralCalls,
  openers,
  leads,
  join,
  restate: (slot, scene) => restateSlot(slot, scene, 'long'),
  restateShort: (slot, scene) => restateSlot(slot, scene, 'short'),
  isNounPhrase,
  isAttached: (words) => /^(?:of|with) /i.test(words),
  invites: (text) => /\bsee you\b/i.test(text),
  named,
  lower: lowered,
  isSmallWord: (word) => smallWords.has(word),
  spell,
  habit,
  frames,
}
