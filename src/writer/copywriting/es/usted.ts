import { capitalizedLike } from '../../first-letter.ts'
import { ustedImperatives, ustedPresents } from './usted-forms.ts'
import { changeRequests, type RequestManner, verbMarkers } from './voseo.ts'
import { ambiguousPresent, forms, knownInfinitives } from './voseo-verbs.ts'

const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }
const withoutAccents = (text: string) => text.replace(/[áéíóú]/g, (letter) => accents[letter] ?? letter)
const bareImperatives = new Map([...ustedImperatives].map(([tu, usted]) => [withoutAccents(tu), usted]))

/** Requests of one syllable get their accent with a pronoun: "hazlo" is "hágalo". */
const stressed: Readonly<Record<string, string>> = {
  haz: 'hága',
  pon: 'pónga',
  ven: 'vénga',
  di: 'díga',
  ten: 'ténga',
  sal: 'sálga',
  trae: 'tráiga',
}

/** "escríbe" and "nos" are "escríbanos"; "apúnta" and "te" are "apúntese". */
function withPronoun(base: string, pronoun: string): string | null {
  const bare = withoutAccents(base)
  const usted = bareImperatives.get(bare)
  if (usted === undefined) return null
  const said = pronoun === 'te' ? 'se' : pronoun
  const known = stressed[bare]
  if (known) return `${known}${said}`
  const at = base.search(/[áéíóú]/u)
  const stress = base[at]
  if (stress === undefined) return null
  return `${usted.slice(0, at)}${stress}${usted.slice(at + 1)}${said}`
}

const manner: RequestManner = {
  imperative: (word) => ustedImperatives.get(word),
  present: (word) => ustedPresents.get(word),
  isAmbiguous: (word, before) =>
    (ambiguousPresent.has(word) || !forms.present.has(word)) &&
    !verbMarkers.has(before) &&
    !['se', 'le', 'que'].includes(before),
  withPronoun,
  words: { tú: 'usted', ti: 'usted', contigo: 'con usted', tu: 'su', tus: 'sus' },
}

const TE = /(?<!\p{L})te (\p{L}+)/giu
/** "te llevas" is "se lleva", "te lo llevamos" is "se lo llevamos", "te esperamos" is "le esperamos". */
const withoutTe = (text: string) =>
  text.replace(TE, (found: string, next: string) => {
    const lower = next.toLowerCase()
    const isReflexive = ustedPresents.has(lower) || ['lo', 'la', 'los', 'las'].includes(lower)
    return `${capitalizedLike(found, isReflexive ? 'se' : 'le')} ${next}`
  })

const reflexive = new Set(
  'apuntar anotar inscribir registrar postular suscribir unir sumar acercar presentar pasar'.split(' '),
)
const done = new Set('ver atender ayudar contar decir escuchar recibir asesorar'.split(' '))

/** "apuntarte" is "apuntarse", "verte" is "verle". */
const withoutEndings = (text: string) =>
  text.replace(/(?<!\p{L})(\p{L}{1,12}[aeiá]r)te(?!\p{L})/gu, (found: string, verb: string) =>
    reflexive.has(verb) ? `${verb}se` : done.has(verb) ? `${verb}le` : found,
  )

/** What would still be said to tú, or cannot be told: a past, a future, a wish of a verb that is not known. */
const REST =
  /(?<!\p{L})(?:te|ti|tú|tus?|tuy[oa]s?|contigo|estás|\p{L}{2,12}(?:aste|iste|arás|erás|irás|ieras|[íi]as|abas|ndote)|(?:que|cuando|si|no|le|se|la|lo|donde) \p{L}{3,12}[ae]s)(?!\p{L})/iu
const endsInYou = (text: string) =>
  (text.match(/(?<!\p{L})\p{L}{1,12}[aei]rte(?!\p{L})/gu) ?? []).some((word) =>
    knownInfinitives.has(word.slice(0, -2).toLowerCase()),
  )

/** Our own words with tú, said to usted; null where that is not certain. */
export function toUsted(text: string): string | null {
  const said = changeRequests(withoutEndings(withoutTe(text)), manner)
  return REST.test(said) || endsInYou(said) ? null : said
}

const STRONG =
  /(?<!\p{L})(?:usted|vis[ií]tenos|escr[ií]banos|ll[aá]menos|ac[eé]rquese|cons[uú]ltenos|preg[uú]ntenos|cont[aá]ctenos|inscr[ií]base|reg[ií]strese|comun[ií]quese)(?!\p{L})|(?:^|[.,;:!¡\n]\s{0,2})(?:agende|reserve|llame|escriba|pida|traiga|venga|visite|solicite|pregunte|consulte|conozca|aproveche|disfrute|compre|recuerde|presente|deje|participe|separe|aparte) (?!\p{L}{0,3}que)/iu
const OTHERS =
  /(?<!\p{L})(?:tú|te|ti|tus?|contigo|vos|tienes|puedes|quieres|tenés|podés|os|vosotros|vuestr[oa]s?|les|ustedes|pasen|vengan|traigan|pueden|escríbenos|llámanos|escribinos|llamanos|reserva|reservá)(?!\p{L})/iu

/** Whether these words speak to one usted. */
const isUsted = (text: string) => STRONG.test(text) && !OTHERS.test(text)

/** How the shop speaks to its readers in this brief, else in its samples. Absent where it is the country's tú or vos. */
export function addressOf(brief: string, samples: readonly string[]): 'usted' | undefined {
  if (isUsted(brief)) return 'usted'
  if (OTHERS.test(brief) || samples.length === 0) return undefined
  return samples.filter(isUsted).length * 2 > samples.length ? 'usted' : undefined
}
