import { capitalized, uncapitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { addressed } from './address.ts'
import { clausesOf } from './part-clauses.ts'
import { infinitiveOf } from './voseo.ts'
import { forms, knownInfinitives } from './voseo-verbs.ts'

const plainVowels: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i' }
const vosCountries = new Set(['AR', 'UY', 'PY'])
const VOS = /^(\p{L}{2,10})([áéí])$/u

/** "Corta", "aplícalo", "pasá": what is asked, as an infinitive. Null if the word is no request to tú or vos. */
function infinitive(word: string, { country }: Scene): string | null {
  const lower = word.toLowerCase()
  const [, stem = '', vowel = ''] = vosCountries.has(country) ? (VOS.exec(lower) ?? []) : []
  const vos = `${stem}${plainVowels[vowel] ?? ''}r`
  if (stem !== '') return knownInfinitives.has(vos) ? vos : null
  const found = infinitiveOf(lower)
  return found ? `${found.verb}${found.pronoun}` : null
}

const NEXT_REQUEST = /(?<=, | y )\p{L}{3,14}(?= )/gu
const NO_ADVICE = /(?<!\p{L})(?:no|nunca|jamás)(?!\p{L})|[¿?¡!:;]/iu

const PURPOSE = /^(para [^,;:]{4,70}), (?=\p{L})/iu

/** "Corta el tallo y cambia el agua" is also "Conviene cortar el tallo y cambiar el agua". */
export function advised(words: string, scene: Scene): string[] {
  if (scene.kind !== 'tip') return []
  const purpose = PURPOSE.exec(words)
  const asked = words.slice(purpose?.[0].length ?? 0)
  if (NO_ADVICE.test(asked) || clausesOf(asked, scene).length > 0) return []
  const [first = ''] = asked.split(' ')
  const start = infinitive(first, scene)
  const rest = asked.slice(first.length)
  if (start === null || rest.length < 6 || /^ (?:de|del|que|y) /u.test(rest)) return []
  const advice = `${start}${rest.replace(NEXT_REQUEST, (word) => infinitive(word, scene) ?? word)}`
  if (purpose)
    return [
      `${capitalized(asked)} ${uncapitalized(purpose[1] ?? '')}`,
      `${purpose[1]}, conviene ${advice}`,
      `${purpose[1]}, lo mejor es ${advice}`,
    ]
  return [`Conviene ${advice}`, `Lo mejor es ${advice}`, addressed(`Recuerda ${advice}`, scene)]
}

const irregular: Readonly<Record<string, string>> = {
  di: 'dices',
  haz: 'haces',
  pon: 'pones',
  ven: 'vienes',
  sal: 'sales',
  ten: 'tienes',
}
/** "traer" is "trae" to tú. */
const imperatives: ReadonlyMap<string, string> = new Map(
  [...forms.imperative].map(([tu, vos]) => [
    `${vos.replace(/[áéí]$/u, (vowel) => plainVowels[vowel] ?? vowel)}r`,
    tu,
  ]),
)

/** "Trae" is "si traes", "escríbenos" is "si nos escribes"; null if the word is no such request. */
function conditionOf(word: string, { country }: Scene): string | null {
  const lower = word.toLowerCase()
  if (vosCountries.has(country)) return VOS.test(lower) ? `si ${lower}s` : null
  const found = infinitiveOf(lower)
  const asked = found ? imperatives.get(found.verb) : undefined
  if (!found || asked === undefined) return null
  return `si ${found.pronoun === '' ? '' : `${found.pronoun} `}${irregular[asked] ?? `${asked}s`}`
}

const EXCHANGE =
  /^(\p{L}{2,14})((?: [^\s,;:.]{1,20}){0,12}?) y ((?:te|les|os) (?!espera)(?:lo |la |los |las )?\p{L}{2,14}(?:mos|s)(?!\p{L})[^;:.]{0,80}|(?:tu|el|la) [^,;:.]{3,40} (?:es|sale|va)(?!\p{L})[^;:.]{0,60})$/iu

/** "Trae un juguete y te llevas un corte" is also "Si traes un juguete, te llevas un corte". */
export function exchanged(words: string, scene: Scene): string[] {
  // A recall does not ask whether.
  const found = scene.kind === 'warning' || scene.address === 'usted' ? null : EXCHANGE.exec(words)
  const [, asked = '', what = '', outcome = ''] = found ?? []
  const condition = found ? conditionOf(asked, scene) : null
  if (condition === null) return []
  const isOpen = /,| y /u.test(outcome)
  return [
    `${capitalized(condition)}${what}, ${outcome}`,
    ...(isOpen ? [] : [`${capitalized(outcome)} ${condition}${what}`]),
  ]
}
