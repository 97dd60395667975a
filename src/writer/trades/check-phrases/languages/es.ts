import { forms } from '../../../copywriting/es/voseo-verbs.ts'
import type { Finding } from '../rules.ts'
import { wordsIn } from '../tokens.ts'
import type * as en from './en.ts'

const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }
const bare = (word: string) => word.replace(/[áéíóú]/g, (letter) => accents[letter] ?? letter)

/** "llama" of "llamá" is "llame" to a stranger; the sound of the last consonant is kept. */
function formal(familiar: string, vos: string): string | null {
  const stem = familiar.slice(0, -1)
  if (vos.endsWith('á')) {
    if (!familiar.endsWith('a')) return null
    if (stem.endsWith('c')) return `${stem.slice(0, -1)}que`
    if (stem.endsWith('g')) return `${stem}ue`
    return stem.endsWith('z') ? `${stem.slice(0, -1)}ce` : `${stem}e`
  }
  if (!familiar.endsWith('e')) return null
  if (stem.endsWith('g')) return `${stem.slice(0, -1)}ja`
  return stem.endsWith('c') ? `${stem.slice(0, -1)}zca` : `${stem}a`
}

const irregularFormal = [
  'diga',
  'haga',
  'ponga',
  'venga',
  'salga',
  'tenga',
  'traiga',
  'vaya',
  'siga',
  'elija',
]
/** Nouns and others that are spelled like a form of address. */
const otherWords = new Set('sed bebé bebés tomate tomates una entre'.split(' '))

const vosForms = new Set(
  [...forms.imperative, ...forms.present].flatMap(([familiar, vos]) =>
    vos !== familiar && /[áéí]s?$/.test(vos) && !otherWords.has(vos) ? [vos] : [],
  ),
)
vosForms.add('sos')
const vosBases = new Set([...forms.imperative.values()].map(bare).filter((base) => base.length > 3))
const pluralOrders = new Set(
  [...forms.imperative.values()].map((vos) => `${bare(vos)}d`).filter((word) => !otherWords.has(word)),
)
const formalOrders = new Set([
  ...irregularFormal,
  ...[...forms.imperative].flatMap(([familiar, vos]) => formal(familiar, vos) ?? []),
])
const formalBases = new Set([...formalOrders].map(bare))
const pronouns = ['noslo', 'nosla', 'nos', 'me', 'los', 'las', 'lo', 'la', 'les', 'le']
const accented = /[áéíóú]/

/** Whether a verb with a pronoun addresses the reader otherwise than tú: "escríbanos", "escribidnos", "escribinos". */
function isOtherAddress(word: string): boolean {
  return pronouns.some((pronoun) => {
    if (!word.endsWith(pronoun)) return false
    const base = word.slice(0, -pronoun.length)
    if (pluralOrders.has(base)) return true
    if (pronoun !== 'nos' && pronoun !== 'me') return accented.test(base) && formalBases.has(bare(base))
    return accented.test(base) ? formalBases.has(bare(base)) : vosBases.has(base)
  })
}

const sentenceStart = /(?:^|[.!?:¿¡«(]\s?)$/u
const WORD = /\p{L}+/gu

function checkAddress(text: string): Finding[] {
  const found: Finding[] = []
  for (const { 0: typed, index } of text.matchAll(WORD)) {
    const word = typed.toLowerCase()
    const isFirst = sentenceStart.test(text.slice(Math.max(0, index - 2), index))
    const isOther =
      /[áé]is$/.test(word) ||
      vosForms.has(word) ||
      pluralOrders.has(word) ||
      isOtherAddress(word) ||
      (isFirst && formalOrders.has(word) && !forms.imperative.has(word) && !otherWords.has(word))
    if (isOther) found.push({ rule: 'register', found: typed })
  }
  return found
}

/** Never a pronoun before a verb, unlike "la", "los" and "las". */
const articles: Readonly<Record<string, 'feminine' | 'masculine' | 'plural'>> = {
  una: 'feminine',
  esta: 'feminine',
  esa: 'feminine',
  nuestra: 'feminine',
  un: 'masculine',
  el: 'masculine',
  del: 'masculine',
  este: 'masculine',
  nuestro: 'masculine',
  unos: 'plural',
  unas: 'plural',
  estos: 'plural',
  estas: 'plural',
  nuestros: 'plural',
  nuestras: 'plural',
}
const afterPreposition: typeof articles = { la: 'feminine', las: 'plural', los: 'plural' }
const prepositions = new Set('de en con para por sobre entre sin hacia bajo tras'.split(' '))
/** Words after which the noun comes later, or that are no noun. */
const between = new Set(
  `que más menos muy cual cuales mejor peor tan casi cada gran buen mal primer tercer mañana antes después otra otro nada cuarenta
  cincuenta treinta sesenta setenta ochenta noventa cuatro cinco siete ocho nueve once doce quince veinte era esta toda contra sobre para entre`.split(
    /\s+/,
  ),
)
const masculineInA = new Set(
  `día mapa planeta pijama sofá agua alma aula arma área ala arpa águila ancla hada ama hacha habla asa alba haba guía policía colega
  poeta atleta gimnasta cura cometa yoga cava matcha hatha spa iva karma pediatra mañana`.split(/\s+/),
)
const masculineEnding = /(?:ista|euta|ma)$/
const feminineInO = new Set('mano foto moto radio soprano'.split(' '))
const singularInS = new Set(
  `lunes martes miércoles jueves viernes mes país interés estrés francés inglés portugués japonés revés autobús bus gas ras análisis
  tesis crisis dosis oasis virus campus atlas cactus bis anís gris tres seis dos cutis iris pelvis brindis paréntesis microondas
  cumpleaños tenis vals compás arnés bíceps tríceps pilates brownies express fitness
  hummus rooibos más menos tos res después antes afueras gratis`.split(/\s+/),
)

/** A tool named after its work: "el sacacorchos". */
const toolInS =
  /^(?:abre|apaga|casca|corta|cubre|guarda|lava|limpia|marca|para|pela|porta|posa|quita|reposa|rompe|saca|salva|sujeta)\p{L}{4,12}s$/u

/** Articles and nouns that differ in number or gender, as far as the endings tell. */
function checkAgreement(text: string): Finding[] {
  const words = wordsIn(text)
  const typed = text.toLowerCase()
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (next === undefined || next.length < 3 || between.has(next)) return []
    const article =
      articles[word] ?? (prepositions.has(words[at - 1] ?? '') ? afterPreposition[word] : undefined)
    if (article === undefined || !typed.includes(`${word} ${next}`)) return []
    const differs =
      article === 'plural'
        ? /[aeoáéó]$/.test(next)
        : (next.endsWith('s') && !singularInS.has(next) && !toolInS.test(next)) ||
          (article === 'feminine' && next.endsWith('o') && !feminineInO.has(next)) ||
          (article === 'masculine' &&
            next.endsWith('a') &&
            !masculineInA.has(next) &&
            !masculineEnding.test(next))
    return differs ? [{ rule: 'agreement', found: `${word} ${next}` } as const] : []
  })
}

export const pairsQuestions: typeof en.pairsQuestions = true

export const checkLanguage: typeof en.checkLanguage = (text) => [
  ...checkAddress(text),
  ...checkAgreement(text),
]
