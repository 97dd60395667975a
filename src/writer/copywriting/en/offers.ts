import { countCodePoints } from '#platform/code-points.ts'
import type { OfferUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique } from '../sentence.ts'
import { whenPhrase } from './dates.ts'
import { limitWays } from './limits.ts'
import { mended, withLongDates } from './mend.ts'
import { money, pricePhrase } from './money.ts'
import { isPlural, lowered, withArticle } from './phrases.ts'

const HEADLINE = 40
const STARTS = /^(?:on|this|next|until|from|in|today|tomorrow|all|every)\b/
const ONLY = /\bonly\b/i
const NEWCOMER =
  /\b(?:new (?:clients?|customers?|members?|patients?|guests?)|first[- ](?:time|visit|timers?))\b/i

const HALF = /\bhalf[- ]price\b/i

const placed = (place: string | null) =>
  place === null
    ? ''
    : /^(?:in|at|on|near|next|by|from|outside|inside|online)\b/i.test(place)
      ? place
      : `at ${place}`

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
        : lowered(text)
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

/** Headlines that say what "25% off balayage" says. */
function otherHeadlines({ on, offer }: OfferUnit, state: string | null, { shop }: Scene): string[] {
  if (!on || !state) return []
  const at = shop === '' ? [] : [`${on} at ${shop}: ${state}`]
  return [`${on}: ${state}`, ...(offer ? [] : [`${on}, ${state}`]), ...at].filter(
    (text) => countCodePoints(text) <= 2 * HEADLINE,
  )
}

/** A limit that continues the phrase: "free delivery over €30". */
const CONTINUES =
  /^(?:over|above|under|on orders|when you|if you|with|for|on purchases|your first|on your first|when booked|booked)\b/i

/** "a free winter check", but "free coffee". */
const withFreeArticle = (whole: string): string => {
  const thing = /^free (.+)$/i.exec(whole)?.[1]
  if (thing === undefined) return whole
  const bare = withArticle(thing)
  return bare.length > thing.length && /^an? /.test(bare) ? `a ${whole}` : whole
}

/** Whether "at Mane & Co" may stand in it. */
const isHere = (said: string, place: string, { shop }: Scene): boolean =>
  shop !== '' && place === '' && !/\b(?:at|when|if)\b|^no /.test(said)

/** Whole sentences about the offer, without its limits. */
function tell(unit: OfferUnit, scene: Scene, { whole, state, isPrice }: Core, when: string): string[] {
  const { on } = unit
  const place = placed(unit.place)
  const bare = when.replace(/^on /, '')
  const said = (text: string) => joined([text, place, when])
  const here = (text: string) =>
    isHere(`${whole} ${when}`, place, scene) ? joined([text, `at ${scene.shop}`, when]) : ''
  const be = on && isPlural(on) ? 'are' : 'is'
  const isOpen = on !== null && !/^(?:all|any|every|our|the|your|first)\b/i.test(on)
  const isGiven = !isPrice && (state !== null || /^free /.test(whole))
  const given = withFreeArticle(whole)
  const name = on ? on.replace(/^first (?=\p{L})/iu, 'your first ') : ''
  const are = state && on ? `${name} ${be} ${state}` : ''
  return [
    said(whole),
    are === '' ? '' : said(are),
    here(whole),
    when === '' ? '' : `${bare}: ${joined([whole, place])}`,
    isGiven && !/^(?:get|buy|half|save)\b|\bfor (?:everyone|all)\b/i.test(whole) ? said(`get ${given}`) : '',
    are === '' || when === '' || place !== '' ? '' : `${when}, ${lowered(are)}`,
    are === '' ? '' : here(are),
    isGiven ? said(`we're offering ${given}`) : '',
    are === '' || !isOpen ? '' : `${name}: ${joined([joined([state, place]), bare], ', ')}`,
  ].filter((text) => text !== '')
}

export function sayOffer(unit: OfferUnit, scene: Scene): Sayings {
  const { on } = unit
  const typed = unit.limits.map((limit) => withLongDates(mended(limit), scene))
  const limits = typed.filter((words) => !CONTINUES.test(words))
  const attached = typed.filter((words) => CONTINUES.test(words)).map(lowered)
  const core = coreOf(unit, scene)
  const { isPrice } = core
  const whole = joined([core.whole, ...attached])
  const state = core.state && joined([core.state, ...attached])
  const place = placed(unit.place)
  const isOnly = ONLY.test(unit.words) && !ONLY.test(limits.join(' '))
  const when = whenPhrase(unit.when, scene, 'long', { isOnly, words: unit.words })
  const whenShort = whenPhrase(unit.when, scene, 'short', { isOnly, words: unit.words })
  const limit = limits.map(lowered).join(', ')
  const after = limitWays(limits, scene)
  const at = (text: string) => joined([text, place, when])
  const isForNewcomers = limits.some((words) => NEWCOMER.test(words))
  const told = tell(unit, scene, { whole, state, isPrice }, when)
  const full = [
    sentence(joined([at(whole), limit], ', ')),
    ...[
      isForNewcomers && state && on && !/^(?:all|any|every|our|the|your)\b/i.test(on) && !isPlural(on)
        ? `New here? ${sentence(`your first ${lowered(on)} is ${at(state)}`)}`
        : '',
      isForNewcomers ? `First time with us? ${sentence(at(whole))}` : '',
      ...told.map(sentence),
    ]
      .filter((text) => text !== '')
      .map((text, way) => joined([text, after[way % after.length] ?? ''])),
  ]
  const tail = limit === '' ? '' : ` (${limit})`
  const short = [
    sentence(`${joined([joined([whole, place]), whenShort], STARTS.test(whenShort) ? ' ' : ', ')}${tail}`),
    whenShort === '' ? '' : sentence(`${whenShort}: ${joined([whole, place])}${tail}`),
    state && on ? sentence(`${on}: ${joined([state, place, whenShort, limit], ', ')}`) : '',
    isHere(`${whole} ${whenShort}`, place, scene)
      ? sentence(
          `${joined([`${whole} at ${scene.shop}`, whenShort], STARTS.test(whenShort) ? ' ' : ', ')}${tail}`,
        )
      : '',
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
