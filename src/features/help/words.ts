import type { Locale } from '#platform/locale.ts'

/** Words that stand in every question and tell nothing apart. */
const fillers: Partial<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'a about all also am an and any are as at be been being but by can could did do does doing don for from get go had has have he her here him his how i if in into is it its just let like make may me might more my need no of on one or other our out please re s she should so some t tell than that the their them then there these they this to too up us use ve want was way we were what when where which who will with would you your yours'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al algo alguien algun alguna ante aqui asi aun como con cual cuales cuando de del desde donde dos e el ella ellas ellos en entre era eres es esa ese eso esta estan estar este esto estoy favor fue ha hace hacer hacerlo hago han has hasta hay he la las le les lo los mas me mi mis mucho muy necesito ni nos nuestra nuestro o os otra otro para pero poco por porque pueda puede pueden puedo que quien quiero sabes se ser si sin sirve sobre solo son soy su sus tal tambien te tener tengo ti tiene tienen toda todo todos tu tus un una uno unos usted va ver vez voy y ya yo'.split(
      ' ',
    ),
  ),
}

/** Without accents, in small letters: "Publicación" and "publicacion" are the same word. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const endings: Partial<Record<Locale, readonly string[]>> = {
  en: [
    'ations',
    'ation',
    'ments',
    'ment',
    'ings',
    'ing',
    'ers',
    'ies',
    'ied',
    'ed',
    'es',
    'er',
    'ly',
    'al',
    's',
    'e',
    'y',
  ],
  es: [
    ...['aciones', 'uciones', 'iciones', 'amiento', 'amientos', 'acion', 'icion', 'ucion', 'adores', 'ador'],
    ...['arlos', 'arlas', 'arlo', 'arla', 'arme', 'arse', 'erlo', 'irlo', 'ando', 'iendo', 'aron', 'ieron'],
    ...[
      'amos',
      'emos',
      'imos',
      'adas',
      'ados',
      'idas',
      'idos',
      'ada',
      'ado',
      'ida',
      'ido',
      'aba',
      'ian',
      'ia',
    ],
    ...['ar', 'er', 'ir', 'an', 'en', 'as', 'es', 'os', 'a', 'e', 'o', 's'],
  ],
}

const SHORTEST_STEM = 3

/** What a word has in common with its other forms; no word of a dictionary, only the same for all of them. */
export function stem(word: string, locale: Locale): string {
  if (word.length <= SHORTEST_STEM) return word
  const ending = endings[locale]?.find(
    (each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM,
  )
  const cut = ending ? word.slice(0, -ending.length) : word
  // "publico" and "publique", "planning" and "plan".
  if (locale === 'es') return cut.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/z$/, 'c')
  return /([b-df-hj-np-tv-z])\1$/.test(cut) && cut.length > SHORTEST_STEM ? cut.slice(0, -1) : cut
}

/** Every word of a text, in its order; the ones that tell nothing stay, for who reads whole sentences. */
export const allWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The stems of the words that tell something; `writtenIn` is the language of the text, where it is another one. */
export const stemsOf = (text: string, locale: Locale, writtenIn: Locale = locale): string[] =>
  allWords(text)
    .filter((word) => !fillers[locale]?.has(word) && !fillers[writtenIn]?.has(word))
    .map((word) => stem(word, locale))
