import type { Kind, YearSeason } from './bank.ts'
import type { HolidayKey } from './holiday-days.ts'
import { looksSpanish } from './idea-language.ts'

/** Lower case, without accents, so that each word is listed once. */
const flat = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’']/g, '')

const holidayWords: readonly [HolidayKey, RegExp][] = [
  ['christmas-eve', /\bchristmas eve\b|\bnochebuena\b/],
  ['christmas', /\b(christmas|xmas|navidad(es)?|navideñ|naviden[oa]s?)\b/],
  ['new-years-eve', /\bnew years eve\b|\bnochevieja\b|\bfin de ano\b/],
  ['new-year', /\bnew years?\b|\bano nuevo\b/],
  ['epiphany', /\bthree kings\b|\bepiphany\b|\breyes( magos)?\b/],
  ['valentine', /\bvalentines?\b|\bsan valentin\b/],
  ['carnival', /\bcarnival\b|\bcarnaval(es)?\b/],
  ['womens-day', /\bwomens day\b|\bdia (internacional )?de la mujer\b/],
  ['st-patrick', /\bpatricks day\b|\bsan patricio\b/],
  ['fathers-day', /\bfathers day\b|\bdia del padre\b/],
  ['easter', /\beaster\b|\bpascuas?\b|\bsemana santa\b/],
  ['book-day', /\bbook day\b|\bdia del libro\b|\bsant jordi\b/],
  ['mothers-day', /\bmothers day\b|\bdia de las? madres?\b/],
  ['halloween', /\bhalloween\b/],
  ['day-of-the-dead', /\bday of the dead\b|\bdia de (los )?muertos\b/],
  ['thanksgiving', /\bthanksgiving\b|\baccion de gracias\b/],
  ['black-friday', /\bblack friday\b|\bviernes negro\b/],
]

export const findHoliday = (typed: string): HolidayKey | null => {
  const text = flat(typed)
  return holidayWords.find(([, words]) => words.test(text))?.[0] ?? null
}

/** By priority: a Christmas sale is a sale, and hiring for a party is hiring. */
const kindWords: readonly [Kind, RegExp][] = [
  [
    'hiring',
    /\b(we(re| are)? (are )?(hiring|recruiting)|hiring|job (offer|opening|vacancy)|vacanc(y|ies)|join (our|the) team|apprentices?|contratamos|se busca|oferta de (trabajo|empleo)|vacantes?|trabaja con nosotros|buscamos (a |un |una |nuev[oa] )?(persona|gente|equipo|camarer|peluquer|ayudante|aprendiz|dependient|cociner|estilista|personal|companer|monitor|profesor|comercial)\w*)\b/,
  ],
  [
    'hours',
    /\b(opening (hours|times)|(new|holiday|summer|winter|christmas|special) hours|we(re| are| will be)? (also )?(open|closed?)|closed (on|for|from|until|this|next)|(now|also) open (on|until|from|every)|horarios?|abrimos|abriremos|cerramos|cerraremos|(estaremos|estamos) (abiert|cerrad)[oa]s?|cerrad[oa]s? por)\b/,
  ],
  [
    'sale',
    /\d\s?%|\b(discount(s|ed)?|on sale|clearance|special (offer|price)|offers?|deals?|promo(tion)?s?|2 ?(x|for) ?1|two for one|half price|reduced|vouchers?|coupons?|descuentos?|rebajas?|rebajad[oa]s?|ofertas?|promocion(es)?|mitad de precio|cupon(es)?|gratis|for free)\b/,
  ],
  [
    'event',
    /\b(events?|party|workshops?|tasting|grand opening|open day|open house|concerts?|fair|giveaway|raffle|live music|eventos?|fiesta|talleres|taller|cata|catas|inauguracion|inauguramos|puertas abiertas|conciertos?|mercadillo|feria|charla|sorteo|musica en vivo)\b/,
  ],
  [
    'launch',
    /\b(new|newest|launch(es|ing)?|introducing|just (in|arrived)|now available|fresh in|nuev[oa]s?|lanzamos|lanzamiento|novedad(es)?|acaban? de llegar|recien llegad[oa]s?|ya disponibles?|estrenamos|presentamos)\b/,
  ],
  [
    'thanks',
    /\b(thanks?( you)?|grateful|reviews?|testimonials?|gracias|agradec\w+|resenas?|opiniones|valoraciones)\b/,
  ],
  ['tip', /\b(tips?|how to|advice|tricks?|did you know|consejos?|trucos?|sabias que)\b|^como /],
]

const seasonWords: readonly [YearSeason, RegExp][] = [
  ['spring', /\b(spring|primavera(l|les)?)\b/],
  ['summer', /\b(summer|verano|veranieg[oa]s?)\b/],
  ['autumn', /\b(autumn|this fall|otono|otonal(es)?)\b/],
  ['winter', /\b(winter|invierno|invernal(es)?)\b/],
]

export const findSeason = (typed: string): YearSeason | null => {
  const text = flat(typed)
  return seasonWords.find(([, words]) => words.test(text))?.[0] ?? null
}

export function findKind(typed: string): Kind {
  const text = flat(typed)
  const holiday = findHoliday(typed)
  for (const [kind, words] of kindWords) {
    // "Acción de gracias" is not a thank-you, and a new year is no new product.
    const rest = holiday ? text.replace(/accion de gracias|new years?|ano nuevo/g, '') : text
    if (words.test(rest)) return kind
  }
  // In Spanish "sale" is a form of "salir".
  if (/\bsales?\b/.test(text) && !looksSpanish(typed)) return 'sale'
  if (holiday) return 'holiday'
  return findSeason(typed) || /\b(temporada|season)\b/.test(text) ? 'season' : 'general'
}
