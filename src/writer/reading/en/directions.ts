import type { Direction } from '../brief-reading.ts'
import { findPlatformName } from '../platform-words.ts'
import { requestEnd } from './requests.ts'
import { lengthIn, tones } from './tones.ts'
import { LEAD_IN, wishesIn } from './wishes.ts'
import { wordSet } from './words.ts'

type Clause = { start: number; end: number; words: string }

const ONLY_LEAD_IN =
  /(?:^|[.,;!?\n()] ?)(?:(?:please|pls|plz|and|but|also|oh|ah|ps|btw|plus|just|maybe|can you|could you|make sure to|make sure you|remember to)[,:]? ){1,3}$/i
/** Where a wish begins in the middle of a clause: nobody says these words to customers. */
const UNMISTAKABLE =
  /(?<=[\p{L}\d.!)] )(?:please |pls |and |but |so )?(?:keep it (?:short|brief|simple|light|professional|casual|fun|classy|under)|make it (?:short|funny|fun|warm|friendly|professional|sound|catchy|elegant|playful|punchy|sweet and|classy|snappy|upbeat|exciting|urgent)|no (?:emojis?|hashtags?)|(?:don['’]?t|do not|never) (?:mention|use (?:emojis?|hashtags?))|without (?:emojis?|hashtags?|mentioning)|(?:invite|encourage|remind|ask) (?:people|everyone|customers|them|folks|readers|followers|clients) to|(?:use|add|include) (?:a |some |the |few |a few )?(?:hashtags|emojis|picture of|photo of|pic of|image of)|in (?:a )?(?:warm|friendly|professional|funny|casual|formal|elegant|playful|fun) (?:tone|voice|way|style)|(?:oh |ah |also )?(?:and |but )?(?:please |pls )?(?:say|mention|point out|note|stress|add) that (?=(?:we|they|it|its|it['’]s|there|the|our|all|no|you|every|kids|dogs|free|parking)\b)|(?:tell|remind) (?:people|everyone|them|folks|ppl) (?:that )?(?=(?:we|it['’]?s|they|there)\b))/giu

/** "tone: warm" is one wish; after more words the content begins. */
const COLON = /:(?=\s)/g
const FEWEST_BEFORE_COLON = 4
const BORDER = /[.!?]["”»]?(?=\s|$)|[;\n()]|,(?=\s)| [-–—] |\p{Extended_Pictographic}\uFE0F?(?= )/gu

/** The clauses of the text; a wish that nobody says to customers opens one of its own. */
function clausesOf(text: string): Clause[] {
  const borders = new Set<number>([0, text.length])
  for (const { index, 0: sign } of text.matchAll(BORDER)) borders.add(index + sign.length)
  for (const { index } of text.matchAll(COLON)) {
    const clause = text.slice(Math.max(...[...borders].filter((border) => border <= index)), index)
    if (clause.trim().split(/\s+/).length >= FEWEST_BEFORE_COLON) borders.add(index + 1)
  }
  for (const { index } of text.matchAll(UNMISTAKABLE)) {
    // "Please use a picture of …" is one wish from its "please" on.
    const before = text.slice(Math.max(0, index - 40), index)
    if (!ONLY_LEAD_IN.test(before)) borders.add(index)
  }
  const places = [...borders].sort((one, other) => one - other)
  return places.slice(0, -1).map((start, place) => {
    const end = places[place + 1] ?? text.length
    return { start, end, words: text.slice(start, end) }
  })
}

const HELLO = /^\s?(?:hi|hey|hello|good morning|hiya)(?: there| team| guys)?[!,.\s]{0,3}$/i
const PLEASE_AT_END = /(?<=\S )(?:please|pls|plz)(?=[.!?\n]|$)/i
const LONGEST_REQUEST = 200
const THANKS =
  /^\s?(?:thanks|thx|thank you|thank u|ty|cheers|ta|many thanks|tia)(?: so much| a lot| x{1,3})?[!.\s]{0,4}$/i

/** "oh and say that it's cash only", "mention the free parking", "tell people we gift wrap": the rest is content. */
const ASKED_TO_SAY =
  /^\s?(?:(?:oh|ah|and|also|plus|but|ps|p\.s\.?|btw|by the way|please|pls|plz|just|maybe|can (?:you|u)|could (?:you|u)|you can|make sure (?:to|you|u)|be sure to|remember to|(?:don['’]?t|dont) forget to|we should|i want to|i['’]?d like to)[,:]? ){0,4}(?:(?:mention|point out|be clear|make (?:it )?clear|say|note|include|add|write|stress|emphasi[sz]e|highlight|put(?: in)?)(?: in there| too| as well)? that (?=[\p{L}\d])|(?:say|write|add|put)(?: in)? (?=(?:we|they|it['’]?s|its|there['’]?s|theres|it is|there is|there are)\b)|(?:tell|remind|let) (?:them|people|everyone|everybody|folks|ppl|customers|clients)(?: know)?(?: that)? (?=(?:we|they|it['’]?s|its|it|there['’]?s|theres|there|the|our|he|she|i|no|all|kids|dogs|walk-?ins|parking)\b)|mention (?!this|us\b|it\b|your|our (?:ad|name)|the (?:ad|code|post|offer)|code|that|when|["“]))/iu

const besideTones = wordSet('and but yet very a bit super not too quite rather')

/** Adjectives alone are a wish beside another: "elegant, max 40 words", "warm and friendly, invite people to book". */
function besideWishes(text: string, clauses: readonly Clause[], found: readonly Direction[]): Direction[] {
  const isWish = ({ start, end }: Clause): boolean =>
    found.some((wish) => wish.start >= start && wish.end <= end)
  return clauses.flatMap((clause, place): Direction[] => {
    const neighbors = [clauses[place - 1], clauses[place + 1]]
    if (isWish(clause) || !neighbors.some((neighbor) => neighbor && isWish(neighbor))) return []
    const words = clause.words.toLowerCase().match(/[\p{L}-]+/gu) ?? []
    const tone = words.map((word) => tones.get(word)).find((one) => one !== undefined)
    if (!tone || !words.every((word) => tones.has(word) || besideTones.has(word))) return []
    const start = clause.start + clause.words.length - clause.words.trimStart().length
    const end = clause.start + clause.words.trimEnd().length
    return [{ start, end, text: text.slice(start, end), wish: { type: 'tone', tone } }]
  })
}

/** What is asked of the writer. What is asked of the reader (book, bring, tell reception) is content. */
export function findDirections(text: string): Direction[] {
  const found: Direction[] = []
  const clauses = clausesOf(text)
  const request = requestEnd(text)
  for (const [index, { start, end, words }] of clauses.entries()) {
    const lead = words.length - words.trimStart().length
    const bare = words.slice(lead).replace(/(?<![\s.,;!()–—-])[\s.,;!()–—-]+$/, '')
    const content = bare.replace(LEAD_IN, '')
    const opensSentence = start === 0 || /[.!?\n;()]\s{0,2}$/.test(text.slice(Math.max(0, start - 3), start))
    const endsSentence = end === text.length || /[.!?\n;)]\s{0,2}$/.test(words)
    const isSentence = (opensSentence || index === clauses.length - 1) && endsSentence
    const place = { start: start + lead, end: start + words.trimEnd().length, text: words.trim() }
    const wishes = content ? wishesIn(content, isSentence) : []
    found.push(...wishes.map((wish) => ({ ...place, wish })))
    const asked = wishes.length === 0 ? ASKED_TO_SAY.exec(words) : null
    if (asked)
      found.push({ start, end: start + asked[0].length, text: asked[0].trim(), wish: { type: 'other' } })
  }
  found.push(...besideWishes(text, clauses, found), ...wishesInRequest(text, request))
  if (found.length > 0 || request > 0) found.push(...politeWords(text, clauses, request))
  return found
}

/** "Hi!" and "Thanks!" are said to the writer if anything is; so is the "please" that ends a request. */
function politeWords(text: string, clauses: readonly Clause[], request: number): Direction[] {
  const polite = (start: number, end: number): Direction => ({
    start,
    end,
    text: text.slice(start, end),
    wish: { type: 'other' },
  })
  const found = clauses.flatMap(({ start, words }, place) => {
    const lead = words.length - words.trimStart().length
    const isPolite = (place === 0 && HELLO.test(words)) || (place >= clauses.length - 2 && THANKS.test(words))
    return isPolite && words.trim() && start + lead >= request
      ? [polite(start + lead, start + words.trimEnd().length)]
      : []
  })
  const please = request > 0 ? PLEASE_AT_END.exec(text.slice(request, request + LONGEST_REQUEST)) : null
  if (please) found.push(polite(request + please.index, request + please.index + please[0].length))
  return found
}

/** "a short, funny post for …" */
function wishesInRequest(text: string, end: number): Direction[] {
  const request = text.slice(0, end)
  return [...request.matchAll(/[\p{L}é-]{3,20}/gu)].flatMap(({ index, 0: word }): Direction[] => {
    const lower = word.toLowerCase()
    const place = { start: index, end: index + word.length, text: word }
    const length = lengthIn(lower)
    if (length) return [{ ...place, wish: { type: 'length', length } }]
    const tone = tones.get(lower)
    if (tone) return [{ ...place, wish: { type: 'tone', tone } }]
    const name = findPlatformName(word)
    return name ? [{ ...place, wish: { type: 'platform', name } }] : []
  })
}
