import { countCodePoints } from '#platform/code-points.ts'
import { withCapitalStart } from '../../built-in/condense.ts'
import { capitalized } from '../../first-letter.ts'
import type { Call } from '../facts.ts'
import type { CallSayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique } from '../sentence.ts'
import { datePhrase, isMonthFirst } from './dates.ts'
import { fragmentWays } from './fragments.ts'
import { mended } from './mend.ts'
import { lowered } from './phrases.ts'

const BUTTON = 24
const SHORT_CALL = 60
const titled = (text: string) => sentence(text).replace(/\.$/, '')

type Verb = {
  /** "Book", "Book your spot". */
  says: readonly string[]
  /** After "Call 600 123 456": "to book". */
  purpose: string
  buttons: readonly string[]
}

const verbs: Readonly<Record<string, Verb>> = {
  book: { says: ['Book'], purpose: 'to book', buttons: ['Book online', 'Book now'] },
  reserve: { says: ['Reserve', 'Reserve your place'], purpose: 'to reserve', buttons: ['Reserve now'] },
  order: { says: ['Order', 'Place your order'], purpose: 'to order', buttons: ['Order online', 'Order now'] },
  preorder: { says: ['Preorder'], purpose: 'to preorder', buttons: ['Preorder now'] },
  buy: { says: ['Buy yours', 'Find it'], purpose: 'to order', buttons: ['Buy online', 'Shop now'] },
  shop: { says: ['Shop', 'See everything'], purpose: 'to order', buttons: ['Shop online', 'Shop now'] },
  apply: { says: ['Apply', 'Send your application'], purpose: 'to apply', buttons: ['Apply now'] },
  rsvp: { says: ['RSVP'], purpose: 'to RSVP', buttons: ['RSVP'] },
  register: {
    says: ['Register', 'Sign up'],
    purpose: 'to register',
    buttons: ['Register online', 'Register now'],
  },
  'sign up': { says: ['Sign up', 'Register'], purpose: 'to sign up', buttons: ['Sign up online', 'Sign up'] },
  join: { says: ['Join', 'Sign up'], purpose: 'to join', buttons: ['Join us'] },
  donate: { says: ['Donate', 'Give'], purpose: 'to donate', buttons: ['Donate online', 'Donate'] },
  enroll: { says: ['Enroll', 'Sign up'], purpose: 'to enroll', buttons: ['Enroll now'] },
  visit: { says: ['Visit us', 'Find us'], purpose: 'to find out more', buttons: ['Visit us'] },
  come: { says: ['Come and see us', 'Come by'], purpose: 'to find out more', buttons: ['Come by'] },
  call: { says: ['Call us'], purpose: '', buttons: ['Call us'] },
  ring: { says: ['Ring us'], purpose: '', buttons: ['Call us'] },
  phone: { says: ['Call us'], purpose: '', buttons: ['Call us'] },
  email: { says: ['Email us'], purpose: '', buttons: ['Email us'] },
  write: { says: ['Write to us'], purpose: '', buttons: ['Write to us'] },
  text: { says: ['Text us'], purpose: '', buttons: ['Text us'] },
  message: { says: ['Message us', 'Send us a message'], purpose: '', buttons: ['Message us'] },
  dm: { says: ['Message us', 'Send us a message'], purpose: '', buttons: ['Message us'] },
  ask: { says: ['Ask us'], purpose: 'to ask', buttons: ['Ask us'] },
  download: { says: ['Download it'], purpose: '', buttons: ['Download'] },
  read: { says: ['Read more'], purpose: '', buttons: ['Read more'] },
  see: { says: ['See more'], purpose: 'to find out more', buttons: ['See more'] },
}
const noVerb: Verb = { says: ['More', 'Details'], purpose: '', buttons: ['Find out more'] }

const fillers = new Set('now us today online yours here at on it by in your place a an the'.split(' '))

/** The owner's own request if it says more than its verb: "Send resume". */
function requested({ verb, asked }: Call): Verb | null {
  if (!verb || !asked) return null
  const rest = asked.toLowerCase().split(' ').slice(verb.split(' ').length)
  if (rest.every((word) => fillers.has(word))) return null
  const said = mended(asked).replace(
    /^(send|email|bring|drop off|drop in) (?=(?:cv|resume|résumé|application|photos?|portfolio|order)\b)/i,
    '$1 your ',
  )
  const capital = capitalized(said)
  return { says: [capital], purpose: '', buttons: [capital] }
}

const known = (verb: string | null): Verb | null => {
  if (verb === null) return null
  const entry = verbs[verb.toLowerCase()]
  if (entry) return entry
  const said = capitalized(verb)
  return { says: [said], purpose: `to ${verb}`, buttons: [said] }
}

/** "at maneandco.example", "by phone: …" after a verb. */
function contactsOf({ link, phone, mail }: Call): string[] {
  return [link, phone, mail].filter((contact) => contact !== null)
}

function withPhone(phone: string, verb: Verb | null, scene: Scene): string[] {
  if (/^(?:Text|Message) us$/.test(verb?.says[0] ?? '')) {
    const say = (verb?.says[0] ?? '').replace(/ us$/, '')
    return [
      `${say} ${phone}`,
      `${say} us ${isMonthFirst(scene) ? 'at' : 'on'} ${phone}`,
      `Send us a text: ${phone}`,
    ]
  }
  const purpose = verb?.purpose ? ` ${verb.purpose}` : ''
  const call = isMonthFirst(scene) ? `Call us at ${phone}` : `Call us on ${phone}`
  const first = withCapitalStart(verb?.purpose ?? '')
  return [
    `Call ${phone}${purpose}`,
    `${call}${purpose}`,
    ...(scene.shop === '' ? [] : [`${call.replace('us', scene.shop)}${purpose}`]),
    ...(first === ''
      ? [`Give us a call: ${phone}`, `Reach us by phone: ${phone}`]
      : [`${first}, call ${phone}`, `${first}: ${phone}`]),
  ]
}

function withMail(mail: string, verb: Verb | null): string[] {
  if (verb?.purpose)
    return [
      `${verb.says[0]}: ${mail}`,
      `Email ${mail} ${verb.purpose}`,
      `${withCapitalStart(verb.purpose)}, write to ${mail}`,
    ]
  return [`Write to us at ${mail}`, `Email us at ${mail}`, `Drop us a line: ${mail}`]
}

function withLink(link: string, verb: Verb | null, { shop }: Scene): string[] {
  if (!verb)
    return [`More at ${link}`, `Details at ${link}`, `Find out more: ${link}`, `All the details: ${link}`]
  const purpose = verb.purpose.replace(/^to /, '')
  const isSaid = purpose !== '' && purpose !== 'find out more'
  return [
    ...verb.says.flatMap((say) => [
      `${say} at ${link}`,
      `${say} online: ${link}`.replace('us online', 'us'),
      `${say}: ${link}`,
    ]),
    ...(isSaid ? [`You can ${purpose} at ${link}`, `To ${purpose}: ${link}`] : []),
    ...(shop === '' || !/^(?:Book|Order|Shop|Sign up|Register)$/.test(verb.says[0] ?? '')
      ? []
      : [`${verb.says[0]} with ${shop} at ${link}`.replace(/^(Order|Shop) with/, '$1 from')]),
  ]
}

/** "Apply by Friday, December 11: jobs@clinic.example". */
function untilWords(call: Call, verb: Verb | null, scene: Scene): string[] {
  if (!call.until) return []
  const day = datePhrase(call.until, scene, 'long').replace(/^(?:on|until|through|from|by|before) /, '')
  const say = verb?.says[0] ?? 'Reply'
  const by = /^before\b/i.test(call.until.text) ? 'before' : 'by'
  const contacts = contactsOf(call).join(' or ')
  const purpose = withCapitalStart(verb?.purpose ?? '')
  const last = by === 'by' && purpose !== '' ? `You have until ${day} ${lowered(purpose)}` : ''
  if (contacts === '')
    return [`${say} ${by} ${day}`, `Please ${lowered(say)} ${by} ${day}`, ...(last === '' ? [] : [last])]
  const isMail = call.mail !== null && !call.link && !call.phone
  const isPhone = call.phone !== null && !call.link && !call.mail
  return [
    `${say} ${by} ${day}: ${contacts}`,
    `Please ${lowered(say)} ${by} ${day}: ${contacts}`,
    ...(isMail && purpose !== '' ? [`${purpose}, email ${call.mail} ${by} ${day}`] : []),
    ...(isPhone && purpose !== '' ? [`${purpose}, call ${call.phone} ${by} ${day}`] : []),
    ...(last === '' ? [] : [`${last}: ${contacts}`]),
  ]
}

/** "Send your CV to jobs@clinic.example". */
function asking(say: string, contact: string, scene: Scene): string[] {
  const { kind } = scene
  if (contact === '') return [say]
  const name = /^(?:[Cc]all|[Rr]ing|[Pp]hone) (\p{Lu}\p{Ll}+)$/u.exec(say)?.[1]
  if (name !== undefined && !/[@/]/.test(contact)) {
    const on = isMonthFirst(scene) ? 'at' : 'on'
    return [
      `${say}: ${contact}`,
      `Please ${lowered(say)}: ${contact}`,
      `${say} ${on} ${contact}`,
      `You can reach ${name} ${on} ${contact}`,
    ]
  }
  if (!/^send\b/i.test(say) || / to$/.test(say))
    return [`${say}: ${contact}`, `Please ${lowered(say)}: ${contact}`]
  const to = `${say} to ${contact}`
  return [to, `Please ${lowered(to)}`, ...(kind === 'job' ? [`To apply, ${lowered(to)}`] : [])]
}

/** One word is too curt where no contact follows: "Book." */
const alone = (verb: Verb | null, scene: Scene): string[] =>
  (verb?.says ?? []).flatMap((say) =>
    say.includes(' ') ? [say, ...fragmentWays(say, scene)] : [lonely[say] ?? say],
  )
const lonely: Readonly<Record<string, string>> = {
  Book: 'Book your spot',
  Reserve: 'Reserve your place',
  Order: 'Place your order',
  Apply: 'Send us your application',
  Register: 'Sign up',
  Join: 'Join us',
}

const asButtons = (texts: readonly string[]) =>
  unique(texts.filter((text) => countCodePoints(text) <= BUTTON))

export function sayCall(call: Call, scene: Scene): CallSayings {
  const { link, phone, mail } = call
  const own = requested(call)
  const verb = own ?? known(call.verb)
  const isKnown = call.verb !== null && call.verb.toLowerCase() in verbs
  const contacts = contactsOf(call)
  const buttons = asButtons([
    ...(phone && !link ? [`Call ${phone}`] : []),
    ...(link ? (verb && isKnown ? verb : noVerb).buttons : []),
    ...(!link && verb && isKnown ? verb.buttons.filter((text) => !text.includes('online')) : []),
    ...(mail && !link && !phone ? ['Email us'] : []),
  ])
  if (call.words !== null) {
    const words = mended(call.words)
    const full = call.hasContacts || contacts.length === 0 ? words : `${words}: ${contacts.join(' or ')}`
    const short = call.hasContacts || contacts.length === 0 ? words : full
    const others = call.hasContacts || contacts.length === 0 ? fragmentWays(words, scene) : []
    return {
      full: unique([full, ...others].map(sentence)),
      short: unique([short, ...others.filter((text) => text.length <= SHORT_CALL)].map(titled)),
      buttons: asButtons([...buttons, titled(words)]),
    }
  }
  if (scene.isSerious && contacts.length > 0) {
    const ask = ['Questions:', 'If you have any questions:', 'For any questions:', 'You can reach us at']
    const list = contacts.join(' or ')
    return { full: ask.map((start) => `${start} ${list}`), short: [list], buttons: [] }
  }
  const until = untilWords(call, verb, scene)
  const [first = '', ...others] = [
    ...(link ? [link] : []),
    ...(phone ? [phone] : []),
    ...(mail ? [mail] : []),
  ]
  const base =
    until.length > 0
      ? until
      : link
        ? withLink(link, verb, scene)
        : own
          ? own.says.flatMap((say) => [
              ...asking(say, first, scene),
              ...(first === '' ? fragmentWays(say, scene) : []),
            ])
          : phone
            ? withPhone(phone, verb, scene)
            : mail
              ? withMail(mail, verb)
              : alone(verb, scene)
  const rest =
    until.length > 0
      ? ''
      : others.map((other) => ` or ${/@/.test(other) ? 'email' : 'call'} ${other}`).join('')
  const full = base.map((text) => sentence(`${text}${rest}`))
  return { full: unique(full), short: shortCalls({ call, verb, own, first, others, until }, scene), buttons }
}

type Parts = {
  call: Call
  verb: Verb | null
  own: Verb | null
  first: string
  others: readonly string[]
  until: readonly string[]
}

/** For stories and short posts. */
function shortCalls({ call, verb, own, first, others, until }: Parts, scene: Scene): string[] {
  if (until.length > 0) return unique(until)
  if (first === '') return unique(alone(verb, scene))
  const all = joined([first, ...others], ' or ')
  if (own) return unique(own.says.flatMap((say) => asking(say, all, scene)).slice(0, 3))
  if (call.link) {
    const says = verb?.says ?? ['More', 'Details']
    return unique(says.flatMap((say) => [`${say}: ${all}`, `${say} at ${all}`]))
  }
  if (call.phone && verb?.says[0] === 'Text us') return [`Text ${all}`, `Text us: ${all}`]
  if (call.phone)
    return verb?.purpose
      ? [`${verb.says[0]}: ${all}`, `${withCapitalStart(verb.purpose)}: ${all}`]
      : [`Call ${all}`, `Call us: ${all}`]
  return unique([`${verb?.says[0] ?? 'Email'}: ${all}`, `Write to ${all}`])
}

/** Without contact: true of every shop that sells. */
export function neutralCalls({ kind }: Scene): CallSayings {
  if (kind === 'event')
    return {
      full: [
        'We hope to see you there.',
        'See you there.',
        "We'd love to see you there.",
        'Hope to see you there.',
        'Will we see you there?',
        'We look forward to seeing you.',
      ],
      short: ['See you there', 'Join us', 'Come along'],
      buttons: ['See you there'],
    }
  return {
    full: ['Ask us if you want to know more.', 'Questions? Just ask us.', 'Write to us or come by.'],
    short: ['Ask us', 'Just ask us'],
    buttons: ['Ask us', 'Find out more'],
  }
}
