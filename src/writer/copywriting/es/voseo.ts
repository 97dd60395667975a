import { capitalizedLike } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'
import { ambiguousPresent, forms } from './voseo-verbs.ts'

const vosCountries = new Set(['AR', 'UY', 'PY'])
const usesVos = ({ country }: Scene): boolean => vosCountries.has(country)

const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }
const withoutAccents = (text: string) => text.replace(/[áéíóú]/g, (letter) => accents[letter] ?? letter)
const bareForms = new Map([...forms.imperative].map(([tu, vos]) => [withoutAccents(tu), vos]))

const single = ['nos', 'me', 'te', 'lo', 'la', 'los', 'las', 'le', 'les']
const double = [
  'noslo',
  'nosla',
  'noslos',
  'noslas',
  'telo',
  'tela',
  'telos',
  'telas',
  'selo',
  'sela',
  'selos',
  'selas',
  'melo',
  'mela',
]
/** Nouns and adjectives that end like a verb with its pronoun. */
const nouns = new Set(
  `parte partes suerte arte norte corte fuerte este oeste vale hola tela telas vela velas sala salas cala bala bola bolas pelo pelos
  palo malo mala malos malas sola solas solo solos tele dole ele ella ellas calle valle arroz dale dales date pasteles hotel hoteles
  tamales niveles detalle detalles mesa aparte mate tomate tomates chocolate muebles dónde alimentos suele suelen juguete habla comida
  mírame tacones gramos regalos papeles`.split(/\s+/),
)

/** "escríbenos" is "escribinos", "cuéntanoslo" is "contánoslo"; null if the word is no such verb. */
function withPronoun(word: string): string | null {
  if (nouns.has(word)) return null
  for (const [list, keepsAccent] of [
    [double, true],
    [single, false],
  ] as const)
    for (const pronoun of list) {
      if (!word.endsWith(pronoun)) continue
      const base = word.slice(0, -pronoun.length)
      const vos = bareForms.get(withoutAccents(base))
      // A verb of two syllables or more carries an accent before its pronoun: "déjalo", not "dejalo".
      if (vos === undefined || (base.length > 3 && !/[áéíóú]/.test(base))) continue
      return `${keepsAccent ? vos : withoutAccents(vos)}${pronoun}`
    }
  return null
}

const words: Readonly<Record<string, string>> = { tú: 'vos', ti: 'vos', contigo: 'con vos' }
const verbMarkers = new Set(
  'no si te cuando mientras donde como ya nunca siempre qué cómo cuándo dónde lo'.split(' '),
)
/** After these a request may go on: "elige y prueba", "si dudas, pregunta". */
const joints = /(?:[,(«]\s?|\s[yo]\s)$/u
const afterColon = /[:;] $/
/** After a colon most verbs tell something; these ask. */
const askedAfterColon = new Set(
  'elige pon pide usa mira prueba pregunta ven trae escribe llama reserva sigue'.split(' '),
)
const sentenceStart = /(?:^|[.!?¿¡(«\n]\s?)$/u
/** Sentences that may ask for something after their first comma. */
const askingStarts = new Set([
  'si',
  'para',
  'cuando',
  'antes',
  'primero',
  'después',
  'luego',
  'mejor',
  'tras',
])
/** Third persons at the start of trade lines. */
const statements = new Set([
  'entra sola',
  'evita disgustos',
  'ayuda más',
  'ocupa menos',
  'ducha sí',
  'sube el',
  'acaba la',
])
/** Third persons more often than requests. */
const rarelyAsked = new Set(
  'queda corre suele quiere puede sabe necesita siente vive cae sueña tarda entiende viste da hierve pierde debe cree falta acaba'.split(
    ' ',
  ),
)
const WORD = /\p{L}+/gu
const CONTEXT = 40

function changed(word: string, before: string, after: string, isAsking: boolean): string | null {
  const plain = words[word]
  if (plain) return plain
  const last = /(\p{L}{1,30}) $/u.exec(before)?.[1]?.toLowerCase() ?? ''
  const present = forms.present.get(word)
  if (present !== undefined) return !ambiguousPresent.has(word) || verbMarkers.has(last) ? present : null
  const enclitic = withPronoun(word)
  if (enclitic) return enclitic
  const imperative = forms.imperative.get(word)
  if (imperative === undefined || rarelyAsked.has(word)) return null
  const next = /^ \p{L}{1,30}/u.exec(after)?.[0] ?? ''
  if (statements.has(`${word}${next}`)) return null
  if (afterColon.test(before)) return askedAfterColon.has(word) ? imperative : null
  return sentenceStart.test(before) || (isAsking && joints.test(before)) ? imperative : null
}

function toVos(text: string): string {
  let isAsking = false
  return text.replace(WORD, (word, at: number) => {
    // A short stretch is enough to know the place, and keeps long texts fast.
    const before = text.slice(Math.max(0, at - CONTEXT), at)
    const after = text.slice(at + word.length, at + word.length + CONTEXT)
    const lower = word.toLowerCase()
    if (sentenceStart.test(before))
      isAsking = forms.imperative.has(lower) || withPronoun(lower) !== null || askingStarts.has(lower)
    if (lower === 'alguien') isAsking = false
    const instead = changed(lower, before, after, isAsking)
    return instead === null ? word : capitalizedLike(word, instead)
  })
}

/** Our own words with tú, as the country says them: "Reserva" is "Reservá" in Argentina. */
export const addressed = (text: string, scene: Scene): string => (usesVos(scene) ? toVos(text) : text)
