import type { Money, ReadingContext, Slot, SlotValue } from '../brief-reading.ts'
import { slotAt } from '../make-slot.ts'
import { isWeight } from './currency-words.ts'
import { readMoney } from './money.ts'
import { phraseBefore } from './phrases.ts'
import { months, weekdays, wordSet } from './words.ts'

type PriceValue = Extract<SlotValue, { type: 'price' }>

const SUM =
  /(?<![\w.,$£€])(?:[$£€] ?\d{1,7}(?:,\d{3}){0,2}(?:\.\d{1,2})?(?:k\b)?|(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7}(?:[.,]\d{1,2})?) ?(?:dollars?|bucks?|quid|pounds?|euros?|pence|cents|p|€|£)(?!\w)|(?:fiver|tenner)\b|a (?:pound|dollar|buck)(?= (?:a|an|each|per|for)\b)|(?<=\b(?:was|were|rrp|usually|normally) )\d{1,6}(?:\.\d\d)?(?=[ ,]{1,2}now (?:only |just )?\d{1,6}(?:\.\d\d)?(?:$|[,.;!)\n]| (?:each|or|and|until|till?|this|in|while|at|on|for)\b))|\d{1,3}-\d{1,3}(?=(?: ?\/ ?| an? | per )(?:h|hr|hour)\b)|\d{1,4}\.\d\d(?![\d%:.]| ?[ap]\.?m|-\d| ?(?:kg|km|miles|stars?|ft|oz)))(?!\d)/gi
const UP_TO = /^ ?(?:-|–|to) ?[$£€]?\d{1,6}(?:\.\d{1,2})?(?![\d:%]| ?[ap]m)/i
const PER =
  /^(?: ?(?:each|pp|ph|pw|pm\b(?!\.)|p\/h|p\/p|a head|a pop|all in)\b| ?\/ ?(?:h|hr|hour|mo|month|week|wk|person|pp|night|day|kg|lb|class|session|couple|team|visit|pair)\b| (?:per|a|an) (?:person|child|adult|head|hour|hr|month|week|night|day|year|slice|pint|glass|cup|box|dozen|pair|bag|bunch|class|session|ticket|team|table|couple|kid|piece|bottle|pound|kilo|lb|go|100g|visit|scoop|loaf|jar|bike|car|room|stem|cake|dog|cat|walk|lesson|game|treatment)\b)/i
const WAS =
  /^[ ,(]{1,3}(?:was|were|usually|normally|reg\.?|regular|regularly|orig\.?|originally|retail|would be|worth|rrp|down from|reduced from|instead of|regularly)[: ]{1,2}([$£€]? ?\d{1,7}(?:\.\d{1,2})?)\)?/i
const NOW = /^[ ,]{1,2}(?:now|to|->|→)(?: only| just)? ([$£€]? ?\d{1,7}(?:\.\d{1,2})?)/i
const BEFORE_WAS = /\b(?:was|were|from|rrp|usually|normally) $/i
/** A sum that is raised, won or a limit is no price. */
const NO_PRICE_BEFORE =
  /\b(?:raised?|donated?|donate|win|wins|won|worth|gave|spend|spending|orders?|over|above|minimum|min|save|goal of|total of|sales of)(?: of| over| at least| up to| a| an)? $/i
const NO_PRICE_AFTER =
  /^ ?(?:off\b|discount|gift ?cards?|vouchers?|bonus|prize|credit|store credit|from every|from each|of every|donation|goes to|raised|minimum|or more|and over)/i
const PLURAL_AFTER =
  /^ (?!plus|less|always|pints of|as\b|is\b|this\b|was\b|thurs\b|tues\b|weds\b|hours\b|minutes\b|mins\b|includes\b|gets\b|covers\b|buys\b|takes\b)([a-z]{3,20}s)\b(?! (?:are|off|old|from us))/i

function currencyLike(text: string, like: Money, country: string | null): Money | null {
  const money = readMoney(text.trim(), country)
  if (money) return money
  const amount = Number(text.trim())
  return Number.isFinite(amount) && text.trim() ? { amount, currency: like.currency } : null
}

/** What shops name a price for without its sign: "haircuts 15". */
const pricedThings = wordSet(`
  haircut haircuts cut cuts trim trims beard fade shave colour color highlights wax waxing facial facials massage manicure mani manis pedi pedicure
  nails lashes brows tan pizza pizzas burger burgers pint pints coffee tea lunch dinner breakfast brunch roast kebab fries chips wings tacos pie pies cake
  cakes loaf loaves bouquet bouquets roses wreath wreaths class classes session sessions lesson lessons ticket tickets entry entrance admission adults adult
  kids kid child children concessions seniors students members small medium large regular single double queen queens king kings twin twins set sets wash
  service groom grooming bath baths rental hire room rooms course courses portion slice scoop scoops cone cones sandwich sandwiches soup bowl bowls tray box
  boxes bag bags bottle bottles candle candles mug mugs mot tyres tires oil change alignment check checkup cleaning fitting deposit day pass
`)
const BARE =
  /(?<![\w.,$£€/:-])(?<thing>[a-z][a-z'’-]{1,15}) (?:(?<form>from|only|just|now|for|full) )?(?<sum>\d{1,3}(?:\.\d\d)?)(?: instead of (?<before>\d{1,3}(?:\.\d\d)?))?(?![\w.:%/-]| ?(?:am|pm|years?|yrs?|days?|weeks?|wks?|months?|hours?|hrs?|mins?|minutes|miles?|people|left|off|st|nd|rd|th|x|kg|g|ml|lbs?|oz|cm|inch|ft|for \d|of|to \d|and \d)\b)/gi
const hourWords = wordSet('at until till til by around open opens opening close closes closing doors')
const FEWEST_BARE = 2

/** Sums without their sign: after things that have a price, with another of their kind, or "instead of" a second one. */
function findBarePrices(text: string, country: string | null): Slot[] {
  const found = [...text.matchAll(BARE)].filter(({ groups, index, 0: match }) => {
    const thing = groups?.thing?.toLowerCase() ?? ''
    if (months.has(thing) || weekdays.has(thing) || hourWords.has(thing)) return false
    const isSum = Number(groups?.sum) >= 1
    const isEnd =
      /^(?:$|[,.;!)\n]| (?:on|or|each|all|this|with|w|until|till|til|tues?|weds?|mon|thurs?|fri|sat|sun|small|medium|large|kings?|kids|two|per|a|and [a-z])\b| [a-z]{3,12} \d)/i.test(
        text.slice(index + match.length, index + match.length + 24),
      )
    return isSum && (groups?.before !== undefined || (isEnd && pricedThings.has(thing)))
  })
  const hasBefore = found.some(({ groups }) => groups?.before !== undefined)
  const isCertain =
    hasBefore ||
    found.length >= FEWEST_BARE ||
    found.some(
      ({ groups }) =>
        /cut|trim|fade|wax|facial|pint|lunch|entry|mot|wash/i.test(groups?.thing ?? '') ||
        /\./.test(groups?.sum ?? ''),
    )
  if (!isCertain) return []
  return found.flatMap((match) => {
    const { sum = '', before, form } = match.groups ?? {}
    const money = readMoney(sum, country)
    if (!money) return []
    const start = match.index + match[0].indexOf(sum, (match.groups?.thing ?? '').length)
    const opened = form === 'from' || form === 'only' || form === 'just' ? start - form.length - 1 : start
    return [
      slotAt(text, opened, match.index + match[0].length, {
        type: 'price',
        money,
        upTo: null,
        before: before === undefined ? null : readMoney(before, country),
        form: form === 'from' ? 'from' : form === 'only' || form === 'just' ? 'only' : 'is',
        per: null,
        on: null,
      }),
    ]
  })
}

/** What something costs, with what it cost before and for how much of it. */
export function findPrices(text: string, { country }: ReadingContext): Slot[] {
  const slots: Slot[] = findBarePrices(text, country)
  let from = 0
  for (const match of text.matchAll(SUM)) {
    if (match.index < from) continue
    const money = readMoney(match[0], country)
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (!money || NO_PRICE_BEFORE.test(before)) continue
    let end = match.index + match[0].length
    const after = (): string => text.slice(end, end + 60)
    if (/pounds?$/i.test(match[0]) && (country === 'US' || isWeight(before, after()))) continue
    if (NO_PRICE_AFTER.test(after())) continue
    const now = BEFORE_WAS.test(before) && NOW.exec(after())
    const value: PriceValue = {
      type: 'price',
      money,
      upTo: null,
      before: null,
      form: 'is',
      per: null,
      on: null,
    }
    let start = match.index
    if (now) {
      value.before = money
      value.money = currencyLike(now[1] ?? '', money, country) ?? money
      end += now[0].length
      start -= BEFORE_WAS.exec(before)?.[0].length ?? 0
    } else {
      const upTo = UP_TO.exec(after())
      if (upTo) {
        value.upTo = currencyLike(upTo[0].replace(/^[ –-]+|^ ?to /i, ''), money, country)
        end += upTo[0].length
      }
      const opener =
        /\b(?:(?<from>from|starting at|starts at|as low as)|(?<only>only|just|under|for under|less than)|for|at|now|costs?|price:?|priced at) $/i.exec(
          before,
        )
      if (opener?.groups?.from) value.form = 'from'
      if (opener?.groups?.only) value.form = 'only'
      if (opener && (opener.groups?.from || opener.groups?.only)) start -= opener[0].length
    }
    const per = PER.exec(after())
    if (per) {
      value.per = per[0].trim()
      end += per[0].length
    }
    const was = now ? null : WAS.exec(after())
    if (was) {
      value.before = currencyLike(was[1] ?? '', money, country)
      end += was[0].length
    }
    const thing = per || was || now ? null : PLURAL_AFTER.exec(after())
    if (thing) {
      value.on = thing[1] ?? null
      end += thing[0].length
    } else {
      // "The armchair, was £450 now £320".
      const nameEnd = now && text.slice(0, start).endsWith(', ') ? start - 2 : start
      const nameStart = phraseBefore(text, nameEnd)
      if (now && nameStart < nameEnd) {
        value.on = text.slice(nameStart, nameEnd).trim()
        start = nameStart
      }
    }
    slots.push(slotAt(text, start, end, value))
    from = end
  }
  return slots
}
