import { countCodePoints } from '#platform/code-points.ts'
import { polish } from '../../reading/es/polish.ts'
import type { OfferUnit, When } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique } from '../sentence.ts'
import { addressed } from './address.ts'
import { datePhrase, whenPhrase } from './dates.ts'
import { atPrice, money, pricePhrase } from './money.ts'
import { named } from './named.ts'
import { folded, isNounPhrase, lowered, quoted, titled } from './phrases.ts'
import { placed } from './placed.ts'
import { reworded } from './rewordings.ts'
import { infinitiveOf } from './voseo.ts'

const HEADLINE = 40
const NEWCOMER =
  /(?<!\p{L})(?:nuev[oa]s? (?:clientes?|clientas?|pacientes?|alumn[oa]s?|soci[oa]s?)|(?:clientes?|clientas?|pacientes?|alumn[oa]s?|soci[oa]s?) nuev[oa]s?|primera (?:visita|vez))(?!\p{L})/iu
/** Limits that belong to what is offered: "para pacientes nuevos". */
const BOUND = /^(?:si|para|con|en|por|a partir de|arriba de|desde|al|bajo) /i
/** Limits that end the sentence: "pagando en efectivo". */
const MANNER = /^\p{L}{2,20}[aie]ndo(?:lo|la|los|las)? /iu

/** The end of an offer that is no date: "hasta agotar existencias". */
const STOCK = /^(?:o )?(?:hasta )?(?:agotar|fin de|que se (?:agot|acab|termin)|acabar)/i

const SOON = /^(?:solo )?(?:hoy|mañana|esta (?:tarde|noche|mañana))(?:, \p{L}{5,9})?$/u

/** What the offer is, in the forms that sentences need. */
type Core = {
  /** "25 % de descuento en mechas". */
  whole: string
  /** "25 % menos", to stand after a colon; null if the whole cannot be parted. */
  state: string | null
  /** "con un 25 % menos", to stand after what is reduced. */
  after: string | null
  /** "un 25 % de descuento en mechas", after "tienes"; null where that would be odd. */
  object: string | null
  /** More ways to say the whole. */
  others: readonly string[]
  headlines: readonly string[]
}

/** As the owner writes it, "25%" or "25 %". */
const percentText = (percent: number, text: string) => (/\d%/.test(text) ? `${percent}%` : `${percent} %`)

const plainCore = (whole: string): Core => ({
  whole,
  state: null,
  after: null,
  object: null,
  others: [],
  headlines: [whole],
})

function reducedCore({ offer, on }: OfferUnit, scene: Scene): Core | null {
  if (!offer) return null
  const { value } = offer
  const typed = quoted(offer.text)
  const thing = on === null ? '' : ` en ${lowered(on)}`
  const isUpTo = /(?<!\p{L})hasta (?:un |el )?[-–]?\$?\d/iu.test(typed)
  const upTo = isUpTo ? 'hasta ' : ''
  switch (value.form) {
    case 'percent': {
      // "a mitad de precio", "la segunda al 50%" and "todo al 50%" say it better than a figure.
      if (!/\d/.test(typed) || /(?<!\p{L})(?:al|segund[oa]|2ª) /iu.test(typed))
        return plainCore(lowered(typed))
      const figure = percentText(value.percent, typed)
      return {
        whole: `${upTo}${isUpTo ? 'un ' : ''}${figure} de descuento${thing}`,
        state: on ? `${upTo}${figure} de descuento` : null,
        after: on ? `con ${upTo}un ${figure} menos` : null,
        object: `${upTo}un ${figure} de descuento${thing}`,
        others: on ? [`${upTo}${isUpTo ? 'un ' : ''}${figure} menos${thing}`] : [],
        headlines: [
          `${upTo}${figure} de descuento${thing}`,
          `${upTo}${figure}${thing}`,
          `${upTo}${figure} de descuento`,
        ],
      }
    }
    case 'amount_off': {
      const figure = money(value.money, scene)
      return {
        whole: `${upTo}${figure} de descuento${thing}`,
        state: on ? `${upTo}${figure} menos` : null,
        after: on ? `con ${upTo}${figure} de descuento` : null,
        object: `${upTo}${figure} de descuento${thing}`,
        others: on ? [`${upTo}${figure} menos${thing}`] : [],
        headlines: [
          `${upTo}${figure} de descuento${thing}`,
          `${upTo}${figure} menos${thing}`,
          `${upTo}${figure} menos`,
        ],
      }
    }
    case 'multibuy': {
      const figure = `${value.get}x${value.pay}`
      const isSaid = /pag/i.test(typed)
      return {
        whole: isSaid ? lowered(typed) : `${figure}${thing}`,
        state: on ? figure : null,
        after: on ? `al ${figure}` : null,
        object: `${figure}${thing}`,
        others: isSaid ? [`${figure}${thing}`] : [],
        headlines: [`${figure}${thing}`, figure],
      }
    }
    default:
      return plainCore(lowered(typed))
  }
}

function priceCore({ price, on }: OfferUnit, scene: Scene): Core | null {
  if (!price || on === null) return null
  const figure = pricePhrase(price, scene)
  const at = atPrice(price, scene)
  const { before, form, upTo } = price.value
  const old = before ? money(before, scene) : null
  const was = old ? ` (antes ${old})` : ''
  const thing = lowered(quoted(on))
  return {
    whole: `${thing} ${at}${was}`,
    state: `${figure}${was}`,
    after: `${at}${was}`,
    object: null,
    others: [
      old ? `${thing} ${at} en vez de ${old}` : '',
      old && form === 'is' && !upTo ? `${thing}: antes ${old}, ahora ${figure}` : '',
    ].filter((text) => text !== ''),
    headlines: [`${thing} ${at}`, `${thing}: ${figure}`, thing],
  }
}

function coreOf(unit: OfferUnit, scene: Scene): Core {
  const reduced = reducedCore(unit, scene)
  if (!reduced) return priceCore(unit, scene) ?? plainCore(lowered(unit.words))
  if (!unit.price) return reduced
  const { before } = unit.price.value
  const old = before ? ` (antes ${money(before, scene)})` : ''
  const now = `, ${atPrice(unit.price, scene)}${old}`
  const add = (text: string | null) => (text === null ? null : `${text}${now}`)
  return {
    ...reduced,
    whole: `${reduced.whole}${now}`,
    state: add(reduced.state),
    after: add(reduced.after),
    object: add(reduced.object),
    others: reduced.others.map((text) => `${text}${now}`),
  }
}

/** "solo esta semana", "para el día de la madre": the word before a date belongs to it. */
function withOnly(unit: OfferUnit, scene: Scene): When {
  const said = unit.words.toLowerCase()
  const dates = unit.when.dates.map((date) => {
    const typed = folded(date.text)
    const lead = ['solo', 'para'].find(
      (word) =>
        said.includes(`${word} ${datePhrase(date, scene, 'long')}`) ||
        folded(said).includes(`${word} ${typed}`),
    )
    return lead === undefined ? date : { ...date, text: `${lead} ${date.text}` }
  })
  return { ...unit.when, dates }
}

/** "Si traes tu bote, te descontamos" a reduction that is told already. */
const GIVEN = /,? (?:te|os|les|le) (?:descontamos|hacemos|damos|rebajamos)$/iu

/** The parts with the mistakes mended that are mended in its words. */
const mendedUnit = (unit: OfferUnit): OfferUnit => ({
  ...unit,
  on: unit.on === null ? null : polish(unit.on),
  offer: unit.offer && { ...unit.offer, text: polish(unit.offer.text) },
  limits: unit.limits.map((limit) => polish(limit).replace(GIVEN, '')),
  place: unit.place === null ? null : polish(unit.place),
})

/** Two things that have no words for their connection stay in the owner's sentence. */
const areApart = ({ offer, price }: OfferUnit) =>
  offer !== null &&
  price !== null &&
  (price.value.on !== null || offer.value.form === 'free' || offer.value.form === 'other')

/** "Aparta la tuya con $200" has no thing and no price. */
const asksFirst = ({ on, offer }: OfferUnit) =>
  offer === null &&
  on !== null &&
  infinitiveOf(on.split(' ')[0]?.toLowerCase() ?? '') !== null &&
  !isNounPhrase(on)

function asTyped({ words, shortWords }: OfferUnit): Sayings {
  const short = quoted(shortWords)
  const end = short.search(/, |\. /)
  const [title, rest] = end < 0 ? [short, ''] : [short.slice(0, end), short.slice(end + 2)]
  return {
    full: [sentence(quoted(words))],
    short: [sentence(short)],
    headlines: countCodePoints(title) <= 2 * HEADLINE ? [titled(title)] : [],
    lines: rest === '' ? [] : [titled(rest)],
  }
}

/** Headlines that say what "25 % de descuento en mechas" says. */
function otherHeadlines(on: string | null, { state, after }: Core, { shop }: Scene): string[] {
  if (on === null || state === null) return []
  const named = shop === '' ? '' : `${quoted(on)} en ${shop}: ${state}`
  return [`${quoted(on)}: ${state}`, after ? `${quoted(on)} ${after}` : '', named]
    .filter((text) => text !== '' && countCodePoints(text) <= 2 * HEADLINE)
    .map(titled)
}

const withShop = (ways: readonly string[], scene: Scene): string[] => [
  ...ways,
  ...ways
    .slice(0, 3)
    .flatMap((way) => named(way, scene))
    // The offer may stand in the middle of a text.
    .filter((way) => !way.startsWith(`${scene.shop}:`))
    .slice(0, 3),
]

export function sayOffer(typed: OfferUnit, scene: Scene): Sayings {
  if (areApart(typed) || asksFirst(typed)) return asTyped(typed)
  const unit = mendedUnit(typed)
  const { on } = unit
  const core = coreOf(unit, scene)
  const place = placed(unit.place)
  const unitWhen = withOnly(unit, scene)
  const all = unit.limits.map((limit) => lowered(quoted(limit)))
  const stock = all.find((limit) => STOCK.test(limit)) ?? ''
  const hasEnd = unit.when.dates.some(({ value }) => value.form === 'until')
  const end = hasEnd && stock !== '' && !stock.startsWith('o ') ? `o ${stock}` : stock
  const when = joined([whenPhrase(unitWhen, scene, 'long'), end])
  const whenShort = joined([whenPhrase(unitWhen, scene, 'short'), end])
  const limits = all.filter((limit) => limit !== stock)
  const bound = limits.filter((limit) => BOUND.test(limit)).join(' ')
  const manner = limits.filter((limit) => MANNER.test(limit)).join(' y ')
  const apart = limits.filter((limit) => !BOUND.test(limit) && !MANNER.test(limit))
  const inside = apart.join(', ')
  const eachAfter = apart.map((limit) => ` ${sentence(limit)}`).join('')
  const after = apart.length === 2 ? ` ${sentence(inside)}` : eachAfter
  // "A $18.000 la docena hoy" reads worse than "hoy, … a $18.000 la docena".
  const isSoon = SOON.test(when)
  const at = (text: string) =>
    isSoon
      ? joined([`${when}, ${joined([lowered(text), bound, place])}`, manner], ', ')
      : joined([joined([text, bound, place, when]), manner], ', ')
  const last = (text: string) => joined([joined([text, bound, place, when]), manner], ', ')
  const isForNewcomers = all.some((limit) => NEWCOMER.test(limit)) && !scene.isSerious
  const [other, another] = core.others
  const full = [
    apart.length < 3 ? sentence(joined([at(core.whole), inside], ', ')) : '',
    core.after && on ? `${sentence(at(`${quoted(on)} ${core.after}`))}${eachAfter}` : '',
    isForNewcomers && core.object
      ? `${sentence(addressed(`¿Es tu primera vez? Tienes ${last(core.object)}`, scene))}${after}`
      : '',
    when !== ''
      ? `${sentence(`${when}, ${joined([joined([core.whole, bound, place]), manner], ', ')}`)}${after}`
      : '',
    core.object && !isForNewcomers
      ? `${sentence(addressed(`Tienes ${last(core.object)}`, scene))}${after}`
      : '',
    core.state && on && !isSoon ? `${sentence(`${quoted(on)}: ${last(core.state)}`)}${after}` : '',
    other ? `${sentence(at(other))}${eachAfter}` : '',
    another ? `${sentence(at(another))}${after}` : '',
    `${sentence(at(core.whole))}${after}`,
    /^(?:solo|hasta|del|desde|los) /u.test(when)
      ? `${sentence(joined([joined([core.whole, bound, place]), when, manner], ', '))}${eachAfter}`
      : '',
  ]
  const aside = joined([manner, inside], ', ')
  const tail = aside === '' ? '' : ` (${aside})`
  const brief = joined([core.whole, bound, place])
  const short = [
    sentence(`${joined([brief, whenShort], ', ')}${tail}`),
    whenShort === '' ? '' : sentence(`${whenShort}: ${brief}${tail}`),
    core.state && on
      ? sentence(joined([`${quoted(on)}: ${joined([core.state, bound])}`, place, whenShort, aside], ', '))
      : '',
  ]
  const isLong = (text: string) => Number(countCodePoints(text) > HEADLINE)
  return {
    full: reworded(
      withShop(
        full.filter((text) => text !== ''),
        scene,
      ),
      unit.when.dates,
      scene,
    ),
    short: unique(short),
    headlines: unique(core.headlines.map(titled)).sort((a, b) => isLong(a) - isLong(b)),
    otherHeadlines: otherHeadlines(on, core, scene),
    lines: unique([
      joined([whenShort, place, ...limits], ' · '),
      joined([whenShort, ...limits], ' · '),
      joined([stock, ...limits], ' · '),
    ]).map(titled),
    otherLines: unique([
      joined([when, place, ...limits], ' · '),
      joined([when, place, limits.join(', ')], '\n'),
      joined([...limits, whenShort, place], ' · '),
    ]).map((text) => text.split('\n').map(titled).join('\n')),
  }
}
