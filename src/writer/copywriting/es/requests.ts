import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import type { Note } from './notes.ts'
import { addressed } from './voseo.ts'

/** What people are asked to do, and its infinitive. */
const infinitives: ReadonlyMap<string, string> = new Map(
  `reserva reservar|reservá reservar|llama llamar|llamá llamar|llámanos llamarnos|llamanos llamarnos|escribe escribir|escribí escribir
  |escríbenos escribirnos|escribinos escribirnos|pide pedir|pedí pedir|pídela pedirla|pídelo pedirlo|encarga encargar|encargá encargar
  |apúntate apuntarte|anotate anotarte|anótate anotarte|inscríbete inscribirte|inscribite inscribirte|regístrate registrarte
  |registrate registrarte|manda mandar|mandá mandar|envía enviar|enviá enviar|agenda agendar|agendá agendar|compra comprar
  |comprá comprar|usa usar|usá usar|confirma confirmar|confirmá confirmar|aparta apartar|apartá apartar|pásate pasarte|pasate pasarte
  |pregunta preguntar|preguntá preguntar|participa participar|participá participar|dona donar|doná donar|mándanos mandarnos
  |mandanos mandarnos|probátelos probártelos|pruébatelos probártelos|preséntate presentarte|presentate presentarte|marca marcar|separa separar
  |solicita solicitar|solicitá solicitar|visítanos visitarnos|visitanos visitarnos`
    .split('|')
    .map((pair): [string, string] => {
      const [from = '', to = ''] = pair.trim().split(' ')
      return [from, to]
    }),
)

/** The same to usted and ustedes. */
const politeRequests: ReadonlyMap<string, string> = new Map(
  `reserve reservar|llame llamar|llámenos llamarnos|escriba escribir|escríbanos escribirnos|pida pedir|agende agendar|compre comprar
  |mande mandar|envíe enviar|confirme confirmar|pregunte preguntar|visite visitar|visítenos visitarnos|solicite solicitar|marque marcar`
    .split('|')
    .flatMap((pair): [string, string][] => {
      const [one = '', to = ''] = pair.trim().split(' ')
      const many = one.endsWith('nos') ? one.replace(/nos$/u, 'nnos') : `${one}n`
      return [
        [one, `Puede ${to}`],
        [many, `Pueden ${to}`],
      ]
    }),
)

const VOS = /^(\p{L}{2,10}[aei])(nos|los?|las?|les?)$/u
const VOSOTROS = /^(\p{L}{2,12}[aei])(?:d(los?|las?|nos|les?)?|(os))$/u
/** Nouns and adverbs that end so. */
const noRequest = new Set(
  'ella ellas ellos ellas elas menos unos una alos universidad ciudad sed red verdad'.split(' '),
)

/** "Encargalos hasta el sábado" is also "Podés encargarlos hasta el sábado"; vosotros has the same rule. */
function regular(first: string, { country }: Scene): string | null {
  const flat = first.toLowerCase()
  if (noRequest.has(flat)) return null
  const vos = ['AR', 'UY', 'PY'].includes(country) ? VOS.exec(flat) : null
  if (vos) return `Podés ${vos[1]}r${vos[2]}`
  const you = country === 'ES' ? VOSOTROS.exec(flat) : null
  return you && /[aei]d|[aei]os$/u.test(flat) ? `Podéis ${you[1]}r${you[2] ?? you[3] ?? ''}` : null
}

/** "Reserva en recepción" is also "Puedes reservar en recepción". */
export function requested(words: string, scene: Scene): string[] {
  const [first = ''] = words.split(' ')
  const infinitive = infinitives.get(first.toLowerCase())
  const rest = words.slice(first.length)
  const polite = politeRequests.get(first.toLowerCase())
  const isOne = rest.length >= 4 && !/ [yoe] \p{L}{4}|,|[.:¿¡]\s/u.test(rest)
  if (polite !== undefined && isOne) return [`${polite}${rest}`]
  const able = infinitive === undefined && isOne ? regular(first, scene) : null
  if (able !== null) return [`${able}${rest}`]
  // A second request would need its own form.
  if (infinitive === undefined || rest.length < 4 || / [yoe] \p{L}|,|[.:¿¡]\s/u.test(rest)) return []
  return [addressed(`Puedes ${infinitive}${rest}`, scene)]
}

const REACHED = /^(\p{L}{4,14}) (?:al|en el|en|a|por|con|antes|hasta|tu|la|el|ya|aquí|con)(?!\p{L}).{2,70}$/iu

/** "Reserva al 600 111 222", "llámanos al 55 1234 5678": a request at the end of a row of notes. */
export function requestNote(clause: string, scene: Scene): Note | null {
  const verb = REACHED.exec(clause)?.[1]?.toLowerCase()
  if (verb === undefined || !infinitives.has(verb) || / [yoe] \p{L}{4}/u.test(clause)) return null
  const typed = capitalized(clause)
  return { ways: [typed, ...requested(clause, scene)], tail: null, isRequest: true }
}
