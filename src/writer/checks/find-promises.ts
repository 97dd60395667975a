import type { Locale } from '#platform/locale.ts'
import { plainOf } from './find-facts.ts'
import type { ClaimTopic, Saying } from './saying.ts'
import { phrases, sayings } from './words/index.ts'

export type FoundSaying = { topic: ClaimTopic; text: string }

/** The words of a shop's data that make a promise on a topic true, in both languages. */
const grounds: Partial<Record<ClaimTopic, RegExp>> = {
  refund: /refund|money back|reembols|devol|reintegr/,
  replacement: /replac|exchang|swap|cambi|reempl|sustitu/,
  repair: /repair|fix|repar|arregl/,
  compensation: /on us\b|voucher|gift|vale|regal|compens|por cuenta de la casa|invita/,
  discount:
    /%|discount|\boff\b|descuent|rebaj|\d ?x ?\d|\bsale\b|offer|oferta|promo|cupon|coupon|half price|mitad de precio|\d for \d|buy one/,
  booking: /confirm|booked|reserved|reservad|apuntad/,
  stock:
    /stock|available|disponib|existencias|quedan|\bleft\b|plazas|places|spots|hueco|ya hay|ya tenemos|now have|arrived|are back|is back/,
  delivery: /deliver|ship|envi|entreg|reparto|repart|domicilio|llega|arriv/,
  opening: /open|clos|abr|cierr|cerr|abiert|hours|horario|back /,
  payment: /\bcards?\b|cash|tarjeta|efectivo|bizum|paypal|transfer|installment|plazos|pag|pay/,
  ready: /ready|list[oa]/,
  free: /\bfree\b|gratis|gratuit|sin cost|sin cargo|no charge|regal|complimentary|on the house|on us\b|cortesia|invita/,
}

const substances: readonly (readonly string[])[] = [
  ['gluten', 'celia'],
  ['nut', 'frutos secos', 'nuez', 'nueces', 'cacahuete'],
  ['lactos', 'dairy'],
  ['sugar', 'azucar'],
  ['egg', 'huevo'],
  ['ammonia', 'amoniaco'],
  ['vegan'],
  ['organic', 'ecologic'],
  ['alcohol'],
  ['soy', 'soja'],
  ['hypoallergenic', 'hipoalergenic'],
  ['safe', 'segur'],
  ['apt'],
  ['fragrance', 'paraben', 'preservativ', 'conservante', 'chemical', 'cruelty', 'halal', 'kosher', 'trazas'],
]

const SIGNIFICANT = 4

const hasAny = (text: string, stems: readonly string[]) => stems.some((stem) => text.includes(stem))

/** Whether the shop says the same of itself: by topic, by substance, or else in these very words. */
function isGrounded(topic: ClaimTopic, words: string, shop: string): boolean {
  if (shop.includes(words)) return true
  if (topic === 'ingredients')
    return substances.every((stems) => !hasAny(words, stems) || hasAny(shop, stems))
  const ground = grounds[topic]
  if (ground) return ground.test(shop)
  const stems = words.split(/[^a-z0-9]/).filter((word) => word.length >= SIGNIFICANT)
  return stems.length > 0 && stems.every((stem) => shop.includes(stem.slice(0, SIGNIFICANT)))
}

function findIn(sentence: string, { topic, says, unless }: Saying, hedge: RegExp): string | null {
  const match = says.exec(sentence)
  if (!match || unless?.test(sentence) || hedge.test(sentence.slice(0, match.index + match[0].length)))
    return null
  return (topic === 'free' || topic === 'ingredients') && isOpenQuestion(sentence) ? null : match[0]
}

const isOpenQuestion = (sentence: string) => sentence.endsWith('?')

export const sentencesOf = (lower: string): string[] =>
  Array.from(
    lower.matchAll(/[^!?\n.]{1,1000}(?:\.(?=[a-z0-9])[^!?\n.]{1,300}){0,20}[!?.]?/g),
    ([sentence]) => sentence,
  )

/** What a sentence says outright on these, it has to know from the shop: "We're open on Saturdays." */
const assertive: ReadonlySet<ClaimTopic> = new Set([
  'opening',
  'booking',
  'stock',
  'delivery',
  'ready',
  'repair',
])

/** The sentences, without accents and capitals, that state when or whether something is so. */
export const assertionsIn = (text: string, locale: Locale): string[] =>
  sentencesOf(plainOf(text).toLowerCase()).filter((sentence) =>
    sayings[locale].some(
      (saying) => assertive.has(saying.topic) && findIn(sentence, saying, phrases[locale].hedges) !== null,
    ),
  )

/** Promises and boasts that the shop's own data does not bear out. */
export function findUngroundedSayings(text: string, shop: string, locale: Locale): FoundSaying[] {
  const ground = plainOf(shop).toLowerCase()
  const found: FoundSaying[] = []
  for (const sentence of sentencesOf(plainOf(text).toLowerCase()))
    for (const saying of sayings[locale]) {
      const words = findIn(sentence, saying, phrases[locale].hedges)
      if (words !== null && !isGrounded(saying.topic, words, ground))
        found.push({ topic: saying.topic, text: words.trim() })
    }
  return found
}
