import { findQuoted } from '../find-quoted.ts'
import { wordSet } from './words.ts'

/** After these words a clause goes on: no sign may follow them. */
const openWords = wordSet(`
  a an the our your my his her its their this these those no any some every all both just even also then not very so too
  and or but nor plus & + with without to of for from in on at by into about like than as per via near until till til before after since
  if when while because that which who whose what where how why whether unless though although once
  is are was were be been being am has have had do does did will would can could should must may might shall gonna gotta wanna need needs
  we you they i he she who maybe perhaps let lets let's please pls get gets got getting take takes taking make makes making
  we're you're they're i'm it's he's she's there's theres theyre youre were weve we've you've i've we'll you'll they'll i'll
  know knows think hope hopes believe say says said mean means feel wish see sure glad told tell guess promise thought
  everything anything something nothing whatever everyone anyone first last huge massive special really truly deeply
  terms conditions discounts restrictions offers charges fees rules sadness regret pleasure
  dont don't can't cant won't wont didn't didnt doesn't doesnt isn't isnt never always
  new big great best more most less much many few other another same own such come go going
`)

/** A clause that begins with one of these leads to the next one: "if you spend over £50, there's a wreath". */
const LEADS =
  /^(?:(?:and|but|so|also|plus) )?(?:if|when|once|whenever|while|because|as|since|after|before|until|unless|although|due|thanks to|with|on|in|at|from|for|by|this|next|every|today|tomorrow|tonight|during|starting|how|what|why|where|which|who|to)\b/

const DETERMINED =
  /(?:^| )(?:the|any|all|every|each|those|these|our|your|some|what|whatever|a|an|many|few|\d{1,4}) (?:[\p{L}'’-]{2,20} ){0,2}[\p{L}'’-]{2,20}$/u

/** Nouns after "all" or "this" that nothing belongs to. */
const TIME_END =
  /(?:all|every|each|this|next|last) (?:day|week|month|weekend|morning|afternoon|evening|night|year|season|winter|summer|spring|fall|autumn)$/

const S = "['’]"
const BE =
  "(?:is|are|was|were|would|will|has|have|had|can|do|does|did|don['’]?t|didn['’]?t|won['’]?t|can['’]?t)"
const FIGURE = '[$£€\\d]'

/** Never the object of the words before them, so that nothing but a new clause can begin there. */
const SUBJECT = new RegExp(
  `^(?:there(?:${S}?s| (?:is|are|will|was|were))|(?:they|it|this|that)${S}(?:re|s|ll|ve)|they(?:re|ll)|thats|(?:they|it) (?:${BE}|all|also|both|only|went|sold|flew|start|starts|come|comes|cost|costs|run|runs|take|takes|last|lasts|go|goes|smell|smells|taste|tastes|look|looks|fit|fits|sell|sells|include|includes|work|works|make|makes|feel|feels|broke|failed)|its (?:a|an|the|so|very|only|just|all|free|fixed|back|ready|not|too|been|going|gonna|our|tiny|always|still|now|really|that)|(?:he|she)(?:${S}(?:s|ll|d)|s| (?:is|was|has|will|can|does|makes|works|trained|came|started|runs|loves|knows|also|just|used))|everyone (?:is|gets|welcome)|everybody (?:is|gets)|all of (?:them|it|this)|all (?:money|proceeds|profits|donations|funds|tips|ages|levels|are|welcome)|most (?:insurance|of them|of it|are|plans|places)|nothing (?:is|was|fancy|over)|everything (?:is|must|comes|else))\\b`,
)

/** May follow a noun that it belongs to: "the bread we bake". */
const OUR = new RegExp(
  `^(?:we(?:${S}(?:re|ll|ve|d)|ve|ll be| (?:are|will|have|had|has|can|can${S}?t|know|also|sell|sold|do|don${S}?t|only|close|open|net|take|deliver|accept|offer|make|bake|need|want|just|love|hope|got|get|fill|still|start|started|ship|stock|serve|moved|raised|won|run|ran|messed|apologi[sz]e|promise|appreciate|miss|thank|did|didn${S}?t))|were (?:doing|closing|opening|open|closed|hiring|moving|having|giving|so|very|also|not|offering|running|going|sorry|excited|back|all|here|now|looking|taking|starting)|you(?:${S}(?:ll|re|ve)|ll| (?:can|go|take|learn|make|keep|leave|get|gotta|need|have to|must|don${S}?t|pay|just|both|won${S}?t|will|should))|i(?:${S}(?:ll|m|ve|d)|m|ve| (?:am|will|have|can|know|just|also|only|had|do|don${S}?t|need|want|love|hope|got|still|take|make|bake|was))|(?:after|before|until|till) (?:noon|that|then|lunch|\\d[\\dapm:]{0,6}) (?:you|we|it|its|they)|(?:the|our|my) [\\p{L}'’-]{2,20}(?: (?!which|that|who)[\\p{L}'’-]{2,20})? (?:is|are|was|were|will|has|have|had|broke|failed|went|opens|closes|starts|opened|closed|let us|died|comes|runs|needs|can|gets|won${S}?t|isn${S}?t|aren${S}?t))\\b`,
  'u',
)

/** What the reader is asked to do, where no noun can be meant. */
const REQUEST = new RegExp(
  `^(?:(?:please |pls |just |so )?(?:call (?:us|me|now|ahead|in|the|to|right|straight|\\p{L}{2,12} [\\d(+]|${FIGURE}|\\()|ring (?:us|me|the|before|ahead|${FIGURE})|text (?:us|me|to|\\p{L}{2,12} [\\d(+]|${FIGURE}|\\()|phone (?:us|me|${FIGURE})|email (?:us|me|your|\\S{1,40}@)|dm (?:us|me|to)|message (?:us|me|to)|whatsapp (?:us|me)|book (?:a (?:table|slot|spot|place|space|fitting|tour|class)|online|now|at|via|early|your|by|with|yours|through|in (?:now|early)|ahead|here|on|[a-z\\d-]{2,40}\\.[a-z])|order (?:online|by|now|ahead|yours|early|at|before|via)|reserve (?:yours|your|now|at|by|online)|rsvp\\b|sign up (?:at|by|online|now|here|in|via|for)|register (?:at|by|online|now|here|via)|apply (?:at|by|online|now|via)|come (?:in (?:and|for|to|this|today|any|early|now|before|soon)|back|warm|by|see|and|along|down|say|smell|try|join|early|visit|meet|have|find|get|hungry|check|celebrate|help|over|on (?:in|down|over)|to (?:the|our))|pop (?:in|by|down|along|over|round|into)|drop (?:in|by|off|us|me|them|it)|swing by|stop (?:by|in)|bring (?:your|a|an|the|it|them|this|in|back|kids|treats|friends|cash|own|along|any|some|proof|id|photo)|use (?:code|the code)|quote [A-Z]|mention (?:this|code|the)|show (?:this|id|us|your|up|them)|ask (?:at|for|us|in|about|inside|your|the|any)|tell (?:us|your|them|me|a|reception)|grab (?:yours|a|an|one|some|them|it|your)|visit (?:us|our|the)|find us|join us|reply (?:or|to|with|here|below|by)|see you|don${S}?t (?:miss|forget|wait|worry|be|let|use|throw)|can${S}?t wait|pay what you|say (?:hi|hello|thanks|congrats)|stop (?:using|burning|eating)|buy (?:\\d|one|two|any)|follow us|tag (?:a|your|us|two|three|someone|who)|send (?:us|me|your|a)|check (?:out|our|the|us|it)|donate at|let us|(?:turn|show) up|just walk in|walk in any ?time|get (?:yours|here|in touch|in (?:now|quick|early)|your (?:tickets?|spot|place|order))|try (?:us|it|one|them|some)|(?:just )?comment (?:with|below|your)|share this|collect from|return to (?:shop|store|us|the shop|the store)|walk in or |just be (?:register|rsvp|sign up|shop|visit|preorder|details|tickets|info) (?:at )?[a-z\\d-]{2,40}\\.[a-z]{2}|to (?:book|order|reserve|enter|apply|rsvp) (?:just )?(?:ring|call|text|email|dm|message|visit|go)|line up (?:early|from|at)|vote (?:for|at)|just buy|happy (?:4th|new year|holidays|thanksgiving|easter|halloween)|treat (?:yourself|someone|your)|hurry|thank you|thanks|sorry (?:for|about|to|folks|all|everyone|guys)))`,
)

/** A remark of its own behind a figure or a noun. */
const NOTE =
  /^(?:also (?:the|we|our|there|you|if|on|doing|have)|plus (?:the|we|our|there|you|free|a)|and if (?:you|your|it|they|we)|reservations? (?:not|recommended|required|are|only)|tickets? (?:are|at|from|on|available|[$£€\d])|doors (?:at|open)|booking (?:essential|advised|required|needed|recommended|is)|(?:starting|prices start) (?:at|from) [$£€]|ends (?:mon|tue|wed|thu|fri|sat|sun|tonight|tomorrow|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|(?:voting|entries|registration|sales) (?:close|closes|end|ends|open|opens)\b|(?:open|closed) (?:every day|daily|mon|tue|wed|thu|fri|sat|sun|till|until|from|\d|late|all))\b/

/** What is only a part of the sentence: a comma before it. */
const PART =
  /^(?:no (?:appointment|appt|appts|booking|need|experience|tickets?|sign ?up|signup|reservations?|rsvp|cover|deposit|minimum|returns|refunds|receipt|purchase|strings)\b|max(?:imum)? \d|min(?:imum)? \d|limited to|limit \d|(?:cash|walk ?-?ins?|collection|pick-?up|dine ?-?in|in ?-?store|online|adults|members|takeout|carry ?-?out) only\b|no \p{L}{3,15} (?:needed|required|necessary)\b|free (?:entry|admission|parking)\b|(?:kitchen|bar|doors|shop|store|cafe) opens? (?:at|til|till|until|from|\d)|(?:new (?:people|faces|members|players)|newcomers|beginners|all ages|families|dogs(?: on leads?)?|kids) (?:always |very |super |most )?welcome\b|\p{L}{3,12} (?:included|provided)\b|one (?:of each|per person|per customer)|byob\b|no (?:charge|cost|wait|waiting|queues?|lines?|fuss|rain ?checks|weekends|exceptions|holds)\b|\d{1,3} (?:spots|places|spaces|seats)\b(?! (?:left|remaining|available))|over ?-?(?:16|18|21)s?\b|(?:uk|us|local|locals) only\b|first time in \d|first (?:class|one|session|visit|lesson|month) (?:is )?free\b|same (?:number|prices|phone|hours|team|time|place)\b|delivery (?:[$£€]|free|is)|(?:this weekend|today|this week) only\b|food (?:til|till|until|served|from)\b|(?:can['’]?t|cannot) (?:be )?(?:combined?|used)\b|not valid\b|first come\b|in ?-?store (?:and|or|&) online\b|while (?:supplies|stocks?|they|it) lasts?\b|until (?:gone|sold out|they'?re gone|theyre gone|it'?s gone)\b|excl(?:udes?|uding)?\.? |excl\. )/u
/** A comma before these where figures stand before them. */
const AFTER_FIGURE =
  /^(?:(?:ends|includes|serves|feeds|covers|comes with) |(?:new|existing|all) (?:and (?:new|existing) )?(?:clients|customers|members|patients)|(?:all )?(?:\p{L}{3,15} ){0,2}(?:provided|included|supplied)\b|(?:\p{L}{3,15} )?(?:welcome|available)\b|free (?:entry|parking|admission|delivery|coffee|for|if|to|but|with|just|as always)|ages \d|\d{1,2} (?:spots|places|spaces|seats)|(?:adults|kids|children|seniors|students|members|beginners|families|everyone|dogs) (?:are )?(?:\p{L}{3,8} )?(?:welcome|free|[$£€\d])|walk ?-?ins? |must (?:book|be|show|bring|have|order|mention|present) |(?:possible|risk of) |(?:school|village|church|town|community|parish) hall|raffle|teams (?:of |up to )|winners? (?:gets?|wins?) |back (?:on|open|at|tomorrow|mon|tue|wed|thu|fri|sat|sun)|(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\p{L}{3,12} \d{1,3}(?:\.\d\d)? to \d|first (?:class|one|session|visit|lesson)|(?:usually|normally|was|reg|regular) [$£€\d]|tea |snacks |drinks |refreshments |weekends |deposit )/u
/** After a price, what it is the price of is told: "28 bucks starts at 5". */
const LASTS = /^(?:takes|lasts|starts|begins|runs) (?:about |around |only |just |at |on |from )?\S/
const PRICED = /[$£€]\d|\d (?:bucks|quid|dollars|pounds)\b/
/** Ends in a price, an hour or a day. */
const FIGURE_END =
  /(?:^|[ $£€])(?:[$£€]?\d[\d.,:]{0,8}(?: ?[ap]\.?m\.?)?|\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?-\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?|\d{1,2}(?:st|nd|rd|th)|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|noon|midnight|today|tomorrow|tonight|each|apiece|(?:per|a|an) (?:person|pet|head|child|adult|hour|night|couple|team|class|session|week|month|dozen|pair|kid|family|pp)|bucks|quid|dollars|pounds|off|min|mins|minutes|hours?|weeks?)$/
const HOUR_END =
  /\d(?:[:.]\d\d)? ?[ap]\.?m\.?$|\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?-\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?$/

const SENTENCE = '.'
const COMMA = ','
const COLON = ':'
const FEWEST_BEFORE = 2
/** A shorter stretch is a sentence as it was meant. */
const RUN_ON = 9
/** Nobody writes more than this without any sign. */
const LONGEST = 1500
const AHEAD = 64
const BEHIND = 160
const LONGEST_LEAD = 24

const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1)
const countWords = (text: string) => text.split(' ').length

/** "in they" is never one phrase, though "in" goes on elsewhere: "we got the candles in they smell amazing". */
const PARTICLE = /(?:^| )(?:in|out|up|on|off|over|back|down|by)$/
const NOMINATIVE = /^(?:they|we|i|he|she|there)(?:['’]|s? )/
/** "if that was you" */
const OBJECT =
  /(?:^| )(?:(?:was|is|for|to|with|of|thank|see|meet|love|help) you|what you can|each other|(?:eats?|eaten|ate|have|has|see|saw|need|want|got) any)$/
/** "new flavor alert: pistachio croissant" */
const ANNOUNCED = /\b(?:alert|reminder)$/
const ANNOUNCES = /^(?!(?:for|about|on|to|from|that|is|all|of|we|you|today|everyone|and|system)\b)/
/** "preorders open now", and then what they are for. */
const NOW = /(?:open|available|in|here|on) now$/
const PRICED_THING = /^(?!for |from |at |only |just )(?:\p{L}{2,15} ){1,5}[$£€]\d/u
const WEEKDAY_END = /(?:^| )(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs|day|sday|nesday|rsday|urday)?\b/
const WONT = /^(?:won['’]?t|will not|not) (?:be )?(?:getting|making|restocking|ordering|having)\b/
/** "flight night: 3 wines and a small board" */
const NAMED = /\b(?:night|special|deal|bundle|package|hamper|menu|lunch|dinner|brunch)$/
const CONTENTS =
  /^(?:no |free |half price|buy )|^\d{1,2} (?![ap]\.?m|o['’]?clock|to |until |till |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\p{L}{3,15} (?:and|&|with|plus) /u

/** "Cyber Monday only: $50 off" */
const DAY_ONLY = /(?:day|today|tonight|weekend|week|month)(?: only)?$/
const REDUCTION = /^(?:(?:up to |an extra )?(?:[$£€]\d{1,4}|\d{1,2}%) off|half price|buy |free )/

const WISHED =
  /^(?!.* (?:from|to) )(?:merry|happy) [\p{L}'’ ]{3,20} (?:everyone|everybody|all|folks|y['’]all)$/u
/** "reminder grapes are toxic" */
const CRY = /^(?:urgent|reminder|important|update|giveaway|beware|please (?:read|note))$/
/** "hi all just to say" */
const GREETING =
  /^(?:hi|hello|hey|morning|good morning|afternoon) (?:all|everyone|everybody|folks|guys|loves|ladies|gang|team|neighbou?rs|y['’]all|friends|there|lovelies)$/

/** "and we", "but there's" */
const AND = /^(?:and|but|so) /
const NO_NOTE =
  /(?:^|[ ])(?:buy|grab|sell|selling|book|reserve|order|now|back|still|stay|staying|shop|store|cafe|kitchen|bar|sale|offer|deal|it|promotion|competition|giveaway|event|special|that|which|discount)$/
const LONG = 8
/** Fewer words lead to a clause without a comma. */
const NOTED = 4

const ADVERB = /(?:^| )(?:now|today|tomorrow|tonight|early|soon|again|here|online|quick|asap)$/

const opensClause = (rest: string, before: string, isLead: boolean) =>
  SUBJECT.test(rest) ||
  REQUEST.test(rest) ||
  (OUR.test(rest) && (isLead || TIME_END.test(before) || !DETERMINED.test(before) || ADVERB.test(before)))

/** The sign that is missing between two parts of a stretch, both in lower case; null if there is none missing. */
function signBetween(before: string, rest: string, isLead: boolean): string | null {
  const words = countWords(before)
  if (!/[\p{L}\d]/u.test(lastWord(before))) return null
  if (GREETING.test(before)) return COMMA
  if (WISHED.test(before)) return SENTENCE
  if (CRY.test(before) && /^\p{L}/u.test(rest) && !/^(?:for|about|to|from|that|notice|all|of)\b/.test(rest))
    return COLON
  if (words < FEWEST_BEFORE && !FIGURE_END.test(before)) return null
  if (
    words > FEWEST_BEFORE &&
    PARTICLE.test(before) &&
    NOMINATIVE.test(rest) &&
    opensClause(rest, '', isLead)
  )
    return isLead ? COMMA : SENTENCE
  if (NAMED.test(before) && CONTENTS.test(rest)) return COLON
  if (DAY_ONLY.test(before) && REDUCTION.test(rest)) return COLON
  if (/ left$/.test(before) && MONTH_DAY.test(rest)) return COLON
  if (openWords.has(lastWord(before)) && !OBJECT.test(before)) return null
  if (ANNOUNCED.test(before) && ANNOUNCES.test(rest)) return COLON
  if (NOW.test(before) && PRICED_THING.test(rest)) return SENTENCE
  if (FIGURE_END.test(before) && WONT.test(rest)) return SENTENCE
  if (opensClause(rest, before, isLead))
    return !isLead ? SENTENCE : words < NOTED || /^to\b/.test(before) ? null : COMMA
  if (words >= LONG && AND.test(rest) && opensClause(rest.replace(AND, ''), before, false)) return COMMA
  if (words >= NOTED && NOTE.test(rest) && !NO_NOTE.test(before))
    return isLead && !FIGURE_END.test(before) ? null : SENTENCE
  if ((PRICED.test(before) || HOUR_END.test(before)) && LASTS.test(rest)) return SENTENCE
  return partBetween(before, rest)
}

/** "$18 whole", "this weekend", "just arrived": another price or the price follows. */
const PRICE_LIST =
  /[$£€]\d{1,4}(?:\.\d\d)? (?!(?:off|and|or|to|for|per|plus|now|was|only|each|from|instead)\b)\p{L}{3,12}$|(?:^| )(?:this weekend|this week|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|arrived|landed|now open|only)$/u
const DAY_OR_PRICE_END =
  /(?:[$£€]\d{1,4}(?:\.\d\d)?|(?:january|february|march|april|june|july|august|september|october|november|december))$/
const DAYS =
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}(?: ?- ?| to | thru | through | and | & )(?:mon|tue|wed|thu|fri|sat|sun)/
const MONTH_DAY = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d/
const DATE_END = /\d(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}$/

/** "places limited to 6" */
const LIMITED = /(?:^| )(?:places|spots|spaces|seats|numbers|tickets|bottles?)$/

/** The comma between two figures or notes. */
function partBetween(before: string, rest: string): string | null {
  const isPart =
    (countWords(before) >= FEWEST_BEFORE && PART.test(rest)) ||
    (FIGURE_END.test(before) && AFTER_FIGURE.test(rest)) ||
    (HOUR_END.test(before) && /^(?:[$£€]\d|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b)/.test(rest)) ||
    (WEEKDAY_END.test(before) && WEEKDAY.test(rest)) ||
    (/^[$£€]\d/.test(rest) && PRICE_LIST.test(before)) ||
    (DAY_OR_PRICE_END.test(before) && DAYS.test(rest)) ||
    (HOUR_END.test(before) && /^the \p{L}/u.test(rest)) ||
    (DATE_END.test(before) && /^\d{1,2}\.\d\d/.test(rest)) ||
    (/ at \d{1,2}(?::\d\d)? ?(?:[ap]m)?$/.test(before) && MONTH_DAY.test(rest)) ||
    (/\d$/.test(before) && /^(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/.test(rest))
  return isPart && !openWords.has(lastWord(before)) && !LIMITED.test(before) ? COMMA : null
}

/** "now taking new patients call 555-014-2200": with a number, a few words are enough. */
const CALL =
  /^(?:(?:call|ring|text|phone) (?:us |me )?(?:at |on )?[+(]?\d|(?:try us|book|order|shop|visit|register|rsvp|sign up|apply|details|info)(?: online| now| at| us)? [a-z\d-]{2,40}\.[a-z]{2})/

/** In a few words only what is certain. */
const endsShort = (before: string, rest: string) =>
  CALL.test(rest) ||
  ((FIGURE_END.test(before) || ADVERB.test(before) || /\b(?:needed|required)$/.test(before)) &&
    countWords(before) >= FEWEST_BEFORE &&
    opensClause(rest, '', false))

/** One stretch without signs. */
function punctuated(stretch: string): string {
  const isRunOn = countWords(stretch.trim()) >= RUN_ON
  const lower = stretch.toLowerCase()
  let result = ''
  let done = 0
  let clause = stretch.length - stretch.trimStart().length
  for (let at = lower.indexOf(' ', clause); at > 0; at = lower.indexOf(' ', at + 1)) {
    const before = lower.slice(Math.max(clause, at - BEHIND), at)
    const rest = lower.slice(at + 1, at + 1 + AHEAD)
    const isLead = LEADS.test(lower.slice(clause, clause + LONGEST_LEAD))
    const sign = isRunOn
      ? signBetween(before, rest, isLead)
      : !isLead && !openWords.has(lastWord(before)) && endsShort(before, rest)
        ? SENTENCE
        : partBetween(before, rest)
    if (sign === null) continue
    result += stretch.slice(done, at) + sign
    done = at
    clause = at + 1
  }
  return result + stretch.slice(done)
}

const STRETCH = /(?:[^.,;:!?…\n()–—•·|"“”]|[.,:](?=\S)){20,}/g

/** With the signs that a run-on brief leaves out: "new candles in they smell amazing" is two sentences. */
export function punctuate(text: string): string {
  const quoted = findQuoted(text)
  return text.replace(STRETCH, (stretch, at: number) =>
    stretch.length > LONGEST || quoted.some(({ start, end }) => start < at + stretch.length && end > at)
      ? stretch
      : punctuated(stretch),
  )
}
