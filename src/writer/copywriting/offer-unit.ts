import type { SlotType } from '../reading/brief-reading.ts'
import type { OfferUnit, OfferValue, PriceValue, Said } from './facts.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import { placeSaid } from './place-said.ts'
import { first, saidIn, type Told } from './told-statement.ts'
import { whenOf } from './when.ts'

export const limitTypes: ReadonlySet<SlotType> = new Set(['condition', 'quantity', 'audience'])

/** Whether the reduction or price is what the statement begins with; "students get 10% off" is best left as it is. */
export function isOfferFirst({ slots }: Told): boolean {
  const audience = slots.findIndex(({ value }) => value.type === 'audience')
  const offer = slots.findIndex(({ value }) => value.type === 'offer' || value.type === 'price')
  return offer >= 0 && (audience < 0 || offer < audience)
}

/** Words of both languages that say how many are paid for. */
const MULTIBUY_WORDS = new Set(
  'for the price of buy get one two three free pay only off all any per por al precio de el la los las lleva llevate llevas llevando paga pagas y compra uno una dos tres gratis otro otra en on and bogo'.split(
    ' ',
  ),
)

/** "3 months for the price of 2" is more than "3 for 2". */
function countsThings(text: string, on: string | null): boolean {
  const rest = text.toLowerCase().replace((on ?? '').toLowerCase(), ' ')
  const words =
    rest
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{3,30}/gu) ?? []
  return words.some((word) => !MULTIBUY_WORDS.has(word))
}

/** The reduction or price with all that limits it, if its slots say everything. */
export function offerOf(told: readonly Told[], grammar: Grammar, scene: Scene): OfferUnit | null {
  const slots = told.flatMap((one) => one.slots)
  const offers = slots.filter(({ value }) => value.type === 'offer')
  const prices = slots.filter(({ value }) => value.type === 'price')
  const products = slots.filter(({ value }) => value.type === 'product')
  const places = slots.filter(({ value }) => value.type === 'place')
  if (offers.length > 1 || prices.length > 1 || products.length > 1 || places.length > 1) return null
  const [offer, price, product] = [first(slots, 'offer'), first(slots, 'price'), first(slots, 'product')]
  const offerValue = offer?.value.type === 'offer' ? offer.value : null
  const priceValue = price?.value.type === 'price' ? price.value : null
  const on =
    [offerValue && 'on' in offerValue ? offerValue.on : null, priceValue?.on, product?.text].find(
      (name) => name && /\p{L}/u.test(name),
    ) ?? null
  // "champagne and 15% off": the reduction is of something else.
  if (on && /\s(?:and|or|&|y|e|o)$/i.test(on)) return null
  if (product && on && !on.toLowerCase().includes(product.text.toLowerCase())) return null
  if (offer && offerValue?.form === 'multibuy' && countsThings(offer.text, on)) return null
  // A price alone does not tell what it is the price of.
  if (!offer && !on) return null
  return {
    type: 'offer',
    offer: offer && offerValue ? ({ value: offerValue, text: offer.text } satisfies Said<OfferValue>) : null,
    price: price && priceValue ? ({ value: priceValue, text: price.text } satisfies Said<PriceValue>) : null,
    on,
    when: whenOf(slots),
    limits: slots.filter(({ value }) => limitTypes.has(value.type)).map(({ text }) => text),
    place: placeSaid(told.flatMap(({ pieces }) => pieces)) ?? places[0]?.text ?? null,
    ...saidIn(told, grammar, scene),
  }
}
