import { countCodePoints } from '#platform/code-points.ts'
import type { OfferUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique } from '../sentence.ts'
import { whenPhrase } from './dates.ts'
import { money, pricePhrase } from './money.ts'
import { isPlural, lowered } from './phrases.ts'

const HEADLINE = 40
const STARTS = /^(?:on|this|next|until|from|in|today|tomorrow|all|every)\b/
const ONLY = /\bonly\b/i
const NEWCOMER =
  /\b(?:new (?:clients?|customers?|members?|patients?|guests?)|first[- ](?:time|visit|timers?))\b/i

const HALF = /\bhalf[- ]price\b/i

const placed = (place: string | null) =>
  place === null
    ? ''
    : /^(?:in|at|on|near|next|by|from|outside|inside)\b/i.test(place)
      ? place
      : `at ${place}`

/** The reduction without what is reduced: "25% off". */
function reduction({ offer }: OfferUnit, scene: Scene): string | null {
  if (!offer) return null
  const { value, text } = offer
  switch (value.form) {
    case 'percent':
      return HALF.test(text) ? 'half price' : `${value.percent}% off`
    case 'amount_off':
      return `${money(value.money, scene)} off`
    case 'multibuy':
      return /^\d/.test(text) || !/\b(?:buy|get|free)\b/i.test(text)
        ? `${value.get} for ${value.pay}`
        : lowered(text)
    default:
      return null
  }
}

/** What may follow "is" or stand after a colon, and the whole as a noun phrase. */
function coreOf(unit: OfferUnit, scene: Scene): { whole: string; state: string | null; isPrice: boolean } {
  const { offer, price, on } = unit
  const off = reduction(unit, scene)
  if (off && offer) {
    const isMultibuy = offer.value.form === 'multibuy'
    const isHalf = off === 'half price'
    const name = on ? lowered(on) : ''
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

/** Headlines that say what "25% off balayage" says. */
function otherHeadlines({ on, offer }: OfferUnit, state: string | null, { shop }: Scene): string[] {
  if (!on || !state) return []
  const at = shop === '' ? [] : [`${on} at ${shop}: ${state}`]
  return [`${on}: ${state}`, ...(offer ? [] : [`${on}, ${state}`]), ...at].filter(
    (text) => countCodePoints(text) <= 2 * HEADLINE,
  )
}

/** A limit that continues the phrase: "free delivery over €30". */
const CONTINUES = /^(?:over|above|under|on orders|when you|if you|with any|with every|for|on purchases)\b/i

export function sayOffer(unit: OfferUnit, scene: Scene): Sayings {
  const { on } = unit
  const limits = unit.limits.filter((words) => !CONTINUES.test(words))
  const attached = unit.limits.filter((words) => CONTINUES.test(words)).map(lowered)
  const core = coreOf(unit, scene)
  const { isPrice } = core
  const whole = joined([core.whole, ...attached])
  const state = core.state && joined([core.state, ...attached])
  const place = placed(unit.place)
  const isOnly = ONLY.test(unit.words) && !ONLY.test(limits.join(' '))
  const when = whenPhrase(unit.when, scene, 'long', isOnly)
  const whenShort = whenPhrase(unit.when, scene, 'short', isOnly)
  const limit = limits.map(lowered).join(', ')
  const after = limits.length > 0 ? ` ${limits.map(sentence).join(' ')}` : ''
  const bare = when.replace(/^on /, '')
  const at = (text: string) => joined([text, place, when])
  const be = on && isPlural(on) ? 'are' : 'is'
  const isForNewcomers = limits.some((words) => NEWCOMER.test(words))
  const full = [
    sentence(joined([at(whole), limit], ', ')),
    state && on ? `${sentence(`${on} ${be} ${at(state)}`)}${after}` : '',
    isForNewcomers && state && on && !/^(?:all|any|every|our|the|your)\b/i.test(on) && !isPlural(on)
      ? `New here? ${sentence(`your first ${lowered(on)} is ${at(state)}`)}${after}`
      : '',
    isForNewcomers ? `First time with us? ${sentence(at(whole))}${after}` : '',
    when !== '' ? `${sentence(`${bare}: ${joined([whole, place])}`)}${after}` : '',
    isPrice || !(state !== null || /^free /.test(whole))
      ? ''
      : `${sentence(`we're offering ${at(whole)}`)}${after}`,
    state && on ? `${sentence(`${on}: ${joined([joined([state, place]), bare], ', ')}`)}${after}` : '',
    `${sentence(at(whole))}${after}`,
  ]
  const tail = limit === '' ? '' : ` (${limit})`
  const short = [
    sentence(`${joined([joined([whole, place]), whenShort], STARTS.test(whenShort) ? ' ' : ', ')}${tail}`),
    whenShort === '' ? '' : sentence(`${whenShort}: ${joined([whole, place])}${tail}`),
    state && on ? sentence(`${on}: ${joined([state, place, whenShort, limit], ', ')}`) : '',
  ]
  const cap = (text: string) => sentence(text).replace(/\.$/, '')
  const headlines = unique([cap(whole), reduction(unit, scene) ?? '', on && isPrice ? cap(on) : '']).sort(
    (a, b) => Number(countCodePoints(a) > HEADLINE) - Number(countCodePoints(b) > HEADLINE),
  )
  return {
    full: unique(full),
    short: unique(short),
    headlines,
    otherHeadlines: otherHeadlines(unit, state, scene).map(cap),
    lines: unique([
      joined([joined([whenShort]), place, ...limits.map(lowered)], ' · '),
      joined([whenShort, ...limits.map(lowered)], ' · '),
      joined(limits.map(lowered), ' · '),
    ]).map(cap),
  }
}
