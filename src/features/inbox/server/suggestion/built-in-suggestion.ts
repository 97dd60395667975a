import type { Ground } from '#features/inbox/inbox.contract.ts'
import { dayInWords } from '#platform/day.ts'
import { firstNameOf } from '#platform/first-name.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { forms } from './address-forms/index.ts'
import { type Address, addressOf, answerLanguage } from './customer-language.ts'
import { findSavedReply } from './find-saved-reply.ts'
import { type Request, readRequest } from './read-request.ts'
import type { Topic } from './read-topics.ts'
import { sentBefore, sentencesOf } from './sent-sentences.ts'
import { fold, type SuggestionFacts } from './suggestion-facts.ts'
import { noNames, replyWords } from './words/index.ts'

type Sentence = keyof (typeof replyWords)['en']
type Values = Readonly<Record<string, string>>

/** More questions than these are answered by a person. */
const MOST_TOPICS = 4

const notNames = new Set(locales.flatMap((locale) => noNames[locale].words.split(' ')))

/** The first name, if the contact's name is surely one: not a handle, a company or a title. */
export function sureFirstName({
  contactName,
  customer,
}: Pick<SuggestionFacts, 'contactName' | 'customer'>): string {
  const name = (customer?.name ?? contactName).trim()
  const words = name.split(/\s+/)
  const isName =
    words.length <= 4 &&
    words.every((word) => /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|de|del|la|van|von|y)$/u.test(word)) &&
    !words.some((word) => notNames.has(fold(word))) &&
    (name !== name.toUpperCase() || name.length <= 1)
  return isName ? firstNameOf(name) : ''
}

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w{1,20})\}/g, (whole, key: string) => values[key] ?? whole)

/** "te" becomes "le" for people who say usted. */
function addressed(text: string, language: Locale, address: Address): string {
  if (address === 'familiar') return text
  const map = forms[language][address]
  return text.replace(/te l[oa]s?(?!\p{L})|\p{L}{1,20}/gu, (word) =>
    Object.hasOwn(map, word) ? (map[word] ?? word) : word,
  )
}

type Desk = {
  facts: SuggestionFacts
  request: Request
  language: Locale
  name: string
  grounds: Ground[]
  /** The first wording that was not sent yet; without sentences that were. */
  say: (sentence: Sentence, values?: Values) => string
}

function openDesk(facts: SuggestionFacts): Desk {
  const language = answerLanguage(facts)
  const address = addressOf(facts, language)
  const wasSent = sentBefore(facts.lines)
  const say = (sentence: Sentence, values: Values = {}) => {
    const ways = replyWords[language][sentence].map((way) => fill(addressed(way, language, address), values))
    const fresh = ways.find((way) => !sentencesOf(way).some(wasSent))
    return (
      fresh ??
      sentencesOf(ways[0] ?? '')
        .filter((each) => !wasSent(each))
        .join(' ')
    )
  }
  return {
    facts,
    request: readRequest(facts, language),
    language,
    name: sureFirstName(facts),
    grounds: [],
    say,
  }
}

/** One line for each product: its price, or that the team has to check it. */
function priceLines({ request, say, grounds }: Desk): string[] {
  return request.products.map(({ name: product, price }) => {
    grounds.push({ kind: price === null ? 'product' : 'price', name: product })
    return price === null ? say('priceUnknown', { product }) : say('priceKnown', { product, price })
  })
}

function answerPrice(desk: Desk): string {
  const { request, say } = desk
  if (request.products.length === 0) return say('priceOfWhat')
  const isKnown = request.products.every(({ price }) => price !== null)
  return [isKnown ? say('priceThanks') : '', ...priceLines(desk)].join(' ').trim()
}

function answerProduct(desk: Desk): string {
  const { request, say, grounds } = desk
  const [first] = request.products
  if (!first || request.isGuess || request.asksHowLong) return say('productUnknown')
  const yes = request.products.map(({ name: product }) => say('productKnown', { product }))
  if (request.products.every(({ price }) => price !== null)) return [...yes, ...priceLines(desk)].join(' ')
  grounds.push(...request.products.map(({ name }) => ({ kind: 'product' as const, name })))
  return yes.join(' ')
}

function answerStock({ request, say, grounds }: Desk): string {
  const [first] = request.products
  if (!first) return say('stockUnknown')
  grounds.push({ kind: 'product', name: first.name })
  return say('stockKnown', { product: first.name })
}

function answerBooking({ request: { hasDay, hasTime }, say }: Desk): string {
  if (hasDay && hasTime) return say('bookingNoted')
  return hasDay ? say('bookingTime') : hasTime ? say('bookingDay') : say('booking')
}

function answerOrder({ facts, request, language, say, grounds }: Desk): string {
  if (request.orderNumber !== null) return say('orderNoted', { number: request.orderNumber })
  const [bought] = facts.customer?.purchases ?? []
  if (bought === undefined) return say('order')
  const day = dayInWords(bought, language)
  grounds.push({ kind: 'purchase', name: day })
  return say('orderOfDay', { day })
}

function answerPayment({ facts, request, say, grounds }: Desk): string {
  if (!request.asksAboutInvoice) return say('payment')
  const invoices = facts.customer?.invoices.filter(({ status }) => status !== 'cancelled') ?? []
  const meant =
    invoices.find(({ number }) => fold(request.text).includes(fold(number))) ??
    (invoices.length === 1 ? invoices[0] : undefined)
  if (!meant) return say('invoiceUnknown')
  grounds.push({ kind: 'invoice', name: meant.number })
  const open = request.saysPaid && request.hasDay ? 'invoiceSaidPaid' : 'invoiceOpen'
  return say(meant.status === 'paid' ? 'invoicePaid' : open, { number: meant.number })
}

/** Sorry, what we understood, and a person as the next step. It promises nothing. */
function answerComplaint({ request, say }: Desk): string {
  const { trouble, wantsMoney, orderNumber, hasDay, hasPhoto } = request
  const isThing = trouble === 'damaged' || trouble === 'wrong' || trouble === 'quality'
  return [
    say('sorry'),
    trouble ? say(trouble) : '',
    say(wantsMoney ? 'refundAsked' : 'complaintNext'),
    orderNumber === null && !hasDay && trouble !== 'silence'
      ? say(trouble === 'service' ? 'complaintWhen' : 'complaintAsk')
      : '',
    isThing && !hasPhoto ? say('complaintPhoto') : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const answers: Record<Topic, (desk: Desk) => string> = {
  spam: ({ say }) => say('spam'),
  opt_out: ({ say }) => say('optOut'),
  complaint: answerComplaint,
  allergy: ({ request, say }) =>
    say(request.isDiet ? 'productUnknown' : request.hasAllergen ? 'allergyNamed' : 'allergy'),
  cancel: ({ request, say }) =>
    say(request.hasDay || request.orderNumber !== null ? 'cancelNoted' : 'cancel'),
  change: ({ request, say }) =>
    say(request.isRunningLate ? 'runningLate' : request.hasDay || request.hasTime ? 'changeNoted' : 'change'),
  order: answerOrder,
  voucher: (desk) =>
    desk.request.products.length > 0
      ? answerPrice(desk)
      : desk.say(desk.request.asksAboutDiscount ? 'discount' : 'voucher'),
  job: ({ say }) => say('job'),
  partner: ({ say }) => say('partner'),
  payment: answerPayment,
  delivery: ({ request, say }) => say(request.hasDestination ? 'deliveryPlace' : 'delivery'),
  price: answerPrice,
  hours: ({ request, say }) => say(request.hasDay ? 'hoursOfDay' : 'hours'),
  place: ({ request, say }) => say(request.asksAboutParking ? 'parking' : 'place'),
  booking: answerBooking,
  purchase: ({ request, say }) => say(request.hasDay ? 'purchaseNoted' : 'purchase'),
  stock: answerStock,
  product: answerProduct,
  praise: ({ say }) => say('praise'),
  thanks: ({ request, say }) => say(request.saysSeeYou ? 'seeYou' : 'thanks'),
  greeting: ({ say }) => say('greeting'),
}

/** These need a person or the very facts, not a ready text. */
const neverSaved: ReadonlySet<Topic> = new Set([
  'spam',
  'opt_out',
  'complaint',
  'allergy',
  'order',
  'cancel',
  'change',
])

function answer(desk: Desk, topic: Topic): string {
  const { facts, request, language, name, grounds } = desk
  const isKnown = topic === 'price' && request.products.some(({ price }) => price !== null)
  const isBookingUnderWay = topic === 'booking' && request.hasDay
  const saved =
    neverSaved.has(topic) || isKnown || isBookingUnderWay
      ? null
      : findSavedReply(topic, facts, language, name)
  if (saved && !sentencesOf(saved.text).some(sentBefore(facts.lines))) {
    grounds.push({ kind: 'saved_reply', name: saved.title })
    // Usual hours say nothing about Christmas.
    const isOpen = topic === 'hours' && request.asksAboutHoliday
    return isOpen ? `${saved.text} ${desk.say('hoursHoliday')}` : saved.text
  }
  return answers[topic](desk)
}

function bodyOf(desk: Desk): string[] {
  const { facts, request, say } = desk
  if (request.text === '') return [say(facts.lines.length > 0 ? 'followUp' : 'greeting')]
  if (request.topics.length === 0) {
    const topic = (['praise', 'thanks', 'greeting'] as const).find((each) => request.social.includes(each))
    return [topic ? answer(desk, topic) : say('unclear')]
  }
  // "Do you deliver? How much is it?" asks about delivery only.
  const isPriceOfDelivery = request.topics.includes('delivery') && request.products.length === 0
  const topics = request.topics.filter((topic) => topic !== 'price' || !isPriceOfDelivery)
  // A complaint is answered first.
  const ordered = topics.toSorted((a, b) => Number(b === 'complaint') - Number(a === 'complaint'))
  const answered = ordered.slice(0, MOST_TOPICS).map((topic) => answer(desk, topic))
  const isPraised = request.social.includes('praise') && !request.topics.includes('complaint')
  return isPraised ? [say('praiseShort'), ...answered] : answered
}

export type Suggestion = { text: string; basedOn: Ground[] }

/** A draft reply for a person to edit and send, from the conversation, the card and the shop's data alone. */
export function builtInSuggestion(facts: SuggestionFacts): Suggestion {
  const desk = openDesk(facts)
  const { request, name, say, grounds } = desk
  const body = bodyOf(desk)
  const isCustomerNamed = name !== '' && facts.customer !== null
  const text = [
    name ? say('hello', { name }) : say('helloNameless'),
    ...new Set(body),
    facts.shop.name ? say('goodbye', { shop: facts.shop.name }) : say('goodbyeNameless'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  return {
    text,
    basedOn: [
      ...(request.text === '' ? [] : [{ kind: 'last_message' as const, name: null }]),
      ...(request.usesEarlier || request.text === '' ? [{ kind: 'conversation' as const, name: null }] : []),
      ...grounds,
      ...(isCustomerNamed ? [{ kind: 'customer' as const, name: null }] : []),
    ],
  }
}
