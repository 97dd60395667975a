import { countCodePoints } from '#platform/code-points.ts'
import { capitalized, uncapitalized } from '../../first-letter.ts'
import type { Call } from '../facts.ts'
import type { CallSayings, Scene } from '../grammar/grammar.ts'
import { sentence, unique, withoutEnd } from '../sentence.ts'
import { addressed } from './address.ts'
import { type CallVerb, callVerbs, noVerb } from './call-verbs.ts'
import { datePhrase } from './dates.ts'
import { fragmentWays } from './fragments.ts'
import { mendedWords } from './mends.ts'
import { requested } from './requests.ts'
import { reworded } from './rewordings.ts'
import { wordsWithNotes } from './tell-notes.ts'

const BUTTON = 24
/** A short call may be this much longer than the shortest. */
const SHORT_ROOM = 14

const known = (infinitive: string | null): CallVerb | null =>
  infinitive === null ? null : (callVerbs[infinitive.toLowerCase()] ?? null)

const contactsOf = ({ link, phone, mail }: Call): string[] =>
  [link, phone, mail].filter((contact) => contact !== null)

/** "en el 910 555 123" in Spain, "al 55 1234 5678" in America. */
const atPhone = (phone: string, { country }: Scene) => (country === 'ES' ? `en el ${phone}` : `al ${phone}`)

/** The ways to reach the shop besides its page: " o en el 910 555 123". */
const others = ({ phone, mail }: Pick<Call, 'phone' | 'mail'>, scene: Scene): string =>
  `${phone ? ` o ${atPhone(phone, scene)}` : ''}${mail ? ` o en ${mail}` : ''}`

const SENDS = /^(?:mand|mánd|env[ií]|escr[ií])/iu
const CALLS = /^ll[aá]m/iu

/** Where the reader finds the shop, after its verb: "Reserva en maneandco.example". */
function withContact(say: string, call: Call, scene: Scene): string {
  const { link, phone, mail } = call
  if (CALLS.test(say) && phone) return `${say} al ${phone}`
  if (SENDS.test(say) && mail) return `${say} a ${mail}${others({ phone, mail: null }, scene)}`
  if (SENDS.test(say) && phone && !link) return `${say} al ${phone}`
  if (link) return `${say} en ${link}${others(call, scene)}`
  if (phone) return `${say} ${atPhone(phone, scene)}${others({ phone: null, mail }, scene)}`
  return mail ? `${say} en ${mail}` : say
}

function plainContacts(call: Call, scene: Scene): string[] {
  const { link, phone, mail } = call
  const list = contactsOf(call).join(' o ')
  if (list === '') return []
  const named = [`Más información: ${list}`, `Contacto: ${list}`]
  if (link)
    return [`Más información en ${link}${others(call, scene)}`, `Todos los detalles: ${list}`, ...named]
  if (phone) return [`Llámanos o escríbenos al ${phone}${others({ ...call, phone: null }, scene)}`, ...named]
  return mail ? [`Escríbenos a ${mail}`, ...named] : named
}

const asButtons = (texts: readonly string[]) =>
  unique(texts.filter((text) => countCodePoints(text) <= BUTTON))

const REQUEST_NOUN = /^(?:reserva(?:cione)?s|inscripci(?:ones|ón|on)|pedidos|encargos|citas?|turnos)$/iu

/** The owner's own request, "Reserva tu mesa"; null if there is none, or only an infinitive ("hay que reservar"). */
function ownRequest({ asked, verb }: Call, scene: Scene): string | null {
  const [first = ''] = (asked ?? '').split(' ')
  if (
    verb === null ||
    first === '' ||
    /[aei]r(?:se|te|nos|lo|la|los|las)?$/i.test(first) ||
    REQUEST_NOUN.test(first)
  )
    return null
  return mendedWords(sentence(asked ?? '').replace(/\.$/, ''), [], scene)
}

const NOTED = /^(?:Reservas|Citas|Pedidos|Turnos|Encargos|Inscripciones|Donaciones|Cotizaciones|Consultas)$/u

const TAKEN = /^(?:Reservas|Pedidos|Encargos|Inscripciones|Donaciones)$/u

/** "Reservas: maneandco.example": only if the request says no more than its verb. */
function labels(verb: CallVerb, own: string | null, call: Call, scene: Scene): string[] {
  const list = contactsOf(call).join(' o ')
  if (list === '' || (own?.includes(' ') ?? false)) return []
  // "Para apuntarte" says tú, which the owner may not.
  const isNeutral = own === null || !verb.purpose.endsWith('te')
  return [
    `${verb.label}: ${list}`,
    verb.purpose !== '' && isNeutral ? `Para ${verb.purpose}: ${list}` : '',
    NOTED.test(verb.label) ? withContact(verb.label, call, scene) : '',
    TAKEN.test(verb.label)
      ? `Recibimos ${verb.label.toLowerCase()} ${withContact('', call, scene).trim()}`
      : '',
  ]
}

/** What else asks the same, where the owner typed the bare verb: "Haz tu reserva" beside "Reserva". */
const alike = (own: string | null, verb: CallVerb | null, scene: Scene): string[] =>
  own === null || own.includes(' ') || scene.address === 'usted' || !sameAddress(own, verb, scene)
    ? []
    : (verb?.says ?? []).map((say) => addressed(say, scene)).filter((say) => say !== own)

/** Whether the owner says tú or vos as we would. */
const sameAddress = (own: string, verb: CallVerb | null, scene: Scene) =>
  (verb?.says ?? []).some((say) => addressed(say, scene).split(' ')[0]?.toLowerCase() === own.toLowerCase())

/** "Reserva tu mesa" is also "Para reservar tu mesa: …". */
const purposes = (own: string, list: string, scene: Scene): string[] =>
  requested(own, scene)
    .filter((text) => /^(?:Puedes|Podés) /u.test(text))
    .map((text) => `${text.replace(/^(?:Puedes|Podés)/u, 'Para')}: ${list}`)

function buttonsOf(call: Call, own: string | null, verb: CallVerb | null, scene: Scene): string[] {
  const { link, phone, mail } = call
  const ours = (verb ?? noVerb).buttons.filter((text) => link !== null || !text.includes('en línea'))
  return asButtons([
    ...(own !== null && !(CALLS.test(own) && phone) ? [own] : []),
    ...(phone && !link ? [addressed(`Llama al ${phone}`, scene)] : []),
    ...(own === null && (verb || link) ? ours.map((text) => addressed(text, scene)) : []),
    ...(mail && !link && !phone ? [addressed('Escríbenos', scene)] : []),
  ])
}

/** "Agende su cita" of "Agende su cita en odontovida.example": what stands before the contact. */
function requestIn(words: string, contacts: readonly string[]): string {
  const places = contacts.map((contact) => words.indexOf(contact)).filter((place) => place > 0)
  const before = places.length > 0 ? words.slice(0, Math.min(...places)) : words
  const list = before.replace(/[\s,;:]{1,9}$/u, '').split(' ')
  while (list.length > 1 && LINKING.has(list.at(-1)?.toLowerCase() ?? '')) list.pop()
  return withoutEnd(sentence(list.join(' ')))
}
const LINKING = new Set('en al a el la por o y de del tel teléfono correo web'.split(' '))

const ABLE = /^((?:Puedes|Podés|Puede|Pueden) [^,.:;]{4,60}?) (en (?:el )?\S.{3,60}|al \+?\d[\d ]{5,20})$/u

/** "Puedes reservar en laera.example" is also "En laera.example puedes reservar". */
function contactFirst(text: string): string[] {
  const found = ABLE.exec(withoutEnd(text))
  const [, request = '', contact = ''] = found ?? []
  if (!found || / o /u.test(contact) || !/[.@]\S/u.test(contact)) return []
  return [`${capitalized(contact)} ${uncapitalized(request)}`]
}

const AT_PLACE =
  /^((?:Puedes|Podés|Puede|Pueden|Podéis) [^,.:;]{4,50}?) (en (?!el \d|\S{1,40}[.@])(?:\p{L}{3,14}|(?:el|la|nuestr[oa]) \p{L}{3,14}))$/u

/** "Puedes apuntarte en recepción" is also "En recepción puedes apuntarte". */
function placeFirst(text: string): string[] {
  const [, request = '', place = ''] = AT_PLACE.exec(withoutEnd(text)) ?? []
  return request === '' ? [] : [`${capitalized(place)} ${uncapitalized(request)}`]
}

const REACHABLE =
  /^(?:Puedes|Podés) ([^,.:;]{4,60}?) (?:al|en el|en|a|por WhatsApp al|por mail a) (\+?\d[\d -]{5,20}\d|\S{1,60}[.@]\S{2,60}\p{L})$/u

/** "Puedes reservar tu mesa al 55 1234 5678" is also "¿Quieres reservar tu mesa? 55 1234 5678". */
function askedFirst(text: string, scene: Scene): string[] {
  const [, request = '', contact = ''] = REACHABLE.exec(withoutEnd(text)) ?? []
  return request === '' || / o /u.test(request)
    ? []
    : [`Para ${request}: ${contact}`, addressed(`¿Quieres ${request}? ${capitalized(contact)}`, scene)]
}

/** The owner's sentence, with the contacts that it does not name. */
function ownWords(typed: string, call: Call, buttons: readonly string[], scene: Scene): CallSayings {
  const words = mendedWords(typed, [], scene)
  const contacts = contactsOf(call)
  const [request = ''] = asButtons([requestIn(words, contacts)])
  const isWhole = call.hasContacts || contacts.length === 0
  const whole = sentence(isWhole ? words : `${words}: ${contacts.join(' o ')}`)
  const noted = isWhole ? wordsWithNotes(words, scene, () => []) : []
  const others = isWhole && noted.length === 0 ? fragmentWays(words, scene).map(sentence) : []
  const full = reworded(
    noted.length > 0
      ? noted
      : [
          whole,
          ...others,
          ...others.flatMap((way) => [...contactFirst(way), ...placeFirst(way), ...askedFirst(way, scene)]),
        ],
    [],
    scene,
  )
  return {
    full,
    short: unique(full.filter((text) => text.length <= whole.length + SHORT_ROOM).map(withoutEnd)),
    buttons: request === '' ? buttons : [request],
  }
}

/** A bare request to call or write, by the contact itself. */
function nearby({ phone, mail, link, until, verb }: Call, known: CallVerb | null, scene: Scene): string[] {
  if (!known || until || link || (phone && mail)) return []
  if (verb === 'llamar' && phone) return [`Nuestro teléfono es el ${phone}`, `Atendemos en el ${phone}`]
  if (verb !== 'escribir') return []
  if (mail) return [`Nuestro correo es ${mail}`, addressed(`Mándanos un correo a ${mail}`, scene)]
  return phone ? [addressed(`Mándanos un mensaje al ${phone}`, scene)] : []
}

const askedQuietly = (list: string): CallSayings => ({
  full: [
    `Para cualquier duda: ${list}`,
    `Dudas y consultas: ${list}`,
    `Más información: ${list}`,
    `Para más información: ${list}`,
    `Atendemos cualquier duda en ${list}`,
  ].map(sentence),
  short: [`Dudas: ${list}`, `Para cualquier duda: ${list}`, `Más información: ${list}`],
  buttons: [],
})

/** To report something is more than a question. */
const PLAIN_CALL = /^(?:llam|escrib|contact|consult|pregunt|dud)/iu

function askedSoberly(call: Call, own: string | null, list: string, scene: Scene): CallSayings {
  if (own === null || PLAIN_CALL.test(call.verb ?? '')) return askedQuietly(list)
  const asked = withContact(own, call, scene)
  return {
    full: unique([asked, ...fragmentWays(asked, scene), `Por favor, ${uncapitalized(asked)}`].map(sentence)),
    short: [withoutEnd(sentence(asked))],
    buttons: [],
  }
}

export function sayCall(call: Call, scene: Scene): CallSayings {
  const verb = known(call.verb)
  const own = ownRequest(call, scene)
  const list = contactsOf(call).join(' o ')
  const buttons = scene.isSerious ? [] : buttonsOf(call, own, verb, scene)
  if (call.words !== null) return ownWords(call.words, call, buttons, scene)
  if (scene.isSerious && list !== '') return askedSoberly(call, own, list, scene)
  const until = call.until ? ` ${datePhrase(call.until, scene, 'long')}` : ''
  const says = own !== null ? [own] : (verb?.says ?? []).map((say) => addressed(say, scene))
  const askedWays = own !== null ? fragmentWays(`${withContact(own, call, scene)}${until}`, scene) : []
  const full = [
    ...says.map((say) => `${withContact(say, call, scene)}${until}`),
    ...askedWays,
    ...askedWays.flatMap((way) => [...contactFirst(way), ...placeFirst(way)]),
    ...(own?.includes(' ') && list !== '' && until === ''
      ? [`${own}: ${list}`, ...purposes(own, list, scene)]
      : []),
    ...(verb && until === '' ? labels(verb, own, call, scene) : []),
    ...alike(own, verb, scene).map((say) => `${withContact(say, call, scene)}${until}`),
    ...(says.length === 0 ? plainContacts(call, scene).map((text) => addressed(text, scene)) : []),
  ]
  const [first = ''] = says
  const label = own ?? (until === '' ? verb?.label : first) ?? 'Más información'
  const isCalling = CALLS.test(first) && call.phone !== null
  const brief =
    isCalling || list === '' ? withContact(first, call, scene) + until : `${label}${until}: ${list}`
  return {
    full: reworded(
      [...full, ...nearby(call, verb, scene)].filter((text) => text !== ''),
      [],
      scene,
    ),
    short: unique(
      [brief, ...full.filter((text) => text !== '' && text.length <= brief.length + SHORT_ROOM)].map((text) =>
        withoutEnd(sentence(text)),
      ),
    ),
    buttons,
  }
}

/** Without contact: true of every shop that sells. */
export function neutralCalls(scene: Scene): CallSayings {
  const say = (texts: readonly string[]) => texts.map((text) => addressed(text, scene))
  if (scene.kind === 'event')
    return {
      // It may happen elsewhere than in the shop.
      full: say(['Te esperamos.', 'Nos encantará verte.', 'Ahí te esperamos.', '¿Te esperamos?']),
      short: say(['Te esperamos', 'Nos encantará verte']),
      buttons: say(['Te esperamos']),
    }
  return {
    full: say([
      'Ven a vernos.',
      'Pregúntanos lo que necesites.',
      'Pásate cuando te venga bien.',
      'Si tienes dudas, aquí estamos.',
    ]),
    short: say(['Ven a vernos', 'Pregúntanos']),
    buttons: say(['Ven a vernos', 'Pregúntanos']),
  }
}
