import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { addressed } from './address.ts'
import type { Note } from './notes.ts'
import { infinitiveOf } from './voseo.ts'
import { knownInfinitives } from './voseo-verbs.ts'

/** What people are invited to do. A duty ("trae tu esterilla") is no invitation. */
const invitations: ReadonlySet<string> = new Set(
  `reservar llamar escribir pedir encargar apuntar anotar inscribir registrar mandar enviar agendar comprar usar confirmar apartar
  pasar preguntar participar donar probar presentar marcar separar solicitar visitar consultar recoger descargar elegir escoger
  acercar sumar ordenar postular hacer`.split(/\s+/),
)

/** The same to usted and ustedes. */
const politeRequests: ReadonlyMap<string, string> = new Map(
  `reserve reservar|llame llamar|llámenos llamarnos|escriba escribir|escríbanos escribirnos|pida pedir|agende agendar|compre comprar
  |mande mandar|envíe enviar|confirme confirmar|pregunte preguntar|visite visitar|visítenos visitarnos|solicite solicitar|marque marcar
  |pase pasar|encargue encargar|aparte apartar|pruebe probar|participe participar|separe separar|consulte consultar|recoja recoger`
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
/** "anotate", but not "tomate": only what people are invited to. */
const VOS_REFLEXIVE = /^(\p{L}{2,10}[aei])te$/u
const VOS_BARE = /^(\p{L}{2,10})([áéí])$/u
const VOSOTROS = /^(\p{L}{2,12}[aei])(?:d(los?|las?|nos|les?)?|(os))$/u
const plainVowel: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i' }

/** "Encargalos hasta el sábado" is also "Podés encargarlos hasta el sábado"; vosotros has the same rule. */
function regular(first: string, { country }: Scene): string | null {
  const flat = first.toLowerCase()
  const able = (can: string, stem: string, pronoun: string) =>
    knownInfinitives.has(`${stem}r`) ? `${can} ${stem}r${pronoun}` : null
  if (['AR', 'UY', 'PY'].includes(country)) {
    const vos = VOS.exec(flat)
    if (vos) return able('Podés', vos[1] ?? '', vos[2] ?? '')
    const [, own = ''] = VOS_REFLEXIVE.exec(flat) ?? []
    if (invitations.has(`${own}r`)) return able('Podés', own, 'te')
    const [, start = '', vowel = ''] = VOS_BARE.exec(flat) ?? []
    const stem = `${start}${plainVowel[vowel] ?? ''}`
    return invitations.has(`${stem}r`) ? able('Podés', stem, '') : null
  }
  const you = country === 'ES' ? VOSOTROS.exec(flat) : null
  if (!you) return null
  // "Felicitadla" can be nothing else.
  return you[2] ? `Podéis ${you[1]}r${you[2]}` : able('Podéis', you[1] ?? '', you[3] ?? '')
}

/** "Reserva", "apúntate": the infinitive of an invitation to tú, with its pronoun. */
function invited(first: string): string | null {
  const found = infinitiveOf(first.toLowerCase())
  return found && invitations.has(found.verb) ? `${found.verb}${found.pronoun}` : null
}

/** A second request would need its own form. */
const IS_MORE = / (?:[ye]|o(?! (?:al|en|por) )) \p{L}|,|[.:¿¡]\s/u

/** "Trae tu esterilla" is also "No olvides traer tu esterilla". */
const duties: readonly { is: RegExp; ways: (rest: string) => readonly string[] }[] = [
  {
    is: /^tra(?:e|é) (?!\d)(.{3,70})$/iu,
    ways: (rest) => [`No te olvides de traer ${rest}`],
  },
  { is: /^traigan (?!\d)(.{3,70})$/iu, ways: (rest) => [`No se olviden de traer ${rest}`] },
  { is: /^traed (?!\d)(.{3,70})$/iu, ways: (rest) => [`No os olvidéis de traer ${rest}`] },
  {
    is: /^pasen a (\p{L}{2,12}[aei]r(?:los?|las?|nos)?(?!\p{L}).{0,60})$/iu,
    ways: (rest) => [`Pueden pasar a ${rest}`, `Los invitamos a ${rest}`],
  },
  {
    is: /^vengan (con (?:la |toda la |su )?(?:familia|amigos|amigas|niños|hijos)(?!\p{L}).{0,40})$/iu,
    ways: (rest) => [`Los esperamos ${rest}`],
  },
]

function dutiful(words: string): string[] {
  for (const { is, ways } of duties) {
    const rest = is.exec(words)?.[1]
    if (rest !== undefined && !IS_MORE.test(rest)) return [...ways(rest)]
  }
  return []
}

/** "Reserva en recepción" is also "Puedes reservar en recepción". */
export function requested(words: string, scene: Scene): string[] {
  const due = dutiful(words)
  if (due.length > 0) return due
  const [first = ''] = words.split(' ')
  const rest = words.slice(first.length)
  if (rest.length < 4 || IS_MORE.test(rest) || /^ que /u.test(rest)) return []
  const polite = politeRequests.get(first.toLowerCase())
  if (polite !== undefined) return [`${polite}${rest}`]
  const able = regular(first, scene)
  if (able !== null) return [`${able}${rest}`]
  const infinitive = invited(first)
  // "Reserva de mesas" is no request.
  if (infinitive === null || /^ (?:de|del) /u.test(rest)) return []
  return [addressed(`Puedes ${infinitive}${rest}`, scene)]
}

const REACHED = /^(\p{L}{3,14}) (?:al|en el|en|a|por|con|antes|hasta|tu|la|el|ya|aquí|con)(?!\p{L}).{2,70}$/iu

/** "Reserva al 600 111 222", "llámanos al 55 1234 5678": a request at the end of a row of notes. */
export function requestNote(clause: string, scene: Scene): Note | null {
  const verb = REACHED.exec(clause)?.[1]?.toLowerCase()
  if (verb === undefined || / [yoe] \p{L}{4}/u.test(clause)) return null
  const isKnown = invited(verb) !== null || regular(verb, scene) !== null
  if (!isKnown) return null
  return { ways: [capitalized(clause), ...requested(clause, scene)], tail: null, isRequest: true }
}
