import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { part, type Rule } from '../rule.ts'
import { sentence } from '../sentence.ts'
import { lowered, titled } from './phrases.ts'

const ASKING =
  /(?<![\p{L}¿])(?:qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]ndo|d[oó]nde|c[oó]mo|qu[eé]|sab[ií]as|te (?:apuntas|animas|esperamos|gusta)|alguien)(?!\p{L})/iu
const marks: Readonly<Record<string, string>> = {
  quien: 'quién',
  quienes: 'quiénes',
  cual: 'cuál',
  cuando: 'cuándo',
  donde: 'dónde',
  como: 'cómo',
  que: 'qué',
  sabias: 'sabías',
}

/** With both question marks: "un turno libre quien lo quiere??" is "Un turno libre. ¿Quién lo quiere?". */
export function asked(words: string): string {
  const bare = words.replace(/(?<![?!.])[?!.]{1,9}$/, '')
  if (bare.includes('¿')) return sentence(`${bare}?`)
  const found = ASKING.exec(bare)
  const at = found?.index ?? 0
  const word = found?.[0] ?? ''
  const question = `${marks[word.toLowerCase()] ?? word}${bare.slice(at + word.length)}`
  const before = bare.slice(0, at).replace(/[\s,;:]{1,9}$/u, '')
  if (before === '')
    return sentence(`¿${at === 0 && word === '' ? bare : titled(question)}?`).replace(/^¿\p{Ll}/u, (start) =>
      start.toUpperCase(),
    )
  // "que" and "como" inside a sentence are seldom the start of its question.
  if (/^(?:que|como|cuando|donde)$/i.test(word)) return sentence(`¿${bare}?`)
  return `${sentence(before)} ¿${titled(question)}?`
}

/** Questions that can be asked in other words. */
const rules: readonly Rule[] = [
  {
    // It also says that it is so.
    is: /^¿Sab(?:ías|es|éis|íais|ían) que ([^¿?]{6,200})\?$/u,
    ways: (found) => [sentence(part(found, 1)), `¿Lo sabías? ${sentence(part(found, 1))}`],
  },
  {
    is: /^¿(?:Quieres|Querés|Queréis|Quieren) (\p{L}{2,12}[aei]r(?!\p{L})[^¿?]{0,120})\?$/u,
    ways: (found) => {
      const you = /^¿Queréis/u.test(found[0]) ? 'Os' : /^¿Quieren/u.test(found[0]) ? 'Les' : 'Te'
      return [`¿${you} gustaría ${part(found, 1)}?`]
    },
  },
  {
    is: /^¿Qui[eé]n (?!(?:es|son|fue|será) )((?:lo |la |los |las |se |nos )?\p{L}{3,14}[ae](?!\p{L})[^¿?]{0,80})\?$/u,
    ways: (found) => [`¿Alguien ${part(found, 1)}?`],
  },
  {
    is: /^¿([^¿?,]{3,40} o [^¿?,]{3,40}?) (para [^¿?,]{4,50})\?$/u,
    ways: (found) => [`${capitalized(part(found, 2))}, ¿${lowered(part(found, 1))}?`],
  },
  {
    is: /^¿Cuál es (tu|su|vuestr[oa]) (\p{L}{3,16}) (favorit[oa])([^¿?]{0,60})\?$/u,
    ways: (found) => [
      `¿Qué ${part(found, 2)} es ${part(found, 1)} ${part(found, 3)}${part(found, 4)}?`,
      `${capitalized(part(found, 1))} ${part(found, 2)} ${part(found, 3)}${part(found, 4)}, ¿cuál es?`,
    ],
  },
  { is: /^¿Te animas\?$/u, ways: () => ['¿Te apuntas?'] },
  { is: /^¿Te apuntas\?$/u, ways: () => ['¿Te animas?'] },
  { is: /^¿Te animás\?$/u, ways: () => ['¿Te sumás?'] },
]

/** The question and what else asks the same; a sentence before it stays. */
export function questionWays(question: string, scene: Scene): string[] {
  const at = question.lastIndexOf('¿')
  const [before, last] = at > 0 ? [question.slice(0, at), question.slice(at)] : ['', question]
  const rule = rules.find(({ is }) => is.test(last))
  const found = rule?.is.exec(last)
  return [question, ...(rule && found ? rule.ways(found, scene).map((way) => `${before}${way}`) : [])]
}
