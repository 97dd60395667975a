import type { Scene } from '../grammar/grammar.ts'
import { isNounPhrase, lowered } from './phrases.ts'
import { addressed } from './voseo.ts'

type Rule = { is: RegExp; ways(found: RegExpExecArray, scene: Scene): readonly string[] }

const part = (found: RegExpExecArray, place: number) => found[place] ?? ''
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** What people are asked to do, and its infinitive. */
const infinitives: ReadonlyMap<string, string> = new Map(
  `reserva reservar|reservá reservar|llama llamar|llamá llamar|llámanos llamarnos|llamanos llamarnos|escribe escribir|escribí escribir
  |escríbenos escribirnos|escribinos escribirnos|pide pedir|pedí pedir|pídela pedirla|pídelo pedirlo|encarga encargar|encargá encargar
  |apúntate apuntarte|anotate anotarte|anótate anotarte|inscríbete inscribirte|inscribite inscribirte|regístrate registrarte
  |registrate registrarte|manda mandar|mandá mandar|envía enviar|enviá enviar|agenda agendar|agendá agendar|compra comprar
  |comprá comprar|usa usar|usá usar|confirma confirmar|confirmá confirmar|aparta apartar|apartá apartar|pásate pasarte|pasate pasarte
  |pregunta preguntar|preguntá preguntar|participa participar|participá participar|dona donar|doná donar|mándanos mandarnos
  |mandanos mandarnos|probátelos probártelos|pruébatelos probártelos|preséntate presentarte|presentate presentarte`
    .split('|')
    .map((pair): [string, string] => {
      const [from = '', to = ''] = pair.trim().split(' ')
      return [from, to]
    }),
)

/** "Reserva en recepción" is also "Puedes reservar en recepción". */
function requested(words: string, scene: Scene): string[] {
  const [first = ''] = words.split(' ')
  const infinitive = infinitives.get(first.toLowerCase())
  const rest = words.slice(first.length)
  // A second request would need its own form.
  // "Apuntarte" hides who is asked more than "apúntate" does.
  if (
    infinitive === undefined ||
    infinitive.endsWith('te') ||
    rest.length < 4 ||
    / [yoe] \p{L}|,|[.:¿¡]\s/u.test(rest)
  )
    return []
  return [addressed(`Puedes ${infinitive}${rest}`, scene)]
}

const PEOPLE =
  /(?:client[ea]s?|clientas?|pacientes?|alumn[oa]s|soci[oa]s|estudiantes|adultos|mayores|residentes|novi[oa]s)(?: (?:nuev[oa]s|registrad[oa]s))?$/iu

/** Notes as owners jot them down, and the sentences that they stand for. Every way says the same. */
const rules: readonly Rule[] = [
  {
    is: /^entrada (libre|gratis|gratuita)(.{0,60})$/iu,
    ways: (found) => [`La entrada es ${part(found, 1).toLowerCase()}${part(found, 2)}`],
  },
  {
    is: /^(cupos|lugares|puestos) limitados$/iu,
    ways: (found) => [
      `Los ${part(found, 1).toLowerCase()} son limitados`,
      `Hay ${part(found, 1).toLowerCase()} limitados`,
    ],
  },
  {
    is: /^(?:plazas|vacantes) limitadas$/iu,
    ways: () => ['Las plazas son limitadas', 'Hay plazas limitadas'],
  },
  {
    is: /^no (?:es )?acumulables?(.{0,50})$/iu,
    ways: (found) => [`No es acumulable${part(found, 1)}`, `Oferta no acumulable${part(found, 1)}`],
  },
  {
    is: /^no (?:aplica|válid[oa]|vale) (en|para|con) (.{3,50})$/iu,
    ways: (found) => [
      `No se aplica ${part(found, 1)} ${part(found, 2)}`,
      `No es válido ${part(found, 1)} ${part(found, 2)}`,
    ],
  },
  {
    is: /^(?:solo|únicamente) (?:para )?(.{4,40})$/iu,
    ways: (found) =>
      PEOPLE.test(part(found, 1)) ? [`Solo para ${part(found, 1)}`, `Exclusivo para ${part(found, 1)}`] : [],
  },
  {
    is: /^(?:máximo )?(un[oa]) por (persona|cliente|familia|clienta|pedido)$/iu,
    ways: (found) => [
      `Máximo ${found[1]?.toLowerCase()} por ${found[2]}`,
      `Es ${found[1]?.toLowerCase()} por ${found[2]}`,
    ],
  },
  {
    is: /^hasta agotar (existencias|stock|unidades)$/iu,
    ways: (found) => [`Válido hasta agotar ${part(found, 1)}`],
  },
  {
    is: /^sin (cita|reserva|inscripción)(?: previa)?$/iu,
    ways: (found) => [`Sin ${part(found, 1)} previa`],
  },
  {
    is: /^(solo )?quedan (.{3,90})$/iu,
    ways: (found) => [
      `${found[1] ? 'Solo nos' : 'Nos'} quedan ${part(found, 2)}`,
      ...(found[1] ? [`Ya solo quedan ${part(found, 2)}`] : [`Todavía quedan ${part(found, 2)}`]),
    ],
  },
  {
    is: /^últim([oa]s) (\d{1,3} .{3,90})$/iu,
    ways: (found) => [
      `Quedan l${part(found, 1)} últim${part(found, 1)} ${part(found, 2)}`,
      `Son l${part(found, 1)} últim${part(found, 1)} ${part(found, 2)}`,
    ],
  },
  {
    is: /^gracias (?:a|por) .{4,140}$/iu,
    ways: (found, { isSerious }) => [
      `Muchas ${lowered(found[0])}`,
      ...(isSerious ? [] : [`Mil ${lowered(found[0])}`]),
    ],
  },
  { is: /^gracias a tod([oa]s)$/iu, ways: (found) => [`Muchas gracias a tod${part(found, 1)}`] },
  {
    is: /^(llegó|llegaron) (.{4,100})$/iu,
    ways: (found) => [
      `Ya ${part(found, 1).toLowerCase()} ${part(found, 2)}`,
      `${part(found, 1).toLowerCase() === 'llegó' ? 'Acaba' : 'Acaban'} de llegar ${part(found, 2)}`,
    ],
  },
  {
    is: /^(ya hay|tenemos) (?!que\b)(.{4,100})$/iu,
    ways: (found) =>
      /^ya/iu.test(part(found, 1))
        ? [`Ya tenemos ${part(found, 2)}`, `Ya están aquí: ${part(found, 2)}`]
        : [`Contamos con ${part(found, 2)}`],
  },
  { is: /^habrá (.{4,100})$/iu, ways: (found) => [`Tendremos ${part(found, 1)}`] },
  { is: /^buscamos (.{4,120})$/iu, ways: (found) => [`Estamos buscando ${part(found, 1)}`] },
  {
    is: /^cumplimos (\d{1,3}) años(.{0,90})$/iu,
    ways: (found) => [
      `Celebramos ${part(found, 1)} años${part(found, 2)}`,
      `Ya son ${part(found, 1)} años${part(found, 2)}`,
    ],
  },
  {
    is: /^abrimos (.{4,90})$/iu,
    ways: (found, { kind }) => (kind === 'hours' ? [`Estaremos abiertos ${part(found, 1)}`] : []),
  },
  {
    is: /^cerramos (.{4,90})$/iu,
    ways: (found, { isSerious }) =>
      isSerious
        ? [`Permaneceremos cerrados ${part(found, 1)}`, `Estaremos cerrados ${part(found, 1)}`]
        : [`Estaremos cerrados ${part(found, 1)}`],
  },
  {
    is: /^incluye (.{4,100})$/iu,
    ways: (found) => [`Está incluido: ${part(found, 1)}`, `Lo que incluye: ${part(found, 1)}`],
  },
]

const OUR_VERB = '\\p{L}{2,14}(?:amos|emos|imos)'
const OPENS_CLAUSE = new RegExp(
  `, (?:y )?(?=(?:(?:ya |hoy |nos |te |les |os |lo |los |la |las |se |no )?(?:${OUR_VERB}|hay|habrá|tienes|tienen|es|son|está|están|fue|será)(?!\\p{L})))`,
  'iu',
)
const SUBORDINATE =
  /^(?:si|cuando|como|aunque|mientras|para|por|porque|que|quien|el que|la que|los que|donde)(?!\p{L})/iu

const STARTS_WITH_VERB =
  /^(?:ya |nos |te |les |os |lo |la |se |no )?(?:\p{L}{2,14}(?:amos|emos|imos)|hay|habrá|es|son|está|están|hubo|se estropeó|tienes|tienen|puedes|trae|ven)(?!\p{L})/iu

/** "Campaña solidaria: recibimos cobijas" is also "Campaña solidaria. Recibimos cobijas". */
function halved(words: string): string[] {
  const [left = '', right = '', ...more] = words.split(': ')
  if (right === '' || more.length > 0 || left.split(' ').length < 2 || !STARTS_WITH_VERB.test(right))
    return []
  return [`${left}. ${capital(right)}`]
}

/** Two clauses in one: "X, hacemos Y" is also "X. Hacemos Y". */
function parted(words: string, { isSerious }: Scene): string[] {
  const found = OPENS_CLAUSE.exec(words)
  if (!found || found.index < 12 || SUBORDINATE.test(words)) return []
  const [left, right] = [words.slice(0, found.index), words.slice(found.index + found[0].length)]
  if (right.length < 8 || /[(«¿¡"“]/.test(words)) return []
  const isPlain = !/[;:]/.test(words)
  return [`${left}. ${capital(right)}`, isPlain && !isSerious ? `${left}; ${right}` : '']
}

const PARTS = 5
/** Notes in a row, each of which can be told alone: "casco y luces obligatorios, 10 km". */
function listed(words: string): string[] {
  const notes = words.split(', ')
  const last = notes.at(-1) ?? ''
  if (notes.length < 2 || notes.length > PARTS || / (?:y|e|o|u) /iu.test(last)) return []
  const isNote = (note: string) =>
    (note.includes(' ') || /^\$?\d/.test(note)) && isNounPhrase(note) && !/[().:;¿¡«"]/.test(note)
  if (!notes.every(isNote) || notes.slice(1).some((note) => /^(?:de|del|que|con|a|al|o|u) /iu.test(note)))
    return []
  const [head = '', ...rest] = notes
  return [
    notes.map(capital).join('. '),
    rest.length > 1 ? `${head}: ${rest.join(', ')}` : '',
    rest.length > 1 ? `${notes.slice(0, -1).join(', ')}. ${capital(last)}` : '',
  ]
}

/** "Recogemos alimentos del 1 al 15" is also "Del 1 al 15 recogemos alimentos". */
const DATED =
  /^(?=\p{L}{2,14}(?:amos|emos|imos) )([^,.;:()«»]{8,80}?) ((?:este|el|los|del|hoy|mañana|desde el|a partir del) (?:(?:próximo |día )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|\d)[^,.;:()«»]{0,40})?)$/iu

function fronted(words: string): string[] {
  const found = DATED.exec(words)
  if (
    !found ||
    / (?:que|y|si|cuando|para|porque) | (?:hasta|desde|para|antes|partir|de|del|en|a|al|por|con|solo)$/iu.test(
      found[1] ?? '',
    )
  )
    return []
  return [`${capital(part(found, 2))} ${lowered(part(found, 1))}`]
}

/** Other ways to say the owner's words, where that is certain. Without a period at the end. */
export function fragmentWays(words: string, scene: Scene): string[] {
  const bare = words.replace(/(?<!\bm)\.$/, '')
  const rule = rules.find(({ is }) => is.test(bare))
  const found = rule?.is.exec(bare)
  const told = rule && found ? [...rule.ways(found, scene)] : []
  const notes = told.length === 0 && !scene.isSerious ? [...requested(bare, scene), ...listed(bare)] : []
  return [...told, ...notes, ...fronted(bare), ...parted(bare, scene), ...halved(bare)].filter(
    (text) => text !== '',
  )
}
