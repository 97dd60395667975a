import type { WordsUnit } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { part, type Rule } from '../rule.ts'
import { sentence } from '../sentence.ts'
import { addressed } from './address.ts'
import { fragmentWays } from './fragments.ts'
import { withOpening } from './openings.ts'
import { folded, lowered } from './phrases.ts'

const FOLLOW = /^s[ií]gu|^segu[ií]/iu
const CLAUSE =
  /, (?=(?:cierra|ganador(?:es|as|a)?|participan|anunciamos|sorteo|para participar|el sorteo|(?:el|la|los|las) ganador(?:es|as|a)?)(?!\p{L}))/iu
const howTo = [
  'Para participar: ',
  'Cómo participar: ',
  'Para entrar en el sorteo: ',
  'Participar es fácil: ',
]
const DAY = String.raw`(?:el|este|mañana|hoy|hasta|antes)(?!\p{L})`

/** How contests are told in notes. */
const rules: readonly Rule[] = [
  {
    is: /^(?:para|cómo) participar:? (?!hay |solo |es )(.{6,160})$/iu,
    ways: (found) => [
      `Para participar: ${lowered(part(found, 1))}`,
      `Cómo participar: ${lowered(part(found, 1))}`,
      `Participar es fácil: ${lowered(part(found, 1))}`,
    ],
  },
  {
    is: new RegExp(`^el sorteo (?:es|será|se (?:hace|hará|realiza|realizará)) (${DAY}.{3,60})$`, 'iu'),
    ways: (found) => [
      `El sorteo es ${part(found, 1)}`,
      `Hacemos el sorteo ${part(found, 1)}`,
      `El sorteo se hace ${part(found, 1)}`,
    ],
  },
  {
    is: new RegExp(`^el ganador se (?:publica|anuncia|publicará|anunciará|conocerá) (${DAY}.{3,60})$`, 'iu'),
    ways: (found) => [
      `El ganador se anuncia ${part(found, 1)}`,
      `Anunciamos al ganador ${part(found, 1)}`,
      `El nombre del ganador sale ${part(found, 1)}`,
    ],
  },
  {
    is: /^hasta (el .{3,60})$/iu,
    ways: (found, scene) => [
      addressed(`Puedes participar hasta ${part(found, 1)}`, scene),
      addressed(`Tienes hasta ${part(found, 1)}`, scene),
      `El sorteo está abierto hasta ${part(found, 1)}`,
    ],
  },
  {
    is: /^(?:se permite |máximo )?(una? (?:participación|intento|comentario|cupón|boleto|papeleta|entrada)) por (persona|cuenta|cliente|familia|compra|ticket)$/iu,
    ways: (found) => [
      `Vale ${lowered(part(found, 1))} por ${part(found, 2)}`,
      `Máximo ${lowered(part(found, 1))} por ${part(found, 2)}`,
      found[0],
    ],
  },
  {
    is: /^(?:comenta|comentá|comenten) ((?:cu[aá]l|con qui[eé]n|qu[eé]|c[oó]mo|tu|el|la|d[oó]nde|por qu[eé]) .{4,90})$/iu,
    ways: (found, scene) =>
      /^comenten/iu.test(found[0])
        ? [found[0], `Cuéntennos en los comentarios ${part(found, 1)}`]
        : [
            found[0],
            addressed(`Cuéntanos en los comentarios ${part(found, 1)}`, scene),
            addressed(`Escribe en los comentarios ${part(found, 1)}`, scene),
          ],
  },
  {
    is: /^participan (?:solo )?((?:los |las )?mayores de \d{2}.{0,50})$/iu,
    ways: (found) => [found[0], `Pueden participar ${part(found, 1)}`, `Sorteo para ${part(found, 1)}`],
  },
]

function clauseWays(clause: string, scene: Scene): string[] {
  const rule = rules.find(({ is }) => is.test(clause))
  const found = rule?.is.exec(clause)
  if (rule && found) return [...rule.ways(found, scene)]
  const better = withOpening(clause, scene.kind).map((text) =>
    text.replace(/^Puedes /, addressed('Puedes ', scene)),
  )
  return better.length > 0 ? better : [clause, ...fragmentWays(clause, scene)]
}

/** Whether the words begin with what is asked: "síguenos y etiqueta a quien traerías". */
const startsWithAction = ({ words, slots }: WordsUnit) =>
  slots.some(({ value, text }) => value.type === 'action' && folded(words).startsWith(folded(text)))

/** How to take part, then when it closes, then who wins: each in a sentence of its own. */
export function contestWays(words: string, unit: WordsUnit, scene: Scene): string[] {
  // Only the first of several requests gets the introduction, and that is nearly always to follow the shop.
  const isHow = unit.hasAction && FOLLOW.test(words) && startsWithAction(unit)
  const clauses = words
    .split(CLAUSE)
    .map((clause, place) =>
      place === 0 && isHow ? howTo.map((start) => `${start}${lowered(clause)}`) : clauseWays(clause, scene),
    )
  const most = Math.max(...clauses.map((ways) => ways.length))
  return Array.from({ length: most }, (_, way) =>
    clauses.map((ways) => sentence(ways[way % ways.length] ?? '')).join(' '),
  )
}
