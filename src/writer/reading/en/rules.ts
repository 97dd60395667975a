import type { LanguageRules } from '../language-rules.ts'
import table from '../learned/en.json' with { type: 'json' }
import { openKindTable } from '../learned/kind-table.ts'
import { findActions } from './actions.ts'
import { findConditions } from './conditions.ts'
import { findDates } from './dates.ts'
import { findDirections } from './directions.ts'
import { findPlay, isGrave, scoreKinds } from './kinds.ts'
import { findOffers } from './offers.ts'
import { findPeople } from './people.ts'
import { polish } from './polish.ts'
import { findPrices } from './prices.ts'
import { punctuate } from './punctuate.ts'
import { findQuotes } from './quotes.ts'
import { requestEnd } from './requests.ts'
import { stem } from './stem.ts'
import { findThings } from './things.ts'
import { findTimes } from './times.ts'
import { wordSet } from './words.ts'

const glue = wordSet(`
  a an the and or & + on at in to of for from with w by is are will be we our us it its it's this that only just now so
  also then plus all via here there you your please pls get gets from until till til up as per day days where when
  and/or join available starting starts ends ending runs off open tel phone ph web site online
`)

const OPENING =
  /^(?:and |but |so |then |just |please |pls |also )?(?:(?:we|you|they|he|she|i|it|there|here|everyone|everybody|anyone|that|this|who)(?:['’](?:re|s|ll|ve|d|m)|(?: (?:are|is|was|were|will|have|has|had|can|do|don['’]?t|get|gets|need|just|also|all|never|always|now|make|sell|love|know|take|offer|start|starts|ship|came|comes|open|opens|close|closes|will|want|hope|sold|moved|run|go|went|raised|won|said|say|only|both|still|then|may|must|look|looks|works?|cost|costs|include|includes|take|takes))\b)|(?:book|call|ring|text|dm|message|msg|email|order|apply|rsvp|tag|follow|share|comment|swing|stop|pop|drop|come|visit|sign|register|reserve|bring|tell|ask|say|buy|shop|grab|join|enter|vote|send|reply|click|tap|subscribe|donate|return|download|contact|use|write|check|show|see|get|don['’]?t|do not|keep|make|invite)\b|(?:closed|closing|open|opening|back|reopening|must|no|not|excludes|ends|winners?|winner|everything|doors|sorry|thanks|thank|apologies|free)\b)/

/** What follows belongs to it: "if you have a bike in, call us", "to enter, follow us". */
const SUBORDINATE =
  /^(?:(?:and|but|so|please|pls) )?(?:if|when|once|unless|whenever|as soon as|after|while|although|because|to (?:enter|win|take part|be in with))\b[^,]{0,160}$/
const STEP =
  /^(?:and |then |\d[.)] ?)?(?:like|share|follow|tag|comment|post|repost|save|tell us|name|guess|subscribe)\b/

/** The steps of a contest are one: "follow us, like this, tag a friend". */
const areSteps = (words: string, before: string): boolean =>
  STEP.test(words) &&
  STEP.test(
    before.slice(Math.max(...[',', ':', '.', '!'].map((sign) => before.lastIndexOf(sign))) + 1).trimStart(),
  )

export const enRules: LanguageRules = {
  punctuate,
  findRequestEnd: requestEnd,
  findSlots: (text, context) => [
    ...findDates(text, context),
    ...findTimes(text, context),
    ...findPrices(text, context),
    ...findOffers(text, context),
    ...findConditions(text),
    ...findPeople(text),
    ...findQuotes(text),
    ...findActions(text),
    ...findThings(text, context),
  ],
  findDirections,
  scoreKinds,
  kindTable: openKindTable(table),
  stem,
  isGrave,
  findPlay,
  polish,
  glue,
  opensStatement: (words, before) => {
    const said = before.trimStart().toLowerCase()
    const clause = said.slice(said.lastIndexOf(', ') + 1).trimStart()
    return OPENING.test(words) && !SUBORDINATE.test(said) && !/^if\b/.test(clause) && !areSteps(words, said)
  },
}
