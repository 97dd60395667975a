import { capitalizedLike } from '../../first-letter.ts'
import { ambiguousPresent, forms, knownInfinitives } from './voseo-verbs.ts'

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

type Parted = { base: string; vos: string; pronoun: string; isDouble: boolean }

/** "escríbenos" is "escribí" and "nos"; null if the word is no such verb. */
function partedRequest(word: string): Parted | null {
  if (nouns.has(word)) return null
  for (const [list, isDouble] of [
    [double, true],
    [single, false],
  ] as const)
    for (const pronoun of list) {
      if (!word.endsWith(pronoun)) continue
      const base = word.slice(0, -pronoun.length)
      const vos = bareForms.get(withoutAccents(base))
      // A verb of two syllables or more carries an accent before its pronoun: "déjalo", not "dejalo".
      if (vos === undefined || (base.length > 3 && !/[áéíóú]/.test(base))) continue
      return { base, vos, pronoun, isDouble }
    }
  return null
}

/** The infinitive of a request to tú, and its pronoun: "apúntate" is "apuntar" and "te". Null if it is none. */
export function infinitiveOf(word: string): { verb: string; pronoun: string } | null {
  const bare = forms.imperative.get(word)
  const found =
    bare === undefined ? partedRequest(word) : { base: word, vos: bare, pronoun: '', isDouble: false }
  if (!found || found.isDouble) return null
  const verb = `${withoutAccents(found.vos)}r`
  return knownInfinitives.has(verb) ? { verb, pronoun: found.pronoun } : null
}

/** The same requests to vos, vosotros, usted and ustedes. */
const otherRequests = new Set(
  `escribinos llamanos avisanos mandanos pasate acercate sumate anotate preguntanos escribidnos avisadnos llamadnos escríbanos
  escríbannos llámenos llámennos avísenos avísennos mándenos mándennos pregúntenos acérquese acérquense repórtenlo`.split(
    /\s+/,
  ),
)

/** "escríbenos", "tráelo": a request that no other word looks like. */
export const isRequestWithPronoun = (word: string): boolean => {
  const lower = word.toLowerCase()
  return partedRequest(lower) !== null || otherRequests.has(lower)
}

/** Requests said to tú, in other forms of address. */
export type RequestManner = {
  words: Readonly<Record<string, string>>
  imperative: (word: string) => string | undefined
  present: (word: string) => string | undefined
  /** Whether a present, after this word, may be a noun. */
  isAmbiguous: (word: string, before: string) => boolean
  /** Null if the request is not known. */
  withPronoun: (base: string, pronoun: string) => string | null
}

/** Words after which a verb stands. */
export const verbMarkers: ReadonlySet<string> = new Set(
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
  'escribe el',
])
/** Third persons more often than requests. */
const rarelyAsked = new Set(
  'queda corre suele quiere puede sabe necesita siente vive cae sueña tarda entiende viste da hierve pierde debe cree falta acaba'.split(
    ' ',
  ),
)
const WORD = /\p{L}+/gu
const CONTEXT = 40

function changed(
  word: string,
  before: string,
  after: string,
  isAsking: boolean,
  manner: RequestManner,
): string | null {
  const plain = manner.words[word]
  if (plain) return plain
  const last = /(\p{L}{1,30}) $/u.exec(before)?.[1]?.toLowerCase() ?? ''
  const present = manner.present(word)
  if (present !== undefined) return manner.isAmbiguous(word, last) ? null : present
  const parted = partedRequest(word)
  const enclitic = parted ? manner.withPronoun(parted.base, parted.pronoun) : null
  if (enclitic) return enclitic
  const imperative = manner.imperative(word)
  if (imperative === undefined || rarelyAsked.has(word)) return null
  const next = /^ \p{L}{1,30}/u.exec(after)?.[0] ?? ''
  if (statements.has(`${word}${next}`)) return null
  if (afterColon.test(before)) return askedAfterColon.has(word) ? imperative : null
  return sentenceStart.test(before) || (isAsking && joints.test(before)) ? imperative : null
}

/** Our own words with tú, said in another manner. */
export function changeRequests(text: string, manner: RequestManner): string {
  let isAsking = false
  return text.replace(WORD, (word, at: number) => {
    // A short stretch is enough to know the place, and keeps long texts fast.
    const before = text.slice(Math.max(0, at - CONTEXT), at)
    const after = text.slice(at + word.length, at + word.length + CONTEXT)
    const lower = word.toLowerCase()
    if (sentenceStart.test(before))
      isAsking = forms.imperative.has(lower) || partedRequest(lower) !== null || askingStarts.has(lower)
    if (lower === 'alguien') isAsking = false
    const instead = changed(lower, before, after, isAsking, manner)
    return instead === null ? word : capitalizedLike(word, instead)
  })
}

const vosManner: RequestManner = {
  words: { tú: 'vos', ti: 'vos', contigo: 'con vos' },
  imperative: (word) => forms.imperative.get(word),
  present: (word) => forms.present.get(word),
  isAmbiguous: (word, before) => ambiguousPresent.has(word) && !verbMarkers.has(before),
  withPronoun: (base, pronoun) => {
    const vos = bareForms.get(withoutAccents(base))
    if (vos === undefined) return null
    return `${double.includes(pronoun) ? vos : withoutAccents(vos)}${pronoun}`
  },
}

export const toVos = (text: string): string => changeRequests(text, vosManner)
