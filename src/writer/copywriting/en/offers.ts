import { countCodePoints } from '#platform/code-points.ts'
import type { OfferUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique } from '../sentence.ts'
import { whenPhrase } from './dates.ts'
import { fragmentWays } from './fragments.ts'
import { limitWays } from './limits.ts'
import { mended, withCapitals, withLongDates } from './mend.ts'
import { money, pricePhrase } from './money.ts'
import { isPlural, lowered, withFreeArticle } from './phrases.ts'
import { placed } from './placed.ts'

const HEADLINE = 64
const STARTS = /^(?:on|this|next|until|from|in|today|tomorrow|all|every)\b/
const ONLY = /\bonly\b/i
const NEWCOMER =
  /\b(?:new (?:clients?|customers?|members?|patients?|guests?)|first[- ](?:time|visit|timers?))\b/i

const HALF = /\bhalf[- ]price\b/i

/** "up to", "an extra": without it, more would be promised. */
const bounds = (text: string): string => {
  const said = /\b(up to|(?:an )?extra|another)\b/i.exec(text)?.[1]?.toLowerCase()
  return said === undefined ? '' : `${said === 'extra' ? 'an extra' : said} `
}
/** "30-50%" is "30–50". */
const range = (text: string): string | null => {
  const [, from, to] = /(\d{1,2}) ?[-–] ?(\d{1,2}) ?%/.exec(text) ?? []
  return from && to ? `${from}–${to}` : null
}

/** Without what is bought: "all houseplants buy 2 get 1 free". */
const BUY_AND_GET = /\bbuy (?:one|two|three|\d{1,2}),? (?:and )?get (?:one|two|three|\d{1,2})(?: free)?\b/i

/** The reduction without what is reduced: "25% off". */
function reduction({ offer }: OfferUnit, scene: Scene): string | null {
  if (!offer) return null
  const { value, text } = offer
  switch (value.form) {
    case 'percent':
      return HALF.test(text) ? 'half price' : `${bounds(text)}${range(text) ?? value.percent}% off`
    case 'amount_off':
      return `${bounds(text)}${money(value.money, scene)} off`
    case 'multibuy':
      return /^\d/.test(text) || !/\b(?:buy|get|free)\b/i.test(text)
        ? `${value.get} for ${value.pay}`
        : lowered(BUY_AND_GET.exec(text)?.[0] ?? text)
    default:
      return null
  }
}

type Core = { whole: string; state: string | null; isPrice: boolean }

/** What may follow "is" or stand after a colon, and the whole as a noun phrase. */
function coreOf(unit: OfferUnit, scene: Scene): Core {
  const { offer, price, on } = unit
  const off = reduction(unit, scene)
  if (off && offer) {
    const isMultibuy = offer.value.form === 'multibuy'
    const isHalf = off === 'half price'
    const name = on ? lowered(on).replace(/^first (?=\p{L})/u, 'your first ') : ''
    const whole = !on
      ? off
      : isMultibuy
        ? `${off} on ${name}`
        : isHalf
          ? `half-price ${name.replace(/^(?:all|the) /, '')}`
          : `${off} ${name}`
    const now = price ? ` (${pricePhrase(price, scene)})` : ''
    return { whole: `${whole}${now}`, state: on ? `${off}${now}` : null, isPrice: false }
  }
  if (offer)
    return {
      whole: joined([lowered(offer.text), price && `for ${pricePhrase(price, scene)}`]),
      state: null,
      isPrice: false,
    }
  if (price) {
    const figure = pricePhrase(price, scene)
    const was = price.value.before ? ` instead of ${money(price.value.before, scene)}` : ''
    const glue = price.value.form === 'from' ? ' ' : ' for '
    return {
      whole: on ? `${lowered(on)}${glue}${figure}${was}` : `${figure}${was}`,
      state: on ? `${figure}${was}` : null,
      isPrice: true,
    }
  }
  return { whole: lowered(unit.words), state: null, isPrice: false }
}

/** A limit that continues the phrase: "free delivery over €30". */
const CONTINUES =
  /^(?:over|above|under|on orders|when you|if you|with|for|on purchases|your first|on your first|when booked|booked)\b/i

/** What is there for everybody: nobody "gets" it. */
const THERE = /^free (?:parking|entry|admission|entrance|wi-?fi)\b/

/** Whether "at Mane & Co" may stand in it. */
const isHere = (said: string, place: string, { shop }: Scene): boolean =>
  shop !== '' && place === '' && !/\b(?:at|when|if)\b|^no /.test(said)

/** Whether the reader "gets" it, as one gets 25% off. */
const isGift = ({ whole, state, isPrice }: Core): boolean =>
  !isPrice && (state !== null || /^free /.test(whole)) && !THERE.test(whole)
const canGet = (core: Core): boolean =>
  isGift(core) && !/^(?:get|buy|half|save)\b|\bfor (?:everyone|all)\b/i.test(core.whole)

/** Headlines that say what "25% off balayage" says. */
function otherHeadlines({ on, offer, place }: OfferUnit, core: Core, scene: Scene): string[] {
  const { whole, state } = core
  const isOurs = isHere(whole, placed(place), scene)
  return [
    canGet(core) ? `get ${withFreeArticle(whole)}` : '',
    isOurs ? `${whole} at ${scene.shop}` : '',
    on && state ? `${on}: ${state}` : '',
    on && state && !offer ? `${on}, ${state}` : '',
    on && state && isOurs ? `${on} at ${scene.shop}: ${state}` : '',
  ].filter((text) => text !== '' && countCodePoints(text) <= HEADLINE)
}

/** Whole sentences about the offer, without its limits. */
function tell(unit: OfferUnit, scene: Scene, core: Core, when: string): string[] {
  const { on } = unit
  const { whole, state } = core
  const place = placed(unit.place)
  const bare = when.replace(/^on /, '')
  const said = (text: string) => joined([text, place, when])
  const here = (text: string) =>
    isHere(`${whole} ${when}`, place, scene) ? joined([text, `at ${scene.shop}`, when]) : ''
  const be = on && isPlural(on) ? 'are' : 'is'
  const isOpen = on !== null && !/^(?:all|any|every|our|the|your|first)\b/i.test(on)
  const given = withFreeArticle(whole)
  const name = on ? on.replace(/^first (?=\p{L})/iu, 'your first ') : ''
  const are = state && on ? `${name} ${be} ${state}` : ''
  return [
    said(whole),
    are === '' ? '' : said(are),
    here(whole),
    when === '' ? '' : `${bare}: ${joined([whole, place])}`,
    canGet(core) ? said(`get ${given}`) : '',
    are === '' || when === '' || place !== '' ? '' : `${when}, ${lowered(are)}`,
    are === '' ? '' : here(are),
    isGift(core) ? said(`we're offering ${given}`) : '',
    THERE.test(whole) ? said(`there's ${whole}`) : '',
    are === '' || !isOpen ? '' : `${name}: ${joined([joined([state, place]), bare], ', ')}`,
  ].filter((text) => text !== '')
}

/** The same in short posts, with its limits in brackets. */
function shortOffers(unit: OfferUnit, scene: Scene, core: Core, when: string, limit: string): string[] {
  const { on } = unit
  const { whole, state } = core
  const place = placed(unit.place)
  const tail = limit === '' ? '' : ` (${limit})`
  const dated = (text: string) =>
    sentence(`${joined([joined([text, place]), when], STARTS.test(when) ? ' ' : ', ')}${tail}`)
  const be = on && isPlural(on) ? 'are' : 'is'
  return [
    dated(whole),
    when === '' ? '' : sentence(`${when}: ${joined([whole, place])}${tail}`),
    state && on ? sentence(`${on}: ${joined([state, place, when, limit], ', ')}`) : '',
    isHere(`${whole} ${when}`, place, scene) ? dated(`${whole} at ${scene.shop}`) : '',
    canGet(core) ? dated(`get ${withFreeArticle(whole)}`) : '',
    state && on && !/^first\b/i.test(on) ? dated(`${on} ${be} ${state}`) : '',
  ]
}

/** Date and limit on lines of their own, the limit in its other ways. */
const limitLines = (when: string, limits: readonly string[]): string[] =>
  limits
    .filter((limit) => !/[.!?] /.test(limit))
    .map((limit) => joined([when, limit.replace(/\.$/, '')], '\n'))

/** Names of feasts with their capital. */
const capitalizedOffer = (unit: OfferUnit): OfferUnit => ({
  ...unit,
  on: unit.on && withCapitals(unit.on),
  offer: unit.offer && { ...unit.offer, text: withCapitals(mended(unit.offer.text)) },
  limits: unit.limits.map(withCapitals),
})

export function sayOffer(typedUnit: OfferUnit, scene: Scene): Sayings {
  const unit = capitalizedOffer(typedUnit)
  const { on } = unit
  const typed = unit.limits.map((limit) => withLongDates(mended(limit), scene))
  const limits = typed.filter((words) => !CONTINUES.test(words))
  const attached = typed.filter((words) => CONTINUES.test(words)).map(lowered)
  const bare = coreOf(unit, scene)
  const { isPrice } = bare
  const whole = joined([bare.whole, ...attached])
  const state = bare.state && joined([bare.state, ...attached])
  const core = { whole, state, isPrice }
  const place = placed(unit.place)
  const isOnly = ONLY.test(unit.words) && !ONLY.test(limits.join(' '))
  const when = whenPhrase(unit.when, scene, 'long', { isOnly, words: unit.words })
  const whenShort = whenPhrase(unit.when, scene, 'short', { isOnly, words: unit.words })
  const limit = limits.map(lowered).join(', ')
  const after = limitWays(limits, scene)
  const at = (text: string) => joined([text, place, when])
  const isForNewcomers = limits.some((words) => NEWCOMER.test(words))
  const told = tell(unit, scene, core, when)
  const full = [
    sentence(joined([at(whole), limit], ', ')),
    ...[
      isForNewcomers && state && on && !/^(?:all|any|every|our|the|your)\b/i.test(on) && !isPlural(on)
        ? `New here? ${sentence(`your first ${lowered(on)} is ${at(state)}`)}`
        : '',
      isForNewcomers ? `First time with us? ${sentence(at(whole))}` : '',
      ...told.map(sentence),
      // "kids under 5 free" has a rule of its own.
      ...(state === null ? fragmentWays(at(whole), scene).map(sentence) : []),
    ]
      .filter((text) => text !== '')
      .map((text, way) => joined([text, after[way % after.length] ?? ''])),
  ]
  const short = shortOffers(unit, scene, core, whenShort, limit)
  const cap = (text: string) => sentence(text).replace(/\.$/, '')
  // Too long for a headline, a condition goes to the line below it.
  const isLong = attached.length > 0 && countCodePoints(whole) > HEADLINE
  const below = isLong ? [...attached, ...limits.map(lowered)] : limits.map(lowered)
  const headlines = unique([
    cap(isLong ? bare.whole : whole),
    reduction(unit, scene) ?? '',
    on && isPrice ? cap(on) : '',
  ]).sort((a, b) => Number(countCodePoints(a) > HEADLINE) - Number(countCodePoints(b) > HEADLINE))
  return {
    full: unique(full),
    short: unique(short),
    headlines,
    otherHeadlines: otherHeadlines(unit, core, scene).map(cap),
    lines: unique([
      joined([whenShort, place, ...below], ' · '),
      joined([whenShort, ...below], ' · '),
      joined(below, ' · '),
    ]).map(cap),
    otherLines:
      below.length === 1 && !isLong ? limitLines(joined([whenShort, place], ' · '), after).map(cap) : [],
  }
}
