import type { Grammar } from '../grammar/grammar.ts'
import { spelled } from './address.ts'
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
import { sayQuote } from './quotes.ts'
import { addressOf } from './usted.ts'
import { sayWords } from './words.ts'

export const spanish: Grammar = {
  locale: 'es',
  say(unit, scene) {
    switch (unit.type) {
      case 'offer':
        return sayOffer(unit, scene)
      case 'event':
        return sayEvent(unit, scene)
      case 'quote':
        return sayQuote(unit)
      case 'words':
        return sayWords(unit, scene)
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
  isAttached: (words) => /^(?:de|del|con) /i.test(words),
  invites: (text) => /(?<!\p{L})(?:esperamos|nos vemos)(?!\p{L})/iu.test(text),
  named,
  lower: lowered,
  isSmallWord: (word) => smallWords.has(word) || /[aei]mos$/u.test(word),
  spell: spelled,
  habit,
  addressOf,
  frames,
}
