import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { part, type Rule } from '../rule.ts'
import { advised, exchanged } from './bids.ts'
import { compoundWays, explainedWays, labeledWays } from './compound-ways.ts'
import { newsRules } from './news-rules.ts'
import { isPriceList } from './notes.ts'
import { noticeRules } from './notice-rules.ts'
import { halved, parted, unchained } from './part-clauses.ts'
import { isNounPhrase, lowered } from './phrases.ts'
import { requested } from './requests.ts'
import { sentenceRules } from './sentence-rules.ts'
import { shortNotes } from './short-notes.ts'
import { soberRules } from './sober-rules.ts'
import { statementRules } from './statement-rules.ts'

const PEOPLE =
  /(?:client[ea]s?|clientas?|pacientes?|alumn[oa]s|soci[oa]s|estudiantes|adultos|mayores|residentes|novi[oa]s)(?: (?:nuev[oa]s|registrad[oa]s))?$/iu

/** Notes as owners jot them down, and the sentences that they stand for. Every way says the same. */
const rules: readonly Rule[] = [
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
    is: /^(?:válid[oa] |vigente )?(hasta (?:el |fin |este |mañana).{2,40})$/iu,
    ways: (found, { kind }) =>
      kind === 'offer'
        ? [
            `Es válido ${lowered(part(found, 1))}`,
            `Vale ${lowered(part(found, 1))}`,
            capitalized(part(found, 1)),
          ]
        : [],
  },
  {
    is: /^(solo )?(?:me |nos )?quedan (.{3,90})$/iu,
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
    ways: (found) => (/^ya/iu.test(part(found, 1)) ? [`Ya tenemos ${part(found, 2)}`] : []),
  },
  { is: /^habrá (.{4,100})$/iu, ways: (found) => [`Tendremos ${part(found, 1)}`] },
  { is: /^buscamos (.{4,120})$/iu, ways: (found) => [`Estamos buscando ${part(found, 1)}`] },
  {
    is: /^(?:se (?:busca|necesita|solicita)|hace falta|necesitamos|estamos contratando) (.{4,120})$/iu,
    ways: (found, { kind }) =>
      kind === 'job' ? [`Buscamos ${part(found, 1)}`, `Se busca ${part(found, 1)}`] : [],
  },
  {
    is: /^¡?feliz ((?:día|año|aniversario|cumpleaños|fin de semana|domingo|lunes|viernes|sábado|puente)(?!\p{L})[^!]{0,60}?) (a tod[oa]s?(?!\p{L})[^!]{0,90}|a nuestr[oa]s [^!]{3,90}|a las? [^!]{3,90}|a los [^!]{3,90})!?$/iu,
    ways: (found) => [
      `Deseamos un feliz ${part(found, 1)} ${part(found, 2)}`,
      `¡Feliz ${part(found, 1)} ${part(found, 2)}!`,
      `Feliz ${part(found, 1)} ${part(found, 2)}`,
    ],
  },
  {
    is: /^¡?(feliz navidad|felices fiestas|felices pascuas)((?: a|,| y) [^!]{3,90})?!?$/iu,
    ways: (found) =>
      /(?<!\p{L})gracias(?!\p{L})/iu.test(part(found, 2))
        ? [found[0], `¡${capitalized(part(found, 1))}${part(found, 2)}!`]
        : [
            `Deseamos ${/^feliz n/iu.test(part(found, 1)) ? 'una feliz Navidad' : part(found, 1).toLowerCase()}${part(found, 2)}`,
            `¡${capitalized(part(found, 1))}${part(found, 2)}!`,
          ],
  },
  {
    is: /^salida:? ((?:a )?las? \d{1,2}(?::\d\d)?(?: [ap]\. m\.| h)?)(?:,? (?:en |desde )?(\p{Lu}.{3,50}|la .{3,40}|el .{3,40}))?$/iu,
    ways: (found) => {
      const place = found[2] === undefined ? '' : ` ${found[2]}`
      const at = part(found, 1).startsWith('a ') ? part(found, 1) : `a ${part(found, 1)}`
      return [
        `La salida es ${at}${place && ` en${place}`}`,
        `Salimos ${at}${place && ` desde${place}`}`,
        `Salida ${at}${place && ` en${place}`}`,
      ]
    },
  },
  {
    is: /^(te|os|los|las|les) esperamos (.{4,90})$/iu,
    ways: (found) => [
      `${capitalized(part(found, 1))} esperamos ${part(found, 2)}`,
      ...(/^(?:el|este|mañana|hoy|a partir|desde|a las) /iu.test(part(found, 2))
        ? [`Nos vemos ${part(found, 2)}`]
        : []),
    ],
  },
  {
    is: /^(?:disculpen|disculpad|disculpa|perdón por|lamentamos) las molestias$/iu,
    ways: () => ['Perdón por las molestias', 'Lamentamos las molestias', 'Disculpas por las molestias'],
  },
  {
    is: /^nuev([oa])(s?) ((?!en |horario|direcci|tel)\p{L}{3,20}(?: de \p{L}{3,20})?): (.{3,120})$/iu,
    ways: (found) => {
      const [end, many, name, rest] = [part(found, 1), part(found, 2), part(found, 3), part(found, 4)]
      return [
        `Nuestr${end}${many} nuev${end}${many} ${name}: ${rest}`,
        `Estrenamos ${name}: ${rest}`,
        `Tenemos nuev${end}${many} ${name}: ${rest}`,
      ]
    },
  },
  {
    is: /^nuev([oa]) (sabor|gusto|aroma|color|plato|postre|producto) (?!(?:de|del|en|para|con|y) )(\p{L}+(?: \p{L}+){0,3})$/iu,
    ways: (found) => [
      `Nuev${part(found, 1)} ${part(found, 2)}: ${part(found, 3)}`,
      `Estrenamos ${part(found, 2)}: ${part(found, 3)}`,
      `Tenemos nuev${part(found, 1)} ${part(found, 2)}: ${part(found, 3)}`,
    ],
  },
  {
    is: /^nuev([oa]) en (la carta|el menú|la tienda|el catálogo): (.{3,120})$/iu,
    ways: (found) => [
      `Novedad en ${part(found, 2)}: ${part(found, 3)}`,
      `Estrenamos en ${part(found, 2)}: ${part(found, 3)}`,
    ],
  },
  {
    is: /^(?:un )?(?:consejo|tip|truco|dato)(?: (?:rápido|del día|de hoy))?: (.{6,200})$/iu,
    ways: (found, { shop }) => [
      `Un consejo: ${part(found, 1)}`,
      `Consejo de la casa: ${part(found, 1)}`,
      ...(shop === '' ? [] : [`Un consejo de ${shop}: ${part(found, 1)}`]),
      capitalized(part(found, 1)),
    ],
  },
  {
    is: /^recordatorio: (.{6,200})$/iu,
    ways: (found) => [`Te recordamos: ${part(found, 1)}`, `Para recordar: ${part(found, 1)}`],
  },
  {
    is: /^menú (?:de hoy|del día)(?: de hoy)?: (.{6,200})$/iu,
    ways: (found) => [
      `Hoy en el menú: ${part(found, 1)}`,
      `En el menú de hoy: ${part(found, 1)}`,
      `Hoy tenemos ${part(found, 1)}`,
    ],
  },
  {
    is: /^cumplimos (\d{1,3}) años(.{0,90})$/iu,
    ways: (found) => [
      `Celebramos ${part(found, 1)} años${part(found, 2)}`,
      `Ya son ${part(found, 1)} años${part(found, 2)}`,
    ],
  },
  {
    is: /^abrimos (?!.* a las? )(.{4,90})$/iu,
    ways: (found, { kind }) => (kind === 'hours' ? [`Estaremos abiertos ${part(found, 1)}`] : []),
  },
  {
    // Not "cerramos el 30 después de 41 años": that is for good.
    is: /^cerramos (?!.*(?:después|siempre|definitiv|tras |jubil|temporada))(?=(?:el|los|la|las|por|hasta|del|desde|hoy|mañana|este|esta|todo|unos) )(.{4,90})$/iu,
    ways: (found, { isSerious }) =>
      isSerious && !/^(?:hasta|del|hoy|mañana|por) /iu.test(part(found, 1))
        ? []
        : isSerious
          ? [`Permaneceremos cerrados ${part(found, 1)}`, `Estaremos cerrados ${part(found, 1)}`]
          : [`Estaremos cerrados ${part(found, 1)}`],
  },
  {
    is: /^incluye (.{4,100})$/iu,
    ways: (found) => [`Incluye ${part(found, 1)}`, `Incluido: ${part(found, 1)}`],
  },
]

const PARTS = 5
const DAYS_ONLY =
  /^(?:este |el |los |hoy|mañana)?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)?(?: [ya] (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?))?$/iu
/** Notes in a row, each of which can be told alone: "casco y luces obligatorios, 10 km". */
function listed(words: string): string[] {
  const notes = words.split(', ')
  const last = notes.at(-1) ?? ''
  if (DAYS_ONLY.test(notes[0] ?? '')) return []
  if (notes.length < 2 || notes.length > PARTS || / (?:y|e|o|u) /iu.test(last) || isPriceList(notes))
    return []
  const isNote = (note: string) =>
    (note.includes(' ') || /^\$?\d/.test(note)) && isNounPhrase(note) && !/[().:;¿¡«"]/.test(note)
  if (!notes.every(isNote) || notes.slice(1).some((note) => /^(?:de|del|que|con|a|al|o|u) /iu.test(note)))
    return []
  const [head = '', ...rest] = notes
  return [
    notes.map(capitalized).join('. '),
    rest.length > 1 ? `${head}: ${rest.join(', ')}` : '',
    rest.length > 1 ? `${notes.slice(0, -1).join(', ')}. ${capitalized(last)}` : '',
  ]
}

/** The ways of the first rule that knows any. */
function toldBy(all: readonly Rule[], words: string, scene: Scene): readonly string[] {
  for (const { is, ways } of all) {
    const found = is.exec(words)
    const told = found ? ways(found, scene) : []
    // What a rule only repeats, another may say otherwise.
    if (told.some((way) => way.toLowerCase() !== words.toLowerCase())) return told
  }
  return []
}

const allRules = [
  ...soberRules,
  ...noticeRules,
  ...rules,
  ...shortNotes,
  ...newsRules,
  ...sentenceRules,
  ...statementRules,
]

/** Ways of a single statement. */
function plainWays(words: string, scene: Scene): string[] {
  const told = toldBy(allRules, words, scene).flatMap((way) => {
    const clauses = parted(way, scene)
    return clauses.length > 0 ? clauses.slice(0, 2) : [way]
  })
  const advice = advised(words, scene)
  if (told.length > 0) return [...told, ...advice]
  const asked = scene.isSerious ? [] : [...requested(words, scene), ...listed(words)]
  return [...asked, ...advice, ...exchanged(words, scene)]
}

/** Other ways to say the owner's words, where that is certain. Without a period at the end. */
export function fragmentWays(words: string, scene: Scene): string[] {
  const bare = words.replace(/(?<!\bm)\.$/, '')
  const waysOf = (clause: string) => [
    ...plainWays(clause, scene),
    ...compoundWays(clause, scene, (part) => plainWays(part, scene)),
  ]
  const labeled = labeledWays(bare, waysOf)
  if (labeled.length > 0) return labeled
  const own = waysOf(bare)
  return [
    ...own,
    ...explainedWays(bare, waysOf),
    ...parted(bare, scene),
    ...halved(bare),
    ...unchained(bare, scene),
  ].filter((text) => text !== '')
}
