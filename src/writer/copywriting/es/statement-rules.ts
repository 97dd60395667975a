import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { part, type Rule } from '../rule.ts'
import { addressed } from './address.ts'
import { contracted, isNounPhrase, lowered } from './phrases.ts'
import { forms } from './voseo-verbs.ts'

const isSpain = ({ country }: Scene) => country === 'ES'
const isImperative = (words: string) => forms.imperative.has(words.split(' ')[0]?.toLowerCase() ?? '')
/** A second clause inside would get what is moved. */
const INNER = /(?<!\p{L})(?:que|si|cuando|porque|donde|quien|quienes|mientras|aunque|pero)(?!\p{L})/iu

const hasInner = (words: string) =>
  INNER.test(words.replace(/(?<!\p{L})(?:hay|tiene|tienen|tienes|tenemos) que(?!\p{L})/giu, ''))

/** "Recuerda que", in the person that the owner speaks to. */
const remember: Readonly<Record<string, string>> = { te: 'Recuerda', os: 'Recordad', les: 'Recuerden' }

const streets: Readonly<Record<string, string>> = {
  calle: 'la calle',
  avenida: 'la avenida',
  plaza: 'la plaza',
  ronda: 'la ronda',
  carretera: 'la carretera',
  paseo: 'el paseo',
  camino: 'el camino',
}

/** Statements that owners often make, and what else says the same. */
export const statementRules: readonly Rule[] = [
  {
    is: /^(te|os|les) (?:queremos recordar|recordamos) que (.{8,160})$/iu,
    ways: (found, scene) => [
      found[0],
      `${addressed(remember[part(found, 1).toLowerCase()] ?? '', scene)} que ${part(found, 2)}`,
      capitalized(part(found, 2)),
    ],
  },
  {
    is: /^(?:te|os|les) (?:informamos|avisamos|comunicamos|contamos)(?: de)? que (?!falleció|murió|ha )(.{8,160})$/iu,
    ways: (found) => [found[0], capitalized(part(found, 1))],
  },
  {
    is: /^por cada ([^,;:]{3,60}?) ((?:te |les |le |os )?(?:donamos|regalamos|damos|sumamos|entregamos|plantamos|aportamos|van|va)) ([^,;:]{3,80})$/iu,
    ways: (found) => [
      found[0],
      `${capitalized(part(found, 2))} ${part(found, 3)} por cada ${part(found, 1)}`,
      `Por cada ${part(found, 1)}, ${part(found, 2)} ${part(found, 3)}`,
    ],
  },
  {
    is: /^((?:todo )?lo recaudado|el \d{1,3} ?% [^,;:]{3,40}|una parte de [^,;:]{3,40})(,? [^,;:]{3,40})? (?:va|irá) (?:a|para|al) ([^,;:]{3,70})$/iu,
    ways: (found) => {
      const to = /(?:va|irá) al /u.test(found[0]) ? `el ${part(found, 3)}` : part(found, 3)
      const what = `${part(found, 1)}${part(found, 2)}`
      return [`${what} ${contracted(`se destina a ${to}`)}`, found[0], `${what} será para ${to}`]
    },
  },
  {
    is: /^((?:venir|llegar|acudir|confirmar|avisar|apuntarse|anotarse|inscribirse|presentar|presentarse)(?!\p{L}) .{3,80})$/iu,
    ways: (found) => [`Hay que ${lowered(part(found, 1))}`, `Es necesario ${lowered(part(found, 1))}`],
  },
  {
    is: /^(?:estamos en |en )?((?:la |el )?(calle|avenida|plaza|ronda|carretera|paseo|camino) (?=[^,;:]{2,40} \d).{4,70})$/iu,
    ways: (found, scene) => {
      const kind = part(found, 2).toLowerCase()
      const name = lowered(part(found, 1).replace(/^(?:la |el )/iu, ''))
      const where = `${streets[kind] ?? kind}${name.slice(kind.length)}`
      return scene.kind === 'event' || scene.kind === 'charity'
        ? [`Es en ${where}`, `Lugar: ${name}`]
        : [`Estamos en ${where}`, addressed(`Nos encuentras en ${where}`, scene), `Dirección: ${name}`]
    },
  },
  {
    is: /^abrimos (?:la )?(matrícula|inscripción|preventa|lista de espera) (.{4,90})$/iu,
    ways: (found) => [
      found[0],
      `Ya está abierta la ${part(found, 1).toLowerCase()} ${part(found, 2)}`,
      `Abrimos la ${part(found, 1).toLowerCase()} ${part(found, 2)}`,
    ],
  },
  {
    is: /^(?:ya (?:están?|tenemos) aquí )((?:el|la|los|las) .{4,90})$|^((?:el|la|los|las) [^,;:]{4,60}) ya (?:están?) aquí$/iu,
    ways: (found, scene) => {
      const what = lowered(part(found, 1) || part(found, 2))
      const isPlural = /^l[oa]s /u.test(what)
      const came = isSpain(scene)
        ? isPlural
          ? 'han llegado'
          : 'ha llegado'
        : isPlural
          ? 'llegaron'
          : 'llegó'
      return [
        `Ya ${isPlural ? 'están' : 'está'} aquí ${what}`,
        `Ya ${came} ${what}`,
        `${capitalized(what)} ya ${isPlural ? 'están' : 'está'} aquí`,
      ]
    },
  },
  {
    is: /^(?:se (?:nos|me) (?:ha quedado|quedó) libre|(?:nos|me) (?:ha quedado|quedó) libre|se (?:nos |me )?(?:ha liberado|liberó)) (una? (?:hueco|turno|lugar|espacio|cita|mesa|plaza|cupo))(?!\p{L})(.{0,100})$/iu,
    ways: (found) => [
      `Queda libre ${part(found, 1)}${part(found, 2)}`,
      `Tenemos libre ${part(found, 1)}${part(found, 2)}`,
      `Hay ${part(found, 1)} libre${part(found, 2)}`,
    ],
  },
  {
    is: /^([^,;:«»]{8,100}) si ([^,;:«»]{4,70})$/iu,
    ways: (found) =>
      /(?<!\p{L})(?:(?:pregunt|avis|decid|sab|consult|confirm|cuent)\p{L}{0,8}|mira|dinos|decinos|ver)(?!\p{L})|(?<!\p{L})(?:como|ni|o|y|incluso|aun|hasta|solo)$/iu.test(
        part(found, 1),
      ) || hasInner(part(found, 1))
        ? []
        : [found[0], `Si ${part(found, 2)}, ${lowered(part(found, 1))}`],
  },
  {
    is: /^([^,;:«»]{8,90}?) (para (?:no )?\p{L}{0,12}[aei]r(?:se|te|los?|las?)?(?!\p{L})[^,;:«»]{2,60})$/iu,
    ways: (found) =>
      !isImperative(part(found, 1)) || / para /u.test(part(found, 1)) || hasInner(part(found, 1))
        ? []
        : [found[0], `${capitalized(part(found, 2))}, ${lowered(part(found, 1))}`],
  },
  {
    is: /^es en ((?:el|la|los|las|nuestr[oa]|calle|plaza|parque|\p{Lu}).{3,90})$/iu,
    ways: (found, { kind }) =>
      kind === 'event' ? [found[0], `Será en ${part(found, 1)}`, `El lugar: ${part(found, 1)}`] : [],
  },
  {
    is: /^será ((?:el|este|los|la) .{3,110})$/iu,
    ways: (found, { kind }) => (kind === 'event' ? [found[0], `Es ${part(found, 1)}`] : []),
  },
  {
    is: /^([^,;:«»]{8,90}) porque ([^,;:«»]{6,90})$/iu,
    ways: (found) =>
      hasInner(part(found, 1)) ||
      hasInner(part(found, 2)) ||
      /(?<!\p{L})(?:no|solo) es $/iu.test(part(found, 1))
        ? []
        : [
            found[0],
            `${part(found, 1)}: ${part(found, 2)}`,
            `Como ${part(found, 2)}, ${lowered(part(found, 1))}`,
          ],
  },
  {
    is: /^((?:música|comida|bebidas?|vino|café|chocolate|tarta|torta|pastel|regalos|sorpresas|sorteos?|juegos|talleres|degustaci(?:ón|ones)|tapas|aperitivo|show|baile|dj|brindis|merienda|snacks|puestos|artesanos|food trucks|stands|asado|empanadas|mariachi|payasos?|globos|inflables|rifas?|premios|karaoke|bingo|diagnóstico|descuentos)(?!\p{L}).{3,90})$/iu,
    ways: (found, { kind }) =>
      ['event', 'anniversary', 'charity'].includes(kind) && isNounPhrase(found[0]) && !/[:;.]/u.test(found[0])
        ? [found[0], `Habrá ${lowered(found[0])}`, `Tendremos ${lowered(found[0])}`]
        : [],
  },
  {
    is: /^(de (?:lunes|martes|miércoles|jueves) a (?:miércoles|jueves|viernes|sábado|domingo)(?: .{3,30})?|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)(?: y \p{L}{5,9})?)$/iu,
    ways: (found, { kind }) =>
      kind === 'offer' ? [found[0], `Es ${lowered(found[0])}`, `Vale ${lowered(found[0])}`] : [],
  },
  {
    is: /^solo ((?:en|con|por|para|los|esta|este|de|del) .{3,50})$/iu,
    ways: (found, { kind }) =>
      kind === 'offer' ? [found[0], `Es solo ${part(found, 1)}`, `Vale solo ${part(found, 1)}`] : [],
  },
  {
    is: /^que ((?:la|el|los|las|sus?|tus?|este|esta) .{6,120})$/iu,
    ways: (found, { kind }) => (kind === 'greeting' ? [found[0], `Deseamos que ${part(found, 1)}`] : []),
  },
  {
    is: /^(os|te|los|las) esperamos$/iu,
    ways: (found) => [found[0], `Aquí ${found[0].toLowerCase()}`],
  },
]
