import { capitalized } from '../../first-letter.ts'
import { capitalWords } from '../../reading/en/capital-words.ts'
import type { Scene } from '../grammar/grammar.ts'
import { isMonthFirst } from './dates.ts'

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec'
const CLOCK = '(?=\\d{1,2}(?::\\d\\d)? ?[ap]m\\b(?! (?:to|–) ))'
const CLOCKS = '(?=\\d{1,2}(?::\\d\\d)? ?[ap]m (?:to|–) )'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const VERB_BEFORE_TIME = new RegExp(
  `\\b(back|open|reopening|closing|closed|again|today|tomorrow|tonight|${WEEKDAY}) ${CLOCK}`,
  'gi',
)
const DATE_BEFORE_TIME = new RegExp(`\\b((?:${MONTH}) \\d{1,2}|\\d{1,2} (?:${MONTH})) ${CLOCK}`, 'gi')
const DAY_BEFORE_TIMES = new RegExp(
  `\\b(${WEEKDAY}|(?:${MONTH}) \\d{1,2}|\\d{1,2} (?:${MONTH})) ${CLOCKS}`,
  'gi',
)

const PHONE = '\\+?\\(?\\d[\\d ()-]{6,}'
const NAME_AND_PHONE = new RegExp(`\\b((?:with|for|from) \\p{Lu}\\p{Ll}{1,15}),? (?=${PHONE})`, 'gu')
const NOTE_AND_PHONE = new RegExp(
  `\\b(advised|essential|required|recommended|ahead|advance|reservations|bookings|orders|info|enquiries|inquiries|questions),? (?=${PHONE})`,
  'gi',
)
const CALL_NAME = new RegExp(
  `\\b([Cc]all|[Rr]ing|[Tt]ext|[Pp]hone|[Mm]essage) (\\p{Lu}\\p{Ll}{1,15}|us|me),? (${PHONE}\\d)`,
  'gu',
)
const AMERICAN = /\d{3}-\d{4}/
const PHONE_AND_REASON =
  /(\d{4}),? (?=(?:spots|places|spaces|seats|slots|they) (?:go|are|fill|sell))(\p{L})/giu
const PLACES =
  'shop|store|nursery|caf[eé]|office|kitchen|salon|bar|gym|clinic|restaurant|studio|bakery|patio|pool|library|gallery|museum'
const PLACE_FIRST = new RegExp(`^(${PLACES}) (?=(?:is|will|closes|opens|reopens|stays|was|has)\\b)`, 'i')
const IF_THEN =
  /^((?:if|when) [^,;:.!?]{5,80}?) (?=(?:please )?(?:(?:call|ring|phone|text|email|message|contact|tell|ask) (?:us|me|our|the|\+?\d)|(?:bin|return|throw|stop using|do not eat|bring) (?:it|them|yours)?)\b)/i
/** A new sentence behind a comma: "…, if yours has eaten some ring us". */
const NEW_IF =
  /, (if [^,;:.!?]{5,80}?),? (?=(?:please )?(?:call|ring|phone|text|email|message|contact|tell|ask) (?:us|me|our|the|\+?\d)\b)/gi
const WHO = 'kids|children|adults|seniors|students|members|couples|singles|individuals|families'
const TWO_PRICES = new RegExp(
  `([$£€]\\d{1,4}(?:\\.\\d\\d)?) (${WHO}),? ([$£€]\\d{1,4}(?:\\.\\d\\d)?) (${WHO})\\b`,
  'gi',
)
/** Contractions typed without their sign, where nothing else can be meant. */
const contracted: readonly [RegExp, string][] = [
  [
    /(?<=^|[,.!;:] |\b(?:and|but|so|till|until|because) )(w)ere (?=(?:hiring|open|closed|back|looking|moving|having|doing|giving|collecting|so|very|here|now|also|not|offering|launching|celebrating|turning|sorry|excited|happy|delighted|proud|thrilled|running|getting|planning|going|starting|hosting|raising|donating|closing|opening|adding|bringing|taking|all)\b)/gi,
    "$1e're ",
  ],
  [
    /\b(i)ts (?=(?:fixed|back|ready|here|gone|over|done|not|a|an|the|time|been|free|still|always|never|only|just|now|so|too|very|tiny|up|worth|safe|open|closed|going|damp|dry|wet|cold|hot|late|full|raining|january|february|march|april|june|july|august|september|october|november|december)\b)/gi,
    "$1t's ",
  ],
  [/\b(s?he)s (?=\p{L}|\d)/giu, "$1's "],
  [
    /\b(i)ts (?=(?:that time|your|our|my|official|almost|nearly|finally|beginning|getting|coming|starting|happening)\b)/gi,
    "$1t's ",
  ],
  [
    /\b(i)ts (?=(?:annoying|great|good|hard|easy|true|nice|fine|ok|cold|busy|quiet|lovely|beautiful|amazing|important|simple|frustrating|disappointing)(?:$|[,.!]| (?:but|and|so|to|that|when|if|for|out|in here)\b))/gi,
    "$1t's ",
  ],
  [/\b(w)ont\b/gi, "$1on't"],
  [/\b(t)hru\b/gi, '$1hrough'],
  [
    /\b(i)ts (?=(?:more|less|all|yours|ours|because|like|about|under|over|around|when|where|why|how|what|who|we|in|on|at|for|from|with|to|by)\b)/gi,
    "$1t's ",
  ],
  [
    /(?<=^|[,.] |\b(?:and|but|so) )(w)ell (?=(?:do|be|see|have|get|send|make|pick|bring|give|call|text|hold|keep|take|let|post|even|look|sort)\b)/gi,
    "$1e'll ",
  ],
  [
    /(?<=^|[,.] |\b(?:and|but|so) )ill (?=(?:be|call|do|see|post|send|text|ring|let|make|bring|hold)\b)/gi,
    "I'll ",
  ],
  [
    /(?<=\b(?:as|since|because) )(w)ere (?=(?:short|busy|full|fully|off|away|late|running|so|very|all)\b)/gi,
    "$1e're ",
  ],
  [/\bshort staffed\b/gi, 'short-staffed'],
  [/\b(it|that|there)ll (?=\p{L})/giu, "$1'll "],
  [/\bdrivers? licen([cs])e\b/gi, "driver's licen$1e"],
  [/(?<=\b(?:have|need|with) )(?=(?:valid )?driver's licen)/gi, 'a '],
  [/\b(you|they)d\b/gi, "$1'd"],
  [/\b(men|women|children)s\b/gi, "$1's"],
  [/\byall\b/gi, "y'all"],
  [/\bbout (?=that|it|the)\b/gi, 'about '],
  [/\bx-?rays\b/gi, 'X-rays'],
  [/\bgluten free (?=\p{L})/giu, 'gluten-free '],
  [
    /(?<=\b(?:at|for|from|of|after) )((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s (?=(?!(?:at|and|in|from|to|for|only|until|or|are|is|we|with|on|this|after|before)\b)\p{Ll}{3})/gu,
    "$1's ",
  ],
  [/\b(this|next|last) (week|month|year)s (?=\p{L})/giu, "$1 $2's "],
  [/\boclock\b/gi, "o'clock"],
  [/\b(today|yesterday|tomorrow|tonight|last night|last week)s (?=\p{L})/giu, "$1's "],
  [/\bvalentines\b/gi, "Valentine's"],
  [/\b(xxs|xs|s|m)-(l|xl|xxl)\b/gi, '$1–$2'],
  [/\b(photo|student|valid|school|military|picture|staff|some|your) id\b/gi, '$1 ID'],
]

const NO_NOUN =
  '(?<!\\b(?:on|thru|through|this|next|last|every|each|from|until|till|by|before|after|since|and|or|to|through|between|starting|for|of|in|a|the|our|is|are|was|only|all|also|again|normal|usual) )'
const DATE_AFTER_NOUN = new RegExp(
  `(?<=\\p{Ll} )${NO_NOUN}(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:\\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b)`,
  'giu',
)
const DAYS_AFTER_NOUN = new RegExp(
  `(?<=\\p{Ll} )${NO_NOUN}(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days at \\d)`,
  'giu',
)

const DAY = `(?:\\d{1,2} (?:${MONTH})|(?:${MONTH}) \\d{1,2})`
/** "Free taster lessons 12 December", not "Saturday 12 December" or "until 12 December". */
const DATE_AFTER_THINGS = new RegExp(
  `(?<=\\p{Ll}{3} )${NO_NOUN}(?<!\\b(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s? )(?=${DAY}\\b(?!,? \\d{4}| ?[–-]| (?:to|until|or)))`,
  'giu',
)
const TIME_AND_PHONE = new RegExp(
  `(?<=\\b(?:noon|midnight|\\d ?[ap]m|${WEEKDAY}|today|tomorrow)) (?=${PHONE})`,
  'gi',
)
/** A number that no verb or small word leads to: "ring before bringing them in 01632 960111". */
const PHONE_ALONE =
  /(?<=\p{Ll} )(?!(?:call|ring|text|phone|tel|whatsapp|dial|message|on|at|or|to|and|number|is|us|me|via|from|until|till|by|of|only)\b)(\p{Ll}{2,15}) (?=\+?\(?0?\d{2,5}[) -]\d[\d -]{2,10}\d$)/gu
const TO_BOOK = new RegExp(`\\b(text|call|ring|phone) to (book|order|reserve|rsvp)[,:]? (${PHONE})$`, 'gi')
/** A thing that works or does not: "key cutting machine is fixed". */
const OUT_OF_ORDER =
  /^(?!(?:[Tt]he|[Oo]ur|[Mm]y|[Yy]our|[Tt]his|[Tt]hat|[Ii]t|[Ee]verything|[Aa]ll|[Hh]e|[Ss]he|[Ww]e)\b)((?:[\p{Lu}\p{Ll}]\p{Ll}{1,14} ){0,2}\p{Ll}{3,14}(?<!s)|\p{Lu}\p{Ll}{2,14}(?<!s)) (?=(?:is|was) (?:fixed|down|broken|out of order|working|up and running|being (?:fixed|repaired))\b)/u
/** "Get here early we sold out last week" */
const EARLY =
  /^((?:get|come|book|order|arrive|be|call|ring|grab|reserve|pop)\b[^,.;:!?]{0,60}\b(?:early|soon|quick|quickly|fast)),? (?=(?:we|they|it's|it is|seats|spots|places|spaces|tickets|tables|last)\b)/i
const GREETED =
  /^((?:happy|merry) [\p{L}'’ ]{3,30}?) (everyone|everybody|all|y'all|folks|friends)(?=[.!]?$)/iu

/** "Meet Aisha our new colourist" */
const NAME_AND_ROLE =
  /^((?:[Mm]eet|[Ss]ay hello to|[Ww]elcome|[Tt]his is) \p{Lu}\p{Ll}{1,15}) (our (?:\p{L}{2,15} ){0,3}\p{L}{3,15}[.!]?)$/u

/** Small words that people leave out when they type. */
const completed = (words: string): string =>
  contracted
    .reduce((text, [from, to]) => text.replace(from, to), words)
    .replace(
      CALL_NAME,
      (_, verb: string, name: string, phone: string) =>
        `${verb} ${name} ${AMERICAN.test(phone) ? 'at' : 'on'} ${phone}`,
    )
    .replace(PHONE_AND_REASON, (_, phone: string, next: string) => `${phone}. ${next.toUpperCase()}`)
    .replace(NAME_AND_PHONE, '$1: ')
    .replace(NOTE_AND_PHONE, '$1: ')
    .replace(PLACE_FIRST, (_, place: string) => `The ${place.toLowerCase()} `)
    .replace(IF_THEN, '$1, ')
    .replace(NEW_IF, (_, clause: string) => `. ${capitalized(clause)}, `)
    .replace(/(?<=^|, )dozen (?=\p{L})/giu, (word) => (/^D/.test(word) ? 'A dozen ' : 'a dozen '))
    .replace(TWO_PRICES, '$1 for $2 and $3 for $4')
    .replace(VERB_BEFORE_TIME, '$1 at ')
    .replace(DATE_BEFORE_TIME, '$1, ')
    .replace(DATE_AFTER_NOUN, 'on ')
    .replace(DAYS_AFTER_NOUN, 'on ')
    .replace(DATE_AFTER_THINGS, 'on ')
    .replace(TIME_AND_PHONE, ': ')
    .replace(EARLY, '$1: ')
    .replace(GREETED, '$1, $2')
    .replace(
      /^(?:just a |a )?(quick |friendly )?reminder (?=that\b)/i,
      (_, sort = '') => `A ${sort}reminder `,
    )
    .replace(/\bm-f\b/gi, 'Monday–Friday')
    .replace(/\b(until|by|before|through|till|from) (?=(?:end|middle|start|beginning) of\b)/gi, '$1 the ')
    .replace(/\breg\.? (?=[$£€]\d)/gi, 'usually ')
    .replace(/^(?:exp|expires?)\.? (?=\p{Lu}|\d)/iu, 'expires ')
    .replace(/(?<=, )exp\.? (?=\p{Lu}|\d)/giu, 'expires ')
    .replace(
      /\b(mrs?) (\p{L})/giu,
      (_, title: string, letter: string) => `${capitalized(title)} ${letter.toUpperCase()}`,
    )
    .replace(/(?<=\d|[ap]m|day),? (?=same (?:time|place|price)\b)/gi, ', ')
    .replace(/^[Tt]hank you (?=\p{Lu}\p{Ll}+[.!]?$)/u, 'Thank you, ')
    .replace(/^no appointment$/i, 'No appointment needed')
    .replace(/\bbc of\b/gi, 'because of')
    .replace(/\b(who|what|how)s (?=(?:back|here|next|new|in|on|up|ready|hungry|coming)\b)/gi, "$1's ")
    .replace(/(?<=\p{L}{3})(?<!\b(?:you|the|our|these|those|thank)) (folks|guys|y'all)(?=[.!]?$)/giu, ', $1')
    .replace(
      /^any (problems?|questions?|quer(?:y|ies)|issues?) (?=(?:call|ring|text|email|ask|message|contact)\b)/i,
      'Any $1, ',
    )
    .replace(/\bonline (?:only )?(?=[a-z\d-]{2,40}\.[a-z]{2,12}\b)/gi, (words) => `${words}at `)
    .replace(/^deposit of\b/i, 'A deposit of')
    .replace(/^huge thank you\b/i, 'A huge thank you')
    .replace(/(?<=[\p{L}\d]) (?=no need to (?:book|reserve)\b)/giu, ', ')
    .replace(
      /(?<=\b(?:book|appointment|needed)),? (?=just (?:turn up|show up|walk in|pop in|drop in|come)\b)/gi,
      ', ',
    )
    .replace(TO_BOOK, '$1 $3 to $2')
    .replace(/\blast min(?:ute)? (?=\p{L})/giu, (words) => `${words.charAt(0)}ast-minute `)
    .replace(/\bdr\.? (?=\p{Lu}\p{Ll})/gu, 'Dr. ')
    .replace(/\bmiss (?=\p{Lu}\p{Ll})/gu, 'Miss ')
    .replace(/^everything else (?=(?:working|running|open)\b)/i, 'Everything else is ')
    .replace(OUT_OF_ORDER, (_, name: string) => `The ${name.charAt(0).toLowerCase()}${name.slice(1)} `)
    .replace(
      /(?<=[$£€]\d{1,4}(?:\.\d\d)?) (?=(?:pick-?up|carry-?out|collection|dine[- ]in|eat[- ]in|take-?away|take-?out|delivery|in[- ]store|online) only\b)/gi,
      ', ',
    )
    .replace(/(?<=\bonly),? code (?=[A-Z][A-Z\d]{2,14}\b)/g, ', use code ')
    .replace(/(?<=\bavailable),? no appointment$/i, ', no appointment needed')
    .replace(PHONE_ALONE, '$1: ')
    .replace(/(?<=\p{L}{3}) so (?=no \p{L})/giu, ', so ')
    .replace(
      /\b((?:buy|trade in|bring in|bring|spend|refer|book|sign up for) (?:an?|any|your|our|the|[$£€]|\d{1,2} \p{L}{4})(?:(?! and | you | to )[^,.;:!?]){0,40}),? (?=get (?:an?|your|the|another|half|free|[$£€\d]))/giu,
      '$1 and ',
    )
    .replace(/(?<=[\p{L}\d])(?<!\b(?:and|or|to|just)),? (?=ask for \p{Lu}\p{Ll})/gu, ' and ')
    .replace(DAY_BEFORE_TIMES, (_, day: string) => (/days?$/i.test(day) ? `${day} ` : `${day}, `))
    .replace(/(?<=day)-(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, '–')
    .replace(
      /^(had|just had|just got) (?=(?:an?|two|three|four|some|several|another|\d)\b)/i,
      (verb) => `We ${verb.toLowerCase()}`,
    )
    .replace(/^heads[- ]up,? (?=(?:we|our|the|from)\b)/i, 'Heads-up: ')
    .replace(
      /(^|, |\. |! )(?:the )?(winning team|winner) (?=(?:gets|wins|takes)\b)/gi,
      (_, start: string, who: string) => `${start}${start === ', ' ? 'the' : 'The'} ${who.toLowerCase()} `,
    )
    .replace(
      /\b(Christmas|New Year['’]s) (eve|day)\b/g,
      (_, feast: string, day: string) => `${feast} ${day === 'eve' ? 'Eve' : 'Day'}`,
    )
    .replace(/(?<=\p{L}) (\d{2,3}) min(?:ute)?s? (?=[$£€]\d)/giu, ' ($1 minutes) for ')
    .replace(/\bhave own (?=\p{L})/giu, 'have your own ')
    .replace(/\b(no \p{L}+) (?=no \p{L}+$)/giu, '$1, ')
    .replace(
      /^sorry,? (folks|all|everyone|guys|everybody|friends),? (?=(?:the|our|we|no|there|back)\b)/i,
      'Sorry, $1: ',
    )
    .replace(/^sorry (?=(?:the|our|we|your|there|but|no)\b)/i, 'Sorry, ')
    .replace(NAME_AND_ROLE, '$1, $2')
    .replace(
      /^free,? but (?:please )?(rsvp|book|register|reserve|sign up)(?: (?:at|on|via))? (?=[a-z\d-]{2,40}\.[a-z])/i,
      (_, verb: string) => `It's free, but please ${verb} at `,
    )
    .replace(/^free,? but (?=\p{L})/iu, "It's free, but ")
    .replace(/(?<=^|, )(can['’]?t|cannot) combine\b/i, '$1 be combined')
    .replace(
      /^to (book|order|reserve|enter|apply|rsvp) (?=(?:ring|call|text|email|dm|message|visit|go)\b)/i,
      'To $1, ',
    )
    .replace(/^RECALL\b/, 'Recall')
    .replace(/\bfor full refund\b/gi, 'for a full refund')
    .replace(/\b(stop using) and (bring|return|send) back\b/gi, '$1 them and $2 them back')
    .replace(/\b(stop using) and return\b/gi, '$1 them and return them')
    .replace(
      /(?<=^|[,.!] )come (?=(?:say|see|meet|try|have|join|find|visit|celebrate|share|enjoy|taste|help|hear|watch)\b)/gi,
      (come) => `${come}and `,
    )
    .replace(
      /^winners (?=(?:on |next |this |tomorrow|in |mon|tues|wednes|thurs|fri|satur|sun))/i,
      'Winners announced ',
    )
    .replace(/(?<=\D)[\s,]{1,5}(?:lol|haha|lmao|xd)$/i, '')

const monthNames: Readonly<Record<string, string>> = {
  aug: 'August',
  feb: 'February',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const LONELY_MONTH = /(?<!\d(?:st|nd|rd|th)? )\b(aug|feb|sept|oct|nov|dec)\b\.?(?! ?\d|['’])/gi

/** Said in full in a text for readers. */
const forms: readonly [RegExp, string][] = [
  [/\b(part|full) time (?=[a-z])/gi, '$1-time '],
  [/\bwalk ?ins\b/gi, 'walk-ins'],
  [/\bin ?store\b(?=,| and| or| &|$| only)/gi, 'in store'],
  [/(?<=[\d)]|\p{L}) (?:incl?|inc)\.? (?=\p{L})/giu, ' including '],
  [/(?<=^|, )excl\.? (?=[a-z])/gi, 'excluding '],
  [/(\d{1,2}) ?(?:hrs?|hours?) (?=(?:limit|session|class|workshop|slot|wait|massage)\b)/gi, '$1-hour '],
  [/(?<=\d) hours (?=notice\b)/gi, " hours' "],
  [/\biphone\b/gi, 'iPhone'],
  [/\bipad\b/gi, 'iPad'],
  [/\bsamsung\b/g, 'Samsung'],
  [/(?<=\bfirst come)(?=$|, (?!first))/gi, ', first served'],
  [/(?<=[$£€]\d{1,4}(?:\.\d\d)?) (feeds|serves) (\d{1,2})\b/gi, ' ($1 $2)'],
  [/(?<=[$£€]\d{1,4}) (?=save [$£€\d])/gi, ', '],
  [/(?<!\b(?:so|very|really|are|am|is|we're|i'm|be|say|only)|,) sorry$/gi, ', sorry'],
  [/(?<=\p{L}|\d) i'm afraid$/giu, ", I'm afraid"],
  [/(?<=\b1 ?)(?:hrs?)\b/gi, 'hour'],
  [/(?<=\d)(?:h|hrs?)\b/g, ' hours'],
  [/(?<=\d )hrs?\b/gi, 'hours'],
  [
    /(\d{1,3}) ?-?min(?:ute)?s? (?=(?:slots?|sessions?|class(?:es)?|massages?|facials?|consultations?|treatments?|appointments?|lessons?|workouts?|rides?|tours?|talks?)\b)/gi,
    '$1-minute ',
  ],
  [
    /(\d{1,2}|two|three|four|five|six|seven) (week|month|year|hour|day|night|course) (?=(?:\p{L}{3,12} ){0,2}(?:turnaround|membership|contract|course|programme|program|break|stay|session|class|workshop|warranty|guarantee|menu|meal|lunch|dinner|pass|notice)\b)/giu,
    '$1-$2 ',
  ],
  [
    /\bfirst time (?=(?:customers?|clients?|visitors?|buyers?|guests?|patients?|members?)\b)/gi,
    'first-time ',
  ],
  [/(\d) star (?=\p{L})/giu, '$1-star '],
  [/(?<=\d) ?mins?\b/gi, ' minutes'],
  [/(?<=\d) ?wks\b/gi, ' weeks'],
  [/(?<=\d)(\+?) ?yrs\b/gi, '$1 years'],
  [/(?<=\d\+?) years (?=experience\b)/gi, " years' "],
  [/(?<=\d) ?mths\b/gi, ' months'],
  [/(?<=\d) ?(?:pp|p\/p)\b/gi, ' per person'],
  [/(?<=\d) ?(?:ph|p\/h)\b/gi, ' an hour'],
  [/(?<=\d) ?\/ ?h(?:r|our)?\b/gi, ' an hour'],
  [/(?<=\d) ?(?:\/ ?|p)w(?:ee)?k?\b/gi, ' a week'],
  [/(?<=\d) ?\/ ?mo(?:nth)?\b/gi, ' a month'],
  [/(?<=\d) ?\/ ?(person|couple|team|table|class|session|night|day|pair|kg|lb|dozen)\b/gi, ' per $1'],
  [/(?<=[$£€]\d{1,4})-(?=\d)/g, '–'],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
  [/(?<=\p{L}) w (?=[\p{L}\d])/gu, ' with '],
  [/^w (?=\p{L})/gu, 'with '],
  [/\bthis wk\b/gi, 'this week'],
  [/(\d) day wk\b/gi, '$1-day week'],
  [/(?<=\p{L}) please$/giu, ', please'],
  [/\bfor staff (?=(?:party|meeting|outing|lunch|dinner|day out)\b)/gi, 'for a staff '],
  [
    /\b((?:back|reopen|reopening|returning) (?:on )?(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)),? (?=(?:normal|regular|usual) hours\b)/gi,
    '$1 with ',
  ],
  [/\bus only\b/gi, 'US only'],
  [/\b(get|grab|try|see|take|buy|catch|order|love) em\b/gi, '$1 them'],
  [/(?<=\d) ?percent\b/gi, '%'],
  [/^reminder (?=to )/gi, 'A reminder '],
  [/\b(new address) (?=\d)/gi, '$1: '],
  [/(?<=^(?:a big )?(?:thank you|thanks) [^,;:.!?]{8,80}), you (?=\p{L})/giu, '; you '],
  // "Taco Tuesday $2 al pastor"
  [
    /^((?!(?:this|next|every|each|last|open|closed|on) )\p{L}{3,12} (?:mon|tues|wednes|thurs|fri|satur|sun)day) (?=[$£€]\d)/giu,
    '$1: ',
  ],
  [/(?<=\d ?[ap]m) (?=ages \d)/gi, ', '],
  [/(?<=ages \d{1,2}[-–]\d{1,2}) (?=free\b)/gi, ', '],
  [
    /(?<=[\p{L}\d])(?<!\b(?:and|or|but|with|so|is|are|there's|have)) (?=no (?:sign-?up|registration|booking|appointment|experience|tickets?|reservations?|rsvp) (?:needed|required|necessary)\b)/giu,
    ', ',
  ],
  [
    /(?<=[\p{L}\d])(?<!\b(?:and|or|but|just|even|is|are|was|do|if|only|not)) so (?=(?:we|it|they|there)(?:['’](?:re|ve|ll|s|d))? \p{L}|(?:please )?(?:ring|call|text|phone|email|message) )/giu,
    ', so ',
  ],
]
const INITIALS =
  /(?<![\w./@-])(?:cv|uk|dm|xs|xl|xxl|doe|byob|rsvp|nhs|dbs|vat|bbq|tv|vip|dj|nye|diy|mot|fsa|hsa|bogo|csa)\b(?![.@'’])/gi

const LONG_MONTH = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const MONTH_AND_DAY = new RegExp(`\\b(${LONG_MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`, 'gi')
const DAY_AND_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${LONG_MONTH})\\b`, 'gi')
const fullNames =
  'January February March April May June July August September October November December'.split(' ')
const fullName = (short: string) =>
  fullNames.find((name) => name.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ?? short

/** Dates inside other words, as the country writes them: "if you join before Jan 15". */
export function withLongDates(words: string, scene: Scene): string {
  const told = (month: string, day: string) =>
    isMonthFirst(scene) ? `${fullName(month)} ${day}` : `${day} ${fullName(month)}`
  return words
    .replace(MONTH_AND_DAY, (_, month: string, day: string) => told(month, day))
    .replace(DAY_AND_MONTH, (_, day: string, month: string) => told(month, day))
}

/** "christmas wreaths": names of days and feasts in words that were not polished. */
export const withCapitals = (words: string): string =>
  words.replace(/(?<![\p{L}'’-])\p{Ll}{3,12}(?!\p{L})/gu, (word) =>
    capitalWords.has(word) ? capitalized(word) : word,
  )

const STREET =
  /(?<=\b(?:on|at|in|near|off|\d{1,4}) )(?!the\b|our\b|this\b|same\b|your\b|a\b|my\b)(\p{Ll}{3,12}) (street|road|lane|avenue|st|rd|ave)\b(?! (?:party|food|fair))/gu

/** The owner's words as they may stand in a text: small words added, shorthand spelled out. */
export function mended(words: string): string {
  return forms
    .reduce((text, [from, to]) => text.replace(from, to), completed(words))
    .replace(INITIALS, (word) => word.toUpperCase())
    .replace(STREET, (_, name: string, sort: string) => `${capitalized(name)} ${capitalized(sort)}`)
    .replace(/(?<=\b(?:to|until|and|through|in|of|mid|early|late|end of) )jan\b(?! ?\d)/gi, 'January')
    .replace(/(?<=\b(?:since|in|last|until|from|by|of|next|early|late|mid|end of) )march\b/g, 'March')
    .replace(LONELY_MONTH, (month) => monthNames[month.toLowerCase().replace(/\.$/, '')] ?? month)
}
