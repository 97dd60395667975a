import { capitalized, uncapitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { part } from '../rule.ts'
import { addressed } from './address.ts'
import { articleOf } from './phrases.ts'

/** What a note is about, as far as its grammar needs it. */
export type Subject = { isPlural: boolean; isThing: boolean }

/** A note as owners jot it down ("35 €", "plazas limitadas"), in words that can stand alone. */
export type Note = {
  /** Whole clauses without a period; the first is the best. */
  ways: readonly string[]
  /** How it follows what it is about: "a 35 €"; null where that is not certain. */
  tail: string | null
  /** Asks something of the reader. */
  isRequest?: true
}

type Rule = { is: RegExp; note(found: RegExpExecArray, scene: Scene, subject: Subject): Note | null }

export const MONEY = String.raw`(?:(?:US)?\$ ?\d[\d.,]{0,12}(?<![.,])(?: ?(?:pesos|MXN|USD))?|\d[\d.,]{0,12}(?<![.,]) ?(?:€|euros?|pesos|dólares|soles))`
const PER = String.raw`(?: (?:por|al|a la|la|el|cada) \p{L}{2,20}(?: de (?:\d{1,4} ?)?\p{L}{0,12})?| c\/u|\/\p{L}{1,7}| más IVA)?`

const PRICED_THING = new RegExp(
  String.raw`^(?!(?:a|por|solo|desde|entrada|cuesta) )\p{L}.{2,60} ${MONEY}${PER}$`,
  'iu',
)

/** "Chica a $280, mediana a $420": one thing each, so no note of the one before. */
export const isPriceList = (clauses: readonly string[]): boolean =>
  clauses.filter((clause) => PRICED_THING.test(clause)).length > 1

const GEAR = /^(?:casco|luces|mascarilla|calzado|chaleco|guantes|correa|bozal|ropa)$/iu

const said = (...ways: readonly string[]): Note => ({ ways, tail: null })

/** "los materiales", "la merienda"; as typed where the article is not certain. */
function withArticle(thing: string): string | null {
  const [head = ''] = thing.split(' ')
  if (/^(?:el|la|los|las|un|una|todo|toda|todos|todas|tu|su) /iu.test(`${head} `)) return uncapitalized(thing)
  if (/(?:eriales|ientes|olores|lientes|ceites|guantes)$/iu.test(head)) return `los ${uncapitalized(thing)}`
  if (/as$|^luces$/iu.test(head)) return `las ${uncapitalized(thing)}`
  if (/os$/iu.test(head)) return `los ${uncapitalized(thing)}`
  const article = head.endsWith('s') ? null : articleOf(head)
  return article ? `${article} ${uncapitalized(thing)}` : null
}

/** "Materiales incluidos", "merienda y bebida incluidas". */
const included = (thing: string, participle: string): Note => {
  const [first = '', second] = thing.split(/ [ye] /u)
  const things = [withArticle(first), second === undefined ? null : withArticle(second)]
  const isSure = things[0] !== null && (second === undefined || things[1] !== null)
  const named = isSure ? things.filter((one) => one !== null).join(' y ') : ''
  if (!isSure) return { ways: [`${thing} ${participle}`], tail: `, ${uncapitalized(thing)} ${participle}` }
  return {
    ways: [`Incluye ${named}`, `${capitalized(thing)} ${participle}`],
    tail: `con ${named} ${participle}`,
  }
}

/** "Vale", or what is said of a price where the shop is. */
const costsIn = ({ country }: Scene, isPlural: boolean) =>
  ['AR', 'UY', 'PY'].includes(country) ? (isPlural ? 'Salen' : 'Sale') : isPlural ? 'Valen' : 'Vale'

function priced(start: string, amount: string, { isPlural, isThing }: Subject, scene: Scene): Note {
  const lower = start.trim().toLowerCase()
  if (lower === 'desde')
    return { ways: [`Desde ${amount}`, `A partir de ${amount}`], tail: `desde ${amount}` }
  const only = lower.startsWith('solo') ? 'solo ' : ''
  const tail = only ? `por solo ${amount}` : `a ${amount}`
  const costs = isPlural ? 'Cuestan' : 'Cuesta'
  const ways = [
    ...(isThing ? [`${costs} ${only}${amount}`] : []),
    `El precio es de ${only}${amount}`,
    only ? `Por solo ${amount}` : `Precio: ${amount}`,
    ...(isThing ? [`${costsIn(scene, isPlural)} ${only}${amount}`] : []),
    ...(isThing && only === '' && / (?:por|cada) |c\/u/u.test(amount) ? [`Son ${amount}`] : []),
  ]
  return { ways, tail: isThing ? tail : null }
}

const rules: readonly Rule[] = [
  {
    is: new RegExp(`^(solo |desde |a |por )?(${MONEY}${PER})$`, 'iu'),
    note: (found, scene, subject) => priced(part(found, 1), part(found, 2), subject, scene),
  },
  {
    is: new RegExp(
      String.raw`^(?:a |por )?(${MONEY}${PER}),? (?:con |y )?(?:los |las |el |la )?(\p{L}[\p{L} ]{2,40}) (incluid[oa]s?)$`,
      'iu',
    ),
    note: (found, scene, subject) => {
      const { ways } = priced('', part(found, 1), subject, scene)
      const { ways: inside, tail } = included(part(found, 2), part(found, 3).toLowerCase())
      const with_ = tail?.startsWith(',') ? tail : `, ${tail}`
      const [first = ''] = inside
      return {
        ways: [
          ...ways.slice(0, 2).map((way) => `${way}${with_}`),
          first.startsWith('Incluye')
            ? `${ways[0]} e ${uncapitalized(first)}`
            : `Precio: ${part(found, 1)}${with_}`,
        ],
        tail: subject.isThing ? `a ${part(found, 1)}${with_}` : null,
      }
    },
  },
  {
    is: new RegExp(
      `^(?:a |por )?(${MONEY}${PER}),? ((?:solo )?(?:de|los|las|hasta|desde|del|todos los|todo el|toda la|este|esta) .{3,50})$`,
      'iu',
    ),
    note: (found, scene, subject) => {
      const { ways } = priced('', part(found, 1), subject, scene)
      return {
        ways: [
          ...ways.slice(0, 2).map((way) => `${way}, ${part(found, 2)}`),
          `${capitalized(part(found, 2))}, a ${part(found, 1)}`,
        ],
        tail: subject.isThing ? `a ${part(found, 1)}, ${part(found, 2)}` : null,
      }
    },
  },
  {
    is: /^(?:con |incluye )?(?:los |las |el |la )?(\p{L}[\p{L} ]{2,40}) (incluid[oa]s?)$/iu,
    note: (found) => included(part(found, 1), part(found, 2).toLowerCase()),
  },
  {
    is: new RegExp(
      `^(?!entrada|sueldo|salario|donativo|cuota|cover|aporte|inscripción|matrícula)(?!(?:con|sin|de|en|para|por|y|o|del|al) )(\\p{L}[\\p{L} ]{2,34}) ((?:desde|a|por) ${MONEY}${PER})$`,
      'iu',
    ),
    note: (found, _, { isThing }) =>
      isThing && !/[aeo]s$/u.test(part(found, 1).split(' ')[0] ?? '')
        ? null
        : said(`Hay ${uncapitalized(part(found, 1))} ${part(found, 2)}`, capitalized(found[0])),
  },
  {
    is: new RegExp(`^(?:a |por )?(${MONEY})(?:,| \\()? ?antes:? (?:a )?(${MONEY})\\)?$`, 'iu'),
    note: (found, _, { isThing, isPlural }) => ({
      ways: [
        `Ahora ${part(found, 1)}, antes ${part(found, 2)}`,
        `${isPlural ? 'Costaban' : 'Costaba'} ${part(found, 2)} y ahora ${isPlural ? 'cuestan' : 'cuesta'} ${part(found, 1)}`,
      ].slice(0, isThing ? 2 : 1),
      tail: isThing ? `a ${part(found, 1)} (antes ${part(found, 2)})` : null,
    }),
  },
  {
    is: new RegExp(`^entradas?:? (?:a |de |cuesta |vale )?(${MONEY}${PER})(.{0,60})$`, 'iu'),
    note: (found) =>
      said(
        `La entrada cuesta ${part(found, 1)}${part(found, 2)}`,
        `Entrada: ${part(found, 1)}${part(found, 2)}`,
        `La entrada es de ${part(found, 1)}${part(found, 2)}`,
      ),
  },
  {
    is: /^entrada (libre|gratis|gratuita)((?: hasta| para| con| previa).{2,50})?$/iu,
    note: (found) => ({
      ways: [
        `Entrada ${part(found, 1).toLowerCase()}${part(found, 2)}`,
        `La entrada es ${part(found, 1).toLowerCase()}${part(found, 2)}`,
      ],
      tail: `, con entrada ${part(found, 1).toLowerCase()}${part(found, 2)}`,
    }),
  },
  {
    is: /^(cupos?|plazas?|lugares|puestos|vacantes|aforo|capacidad) (limitad[oa]s?|reducid[oa]s?)$/iu,
    note: (found) => {
      const [thing, how] = [part(found, 1).toLowerCase(), part(found, 2).toLowerCase()]
      const isOne = !thing.endsWith('s')
      const article = isOne
        ? /^(?:plaza|capacidad)$/u.test(thing)
          ? 'la'
          : 'el'
        : /a/.test(how.slice(-2))
          ? 'las'
          : 'los'
      return said(
        `${capitalized(thing)} ${how}`,
        `${capitalized(article)} ${thing} ${isOne ? 'es' : 'son'} ${how}`,
        isOne ? `Tenemos ${thing} ${how}` : `Hay ${thing} ${how}`,
      )
    },
  },
  {
    is: /^(solo |sólo )?(?:hay |quedan )?(\d{1,3}) (plazas|cupos|lugares|puestos|sitios|huecos|turnos|mesas|habitaciones|unidades|pares|cajas|entradas|boletos)( disponibles)?$/iu,
    note: (found) => {
      const count = `${part(found, 2)} ${part(found, 3).toLowerCase()}${part(found, 4)}`
      if (/quedan/iu.test(found[0]))
        return found[1]
          ? said(`Solo quedan ${count}`, `Ya solo quedan ${count}`)
          : said(`Quedan ${count}`, `Todavía quedan ${count}`, `Nos quedan ${count}`)
      return found[1]
        ? said(`Solo hay ${count}`, `Son solo ${count}`, `Tenemos solo ${count}`)
        : said(`Hay ${count}`, `Son ${count}`, `Tenemos ${count}`)
    },
  },
  {
    is: /^(a las? \d{1,2}(?::\d\d)?(?: [ap]\. m\.| h)?)$/iu,
    note: (found, { kind }) =>
      kind === 'event'
        ? said(
            `Empieza ${uncapitalized(part(found, 1))}`,
            `Es ${uncapitalized(part(found, 1))}`,
            `Hora: ${uncapitalized(part(found, 1)).replace(/^a las? /u, '')}`,
          )
        : null,
  },
  {
    is: /^((?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d{1,2}(?: de \p{L}{4,10})?(?:,? (?:de|a las?|desde las?) [\d:]{1,5}(?: (?:h|[ap]\. m\.))?(?: (?:a|hasta las?) [\d:]{1,5}(?: (?:h|[ap]\. m\.))?)?)?)$/iu,
    note: (found, { kind }) =>
      kind === 'event'
        ? {
            ways: [`Es el ${uncapitalized(part(found, 1))}`, `Fecha: ${uncapitalized(part(found, 1))}`],
            tail: `, el ${uncapitalized(part(found, 1))}`,
          }
        : null,
  },
  {
    is: /^cupo:? (?:de |máximo |para )?(\d{1,3}) (personas|lugares|participantes|parejas|familias|niños)$/iu,
    note: (found) => {
      const count = `${part(found, 1)} ${part(found, 2).toLowerCase()}`
      return said(`El cupo es de ${count}`, `Hay cupo para ${count}`, `Cupo: ${count}`)
    },
  },
  {
    is: /^incluye (.{3,70})$/iu,
    note: (found) => said(`Incluye ${part(found, 1)}`),
  },
  {
    is: /^(?:la )?primera? (clase|consulta|visita|sesión|cita|semana|mes|revisión) (?:es )?(?:gratis|gratuita)$/iu,
    note: (found) => {
      const thing = part(found, 1).toLowerCase()
      const first = thing === 'mes' ? 'El primer mes' : `La primera ${thing}`
      return said(`${first} es gratis`, capitalized(found[0]), `${first}, gratis`)
    },
  },
  {
    is: /^(envío|entrega|reparto|servicio|instalación|revisión|degustación)( a domicilio)? (?:gratis|gratuit[oa])( .{3,50})?$/iu,
    note: (found) => {
      const thing = `${part(found, 1).toLowerCase()}${part(found, 2)}`
      const article = articleOf(thing) ?? 'el'
      return said(`${capitalized(article)} ${thing} es gratis${part(found, 3)}`, capitalized(found[0]))
    },
  },
  {
    is: new RegExp(`^(?:a |por )?(${MONEY}${PER}) (con .{3,60})$`, 'iu'),
    note: (found, scene, subject) => {
      const { ways } = priced('', part(found, 1), subject, scene)
      return {
        ways: ways.slice(0, 2).map((way) => `${way}, ${part(found, 2)}`),
        tail: subject.isThing ? `a ${part(found, 1)}, ${part(found, 2)}` : null,
      }
    },
  },
  {
    is: /^salida:? ((?:a )?las? \d{1,2}(?::\d\d)?(?: [ap]\. m\.| h)?)((?: desde| en) .{3,50})?$/iu,
    note: (found) => {
      const at = uncapitalized(part(found, 1)).startsWith('a ')
        ? uncapitalized(part(found, 1))
        : `a ${uncapitalized(part(found, 1))}`
      return said(`Salimos ${at}${part(found, 2)}`, `La salida es ${at}${part(found, 2)}`)
    },
  },
  {
    is: /^(urgencias|emergencias|informes|dudas|consultas)(?: al| en el| en|:) (.{6,40})$/iu,
    note: (found) =>
      said(
        `${capitalized(part(found, 1).toLowerCase())}: ${part(found, 2)}`,
        `Para ${part(found, 1).toLowerCase()}: ${part(found, 2)}`,
      ),
  },
  {
    is: /^(?:solo )?(?:hasta|del) (?:el |fin |\d)[^,;:]{2,30}$/iu,
    note: (found) => ({ ways: [capitalized(found[0])], tail: `, ${uncapitalized(found[0])}` }),
  },
  {
    is: /^grupos (reducidos|pequeños|de (?:máximo|hasta|como máximo) .{2,30})$/iu,
    note: (found) =>
      said(`Los grupos son ${part(found, 1)}`, `Son grupos ${part(found, 1)}`, `Grupos ${part(found, 1)}`),
  },
  {
    is: /^(?:máximo|max\.?) (\d{1,3}) (personas|alumnos|alumnas|participantes|niños|asistentes|plazas)$/iu,
    note: (found) =>
      said(`Máximo ${part(found, 1)} ${part(found, 2)}`, `El máximo son ${part(found, 1)} ${part(found, 2)}`),
  },
  {
    is: /^(solo )?(por encargo|bajo pedido|sobre pedido|por pedido)$/iu,
    note: (found, _, { isPlural }) => {
      const how = `${part(found, 1)}${part(found, 2)}`.toLowerCase()
      return {
        ways: [`${isPlural ? 'Son' : 'Es'} ${how}`, `Disponible${isPlural ? 's' : ''} ${how}`],
        tail: `, ${how}`,
      }
    },
  },
  {
    is: /^sin (cita|reserva|inscripción)(?: previa)?$/iu,
    note: (found) => said(`No hace falta ${part(found, 1)}`, `Sin ${part(found, 1)} previa`),
  },
  {
    is: /^(?:con |bajo |solo con |previa )?(cita|reserva|inscripción)(?: previa)?$/iu,
    note: (found, scene) =>
      /previa|bajo/iu.test(found[0])
        ? said(
            `${/solo/iu.test(found[0]) ? 'Solo con' : 'Con'} ${part(found, 1)} previa`,
            scene.country === 'ES'
              ? `Hace falta ${part(found, 1)} previa`
              : `Se necesita ${part(found, 1)} previa`,
          )
        : null,
  },
  {
    is: /^(?:con )?cita previa ((?:por|en|al) .{4,60})$/iu,
    note: (found) => said(`Con cita previa ${part(found, 1)}`, `Es con cita previa ${part(found, 1)}`),
  },
  {
    is: /^(?:es |será |todo )?(?:gratis|gratuit[oa]|sin costo|sin coste)$/iu,
    note: (found) => ({ ways: [`Es ${/sin/iu.test(found[0]) ? 'sin costo' : 'gratis'}`], tail: null }),
  },
  {
    is: /^(?:(?:hay que|se debe|favor de|por favor|se pide|deben|debes) )?(traer|llevar|venir con) (.{3,60})$/iu,
    note: (found, scene) => {
      const [verb, what] = [part(found, 1).toLowerCase(), part(found, 2)]
      const asked = { traer: 'Trae', llevar: 'Lleva', 'venir con': 'Ven con' }[verb] ?? ''
      return said(
        `Hay que ${verb} ${what}`,
        ...(/ su /u.test(` ${what}`) ? [] : [addressed(`${asked} ${what}`, scene)]),
      )
    },
  },
  {
    is: /^(?:trae|traé|traigan|traed|lleva|llevá|ven con|vení con) (?!\d).{3,60}$/iu,
    note: (found) =>
      / y te | y les /u.test(found[0])
        ? null
        : { ways: [capitalized(found[0])], tail: null, isRequest: true },
  },
  {
    is: /^(\p{L}{3,14}(?: y \p{L}{3,14})?) (obligatori[oa]s?)$/iu,
    note: (found) => {
      const [first = '', second] = part(found, 1).split(' y ')
      const named = [withArticle(first), second === undefined ? '' : withArticle(second)]
      const how = part(found, 2).toLowerCase()
      if (named.includes(null)) return said(`${part(found, 1)} ${how}`)
      const subject = named.filter((one) => one !== '').join(' y ')
      const verb = how.endsWith('s') ? 'son' : 'es'
      const isWorn = GEAR.test(first) && (second === undefined || GEAR.test(second))
      return said(
        `${capitalized(subject)} ${verb} ${how}`,
        `${part(found, 1)} ${how}`,
        ...(isWorn ? [`Es obligatorio llevar ${uncapitalized(part(found, 1))}`] : []),
      )
    },
  },
  {
    is: /^(?:duración|dura):? (?:de )?(.{3,30})$/iu,
    note: (found, _, { isPlural }) => said(`${isPlural ? 'Duran' : 'Dura'} ${part(found, 1)}`),
  },
  {
    is: /^(?:no se (?:necesita|requiere)|no hace falta|sin) (experiencia|conocimientos|saber \p{L}{3,12})( previ[oa]s?)?$/iu,
    note: (found) =>
      said(
        `No hace falta ${part(found, 1)}${part(found, 2)}`,
        `No se necesita ${part(found, 1)}${part(found, 2)}`,
      ),
  },
  {
    is: /^(?:recién|acabad[oa]s de) (\p{L}{4,14}(?:ad|id|ch|ert)[oa]s)$/iu,
    note: (found, _, { isPlural }) =>
      isPlural
        ? {
            ways: [`Están recién ${part(found, 1)}`, `Recién ${part(found, 1)}`],
            tail: `recién ${part(found, 1)}`,
          }
        : null,
  },
]

const VERB_NOTE =
  /^(?:salimos|volvemos|empezamos|quedamos|entregamos|enviamos|hacemos|llevamos|rinden?|duran?|empieza|comienza|termina|se \p{L}{3,12}(?:a|e|an|en))(?!\p{L})[^,;:]{3,70}$/iu

/** The note in whole clauses; null where the words are no note that is known. */
export function noteOf(clause: string, scene: Scene, subject: Subject): Note | null {
  const bare = clause.trim().replace(/(?<!\bm)\.$/u, '')
  for (const { is, note } of rules) {
    const found = is.exec(bare)
    const told = found ? note(found, scene, subject) : null
    if (told) return told
  }
  return VERB_NOTE.test(bare) ? said(capitalized(bare)) : null
}
