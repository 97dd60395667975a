import type { ReadingContext, Slot } from '../brief-reading.ts'
import { matchSlots, slotAt } from '../make-slot.ts'
import { clauseEnd, phraseEnd } from './phrases.ts'

const QUANTITY: readonly RegExp[] = [
  /\b(?:only |just |about |around |last )?(?<![$£€.\d])(?<count>\d{1,4}|one|two|three|four|five|six) (?:[a-z'’-]{2,15} ){0,3}(?:and \d{1,4} (?:[a-z'’-]{2,15} ){1,3})?(?:left(?: in stock| over)?|remaining|available|in stock|to go)\b/gi,
  /\b(?:only |just |max |maximum )?(?<count>\d{1,4}|two|three|four|five|six) (?:places|spots|seats|spaces|slots|tickets|tables|cancellations?|appointments?)(?: left| available| remaining| only)?\b/gi,
  /\b(?:the )?first (?<count>\d{1,4}|ten|twenty|fifty)(?: (?:customers|people|ppl|guests|orders|through the door|in line|in the door|visitors|families|kids|to [a-z]{3,12}))?(?= ?(?:get|gets|receive|will|only|people|customers|in\b|[,.!;\n]|$))/gi,
  /\bwhile (?:stocks?|supplies|they|it|quantities) lasts?\b/gi,
  /\b(?:very )?limited (?:stock|numbers|edition|quantities|quantity|spaces|places|seats|seating|availability|time only|time)\b/gi,
  /\b(?:almost|nearly) (?:sold out|gone|full|fully booked)\b|\bselling fast\b|\b(?:un)?til (?:they|it|we|'re|they're) ?(?:are |is )?(?:sell out|sells out|sold out|gone|run out|runs out)\b|\b(?:un)?till? (?:sold out|gone)\b/gi,
  /\bwhen (?:they|it)['’]?(?:re|s| are| is) gone,? (?:they|it)['’]?(?:re|s| are| is) gone\b|\bonce (?:they|it)['’]?(?:re|s| are| is) gone\b/gi,
  /\blast (?:few|one|two|three|couple|chance|of the)\b/gi,
  /\b(?:only|just|max(?:imum)?|limited to|places limited to) (?<count>\d{1,3})(?: (?!per\b|for\b|off\b|left\b|each\b|days?\b|mins?\b|minutes\b|hours?\b|weeks?\b|years?\b|months?\b|miles?\b|percent\b|quid\b|bucks\b|am\b|pm\b)[a-z]{3,12})?(?=[,.;!)\n]| (?:so|per|available|at|in|on|left|for) |$)/gi,
  /\b(?<count>\d{1,3}) (?:covers|wheels|mats|bikes|chairs|rooms|pitches|stalls|tags)(?= (?:so|only|left|available)|[,.;!)\n]|$)/gi,
  /\b(?:teams?|groups?) of (?:up to )?(?<count>\d{1,3})(?: max)?\b/gi,
]

const AUDIENCE: readonly RegExp[] = [
  /\b(?:for |only for )?(?:all )?(?:kids|children|toddlers|teens|ages?|aged) (?:(?:aged |ages )?(?:under|over|up to|from) \d{1,2}s?|\d{1,2} ?(?:-|–|to) ?\d{1,2}|\d{1,2}\+)(?: years?(?: old)?)?\b/gi,
  /\b(?:for )?(?:kids |children |anyone )?(?:under|over)[- ]\d{1,2}['’]?s?(?:(?:,| and| or| &) (?:under|over)[- ]\d{1,2}['’]?s)?(?= |[,.;!)\n]|$)(?<=s)/gi,
  /\bfor (?:all )?(?:our )?(?:seniors|students|veterans|teachers|nurses|nhs staff|key workers|military|first responders|members|locals|kids|children|couples|beginners|newbies|adults|families|teens|ladies|men|women|parents|new mums|new moms|pensioners|freelancers|newcomers|everyone|all ages|dog owners|dogs|the whole family)\b/gi,
  /(?<=^|[\n.,;:!] ?)(?:seniors|students|veterans|teachers|nurses|nhs staff|members|kids|children|pensioners|parents|locals|couples|beginners)(?= (?:get|gets|save|eat|go|pay|enjoy|only|welcome|from|have))/gim,
  /(?<=^|[\n.;:!] ?)(?!you\b|we\b|both\b|everyone\b|get\b|u\b|all\b|come\b|i\b)(?:[a-z'’&+-]{1,14} ){1,5}(?=(?:get|gets|save|saves) (?:an? )?(?:\d|[$£€]|free|half|their \d))/gim,
  /\b(?:for )?(?:pensioners|seniors|oaps|over[- ]?\d{2}s|kids|children|puppies|dogs|cats|babies|toddlers|teens)(?: aged)? (?:under|over|up to) \d{1,2} ?(?:mos?|months|yrs?|years|weeks|wks)?(?: old)?(?: only)?\b/gi,
  /(?<=^|[\n.,;:!] ?)(?:pensioners?|seniors?|students?|members?|veterans?|military)(?=['’]? (?:lunch|deal|discount|special|night|offer|menu|rate))/gim,
  /\b(?:everyone|anyone|everybody|anybody|those|all) who (?:came|comes|booked|bought|attended|ordered|missed out|was there|were there|donates|donated|brings a [a-z]{3,12}|signs up)\b/gi,
  /\ball (?:ages|levels|abilities) welcome\b|\ball welcome\b|\b(?:dogs|kids|families|everyone|everybody|walk-?ins|beginners)(?: are| is)? welcome\b/gi,
]

const GIFT: readonly RegExp[] = [
  /\b(?:goodie|goody|gift|party) bags?\b/gi,
  /[$£€] ?\d{1,4} (?:gift ?cards?|vouchers?|store credit|credit|bonus cards?)\b/gi,
]
const PRIZE =
  /\b(?:win|wins|winner gets|winners get|giving away|give away|raffling(?: off)?|raffle for|draw for|prize is|prize:|first prize)(?: of)? (?=an? |one |two |three |\d|[$£€]|our |your |dinner|lunch|brunch|bar|free)/gi

const REASON =
  /\b(?:because(?: of)?|due to|owing to|to celebrate|to mark|in celebration of|celebrating|in honou?r of|as a thank ?you|to say (?:thanks|thank you)|in memory of)\b/gi

const STREET =
  /(?<![\w.])\d{1,5}[a-z]? (?:[NSEW]\.? )?(?:[\p{L}'’.-]{2,20} ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|blvd|boulevard|square|sq|court|ct|row|hill|terrace|parade|highway|hwy|crescent|way)\b(?! (?:of|to|the))/giu
const TOWN = /^, \p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})?/u
const PLACE =
  /\b(?:at|in|on|outside|behind|opposite|near|next to|inside|across from|by) (?:(?:the|our|your|a) )?(?:[\p{L}'’-]{2,18} ){0,3}(?:hall|room|rooms|shop|store|park|square|market|gardens?|yard|courtyard|church|school|library|bar|counter|till|desk|reception|studio|green|street|road|corner|terrace|patio|mall|cent(?:er|re)|station|field|gym|pub|caf[eé]|car park|parking lot|lot|beach|basement|window|lobby|foyer|hotel|theat(?:er|re)|gallery|museum|pier|plaza|tent|stall|booth|location|branch|farm|barn|checkout|register|front door|door|entrance|club|office|clinic|salon|bakery|brewery|warehouse|workshop space|marina|harbou?r|town|village|downtown|fair|festival|show|stand|roof(?:top)?|upstairs|downstairs|table|deck|house|mill|hub|high street|main street)\b(?! (?:off|fund|deal|price|team|card|hours))/giu
const PROPER_PLACE =
  /\b(?:at|in|outside|opposite|near|behind) (?<slot>\p{Lu}[\p{L}'’.-]{2,20}(?:(?: of| the| &| and)? \p{Lu}[\p{L}'’.-]{1,20}){0,3}(?<!\.))/gu
const IN_STORE =
  /\b(?:online (?:and|or|&) in[- ]?store|in[- ]?store (?:and|or|&) online|in[- ]store|upstairs|downstairs|link in (?:the |our )?bio|down the (?:street|road)|next door|round the corner|around the corner)\b/gi
const NO_PLACE =
  /\b(?:on the house|in house|in a row|at the table with|in the house|in the window of|on show|in stock|in store|by the door|in no|at home|in english|in spanish|in christmas)\b/i
const NO_PROPER =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spanish|English|French|Christmas|Easter|The$|Our$|Summer|Winter|Spring|Autumn|Fall)/

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twenty: 20,
  fifty: 50,
}

const findQuantities = (text: string): Slot[] =>
  QUANTITY.flatMap((pattern) =>
    matchSlots(text, pattern, ({ groups }) => {
      const said = groups?.count?.toLowerCase()
      return { type: 'quantity', count: said === undefined ? null : (numbers[said] ?? Number(said)) }
    }),
  )

const findAudiences = (text: string): Slot[] =>
  AUDIENCE.flatMap((pattern) => matchSlots(text, pattern, () => ({ type: 'audience' })))

const findGifts = (text: string): Slot[] => [
  ...GIFT.flatMap((pattern) => matchSlots(text, pattern, () => ({ type: 'gift' }))),
  ...[...text.matchAll(PRIZE)].flatMap((match) => {
    const start = match.index + match[0].length
    const sum = /^[$£€]\d{1,6} /.exec(text.slice(start, start + 9))?.[0].length ?? 0
    const article =
      /^(?:an? |one |\d{1,3} )(?:[$£€]\d{1,6} )?/i.exec(text.slice(start, start + 12))?.[0].length ?? 0
    const end = phraseEnd(text, start + Math.max(sum, article))
    const more =
      /^ for (?:\d{1,2}|two|four|a family)(?: people)?/i.exec(text.slice(end, end + 24))?.[0].length ?? 0
    return end > start ? [slotAt(text, start, end + more, { type: 'gift' })] : []
  }),
]

/** A reason ends where the news begin: "due to costs our rate will rise". */
const NEWS =
  / (?=(?:our|we|the (?:shop|store|cafe|salon|office|clinic)|i|from|starting|until|this|today|tomorrow|tonight|on)\b)/i

const findReasons = (text: string): Slot[] =>
  [...text.matchAll(REASON)].map((match) => {
    const opened = match.index + match[0].length
    const end = Math.max(clauseEnd(text, match.index), opened)
    const news = /^(?:because|due|owing)/i.test(match[0]) ? NEWS.exec(text.slice(opened + 1, end)) : null
    return slotAt(text, match.index, news ? opened + 1 + news.index : end, { type: 'reason' })
  })

/** "12 High Street, Lewes" */
const findStreets = (text: string): Slot[] =>
  [...text.matchAll(STREET)].map(({ index, 0: street }) => {
    const end = index + street.length
    const town = TOWN.exec(text.slice(end, end + 50))?.[0].length ?? 0
    return slotAt(text, index, end + town, { type: 'place' })
  })

const findPlaces = (text: string): Slot[] => [
  ...findStreets(text),
  ...matchSlots(text, PLACE, ([found]) => (NO_PLACE.test(found) ? null : { type: 'place' })),
  ...matchSlots(text, PROPER_PLACE, ({ groups }) =>
    NO_PROPER.test(groups?.slot ?? '') ? null : { type: 'place' },
  ),
  ...matchSlots(text, IN_STORE, () => ({ type: 'place' })),
]

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)
const SHORTEST_PRODUCT = 3

/** The shop's own products, one or many. */
function findProducts(text: string, products: readonly string[]): Slot[] {
  const lower = text.toLowerCase()
  return products.flatMap((name) => {
    const wanted = name.toLowerCase().trim()
    if (wanted.length < SHORTEST_PRODUCT) return []
    const slots: Slot[] = []
    for (
      let start = lower.indexOf(wanted);
      start !== -1;
      start = lower.indexOf(wanted, start + wanted.length)
    ) {
      const end = start + wanted.length
      const plural = /^e?s(?![\p{L}\p{N}])/u.exec(lower.slice(end, end + 3))?.[0].length ?? 0
      const isWord = !isLetter(lower.charAt(start - 1)) && (plural > 0 || !isLetter(lower.charAt(end)))
      if (isWord) slots.push(slotAt(text, start, end + plural, { type: 'product', name }))
    }
    return slots
  })
}

/** Amounts, readers, presents, reasons, places and products. */
export const findThings = (text: string, { products }: ReadingContext): Slot[] => [
  ...findQuantities(text),
  ...findAudiences(text),
  ...findGifts(text),
  ...findReasons(text),
  ...findPlaces(text),
  ...findProducts(text, products),
]
