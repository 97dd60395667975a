import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'

const PRONOUN =
  '(?:ya |hoy |mañana |ayer |anoche |ahora |no |también |solo |nos |te |les |os |lo |los |la |las |le |se |me )'
const FINITE =
  'hay|habrá|hubo|es|son|era|eran|fue|fueron|será|serán|está|están|tienes|tienen|tiene|tenés|tenéis|puedes|pueden|puede|podéis|podés|empieza|comienza|termina|arranca|sale|salen|cuesta|cuestan|vale|valen|dura|duran|incluye|abre|cierra|toca|queda|quedan|necesitas|llega|llegan|llegó|llegaron|vuelve|gana|basta|sirve|sirven|aplica|aplican|\\p{L}{3,12}(?:ó|aron|ieron)'
const OUR_VERB =
  '(?!últimos|próximos|máximos|mínimos|gramos|ramos|tramos|extremos|mismos|primos|remos|mimos|reclamos|\\p{L}*ísimos)\\p{L}{1,14}(?:amos|emos|imos)'
const CONTACTED =
  '(?:llama|llame|llamá|llámanos|llámenos|escribe|escriba|escríbenos|escríbanos|confirma|confirme|confirmá|reserva|reserve|reservá|agenda|agende|pide|pida|pedí|encarga|encargá|encargue|aparta|aparte|apartá|anótate|anotate|apúntate|inscríbete|inscribite)'
const OPENS_CLAUSE = new RegExp(
  `, (?:y )?(?=${PRONOUN}{0,3}(?:${OUR_VERB}|${FINITE}|se (?:nos |me |les |te )?\\p{L}{3,12}(?:a|e|an|en|ó|uso|ará|arán)|(?:el|la|los|las|su|sus|un|una|nuestr[oa]s?|todos) \\p{L}{3,14} (?:no |se )?(?:${FINITE})|tod[oa]s (?:nosotr[oa]s )?estamos|por cada [\\p{L} ]{3,40}? (?:te |les |os )?${OUR_VERB}|con (?:tu|su) [\\p{L} ]{3,30}? (?:te |les |le )${OUR_VERB}|${CONTACTED} (?:al|en|por|tu|su|lugar|mesa|cita)|si [^,;:]{3,60}, (?:te|no|os|les|se|tienes|tenés|pagas|llévate|\\p{L}{3,12}(?:nos|te|lo|la))|(?:apenas|en cuanto) [^,;:]{4,50}? (?:te|les|os) ${OUR_VERB}|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos) (?:no |te |les |os )?${OUR_VERB}|el primero que|la primera que|quien primero|para (?:urgencias|reservas|dudas|pedidos|citas|encargos|más información))(?!\\p{L}))`,
  'giu',
)
export const HAS_VERB = new RegExp(
  `(?<!\\p{L})(?:${OUR_VERB}|${FINITE}|se|ha|han|hemos|pedimos|sentimos|(?:deja|dejá|deje|dejen|dejad) de \\p{L}{1,12}[aei]r|no (?:l[aeo]s? )?(?:us|consum|tom|beb)(?:a|as|e|es|an|en|éis|áis))(?!\\p{L})`,
  'iu',
)
const SUBORDINATE =
  /^(?:si|cuando|apenas|en cuanto|tan pronto|una vez|como|aunque|mientras|para|por(?! favor)|porque|que|quien|quienes|el que|la que|los que|las que|a quien|a quienes|donde|en caso|al|con|sin|tras|después)(?!\p{L})/iu
const TIME_ONLY =
  /^(?:del?|desde|hasta|hoy|mañana|este|esta|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d)|en|a partir)(?!\p{L})/iu
const SIGNS = /[(«¿¡"“]/u
const SHORTEST_LEFT = 8
const SHORTEST_RIGHT = 8

/** Where a clause of its own begins after a comma. */
function bordersIn(words: string, isSerious: boolean): { at: number; end: number }[] {
  const borders: { at: number; end: number }[] = []
  let from = 0
  for (const { index, 0: sign } of words.matchAll(OPENS_CLAUSE)) {
    const left = words.slice(from, index)
    // "Del 1 al 24 de diciembre" is no sentence.
    if (TIME_ONLY.test(left) && !HAS_VERB.test(left)) continue
    const rest = words.length - index - sign.length
    if (left.length < SHORTEST_LEFT || rest < SHORTEST_RIGHT) continue
    // Until its main clause has begun.
    if (SUBORDINATE.test(left) && !left.includes(',')) continue
    // "Lamentamos informar que Lupita, nuestra fundadora, falleció": the verb after "que" is still missing.
    if (/(?<!\p{L})que /u.test(left) && !HAS_VERB.test(left.split(/(?<!\p{L})que /u).at(-1) ?? '')) continue
    // "Lola, nuestra gata, murió ayer": the verb is still missing.
    const isRefusal = /^no (?:se|hay|hacemos|aceptamos|aplica)(?!\p{L})/iu.test(
      words.slice(index + sign.length),
    )
    if (!HAS_VERB.test(left) && (isSerious || left.includes(',')) && !(isRefusal && !isSerious)) continue
    borders.push({ at: index, end: index + sign.length })
    from = index + sign.length
  }
  return borders
}

/** "X, hacemos Y" as "X" and "hacemos Y"; empty where it is one clause. */
export function clausesOf(words: string, { isSerious }: Scene): string[] {
  if (SIGNS.test(words)) return []
  const borders = bordersIn(words, isSerious)
  const [first] = borders
  if (!first) return []
  return [
    words.slice(0, first.at),
    ...borders.map(({ end }, place) => words.slice(end, borders[place + 1]?.at)),
  ]
}

/** Clauses in one sentence, also apart: "X, hacemos Y" is "X. Hacemos Y". */
export function parted(words: string, scene: Scene): string[] {
  const all = clausesOf(words, scene)
  const [start = '', second = '', ...others] = all
  if (start === '') return []
  const isPlain = !/[;:]/.test(words) && !scene.isSerious
  return [
    all.map(capitalized).join('. '),
    isPlain ? [`${start}; ${second}`, ...others.map(capitalized)].join('. ') : '',
    isPlain && others.length > 0 ? [start, `${capitalized(second)}; ${others.join('; ')}`].join('. ') : '',
  ].filter((text) => text !== '')
}

const OPENS_AFTER_AND = new RegExp(
  ` y (?=(?:ya |te |les |os |nos |lo |los |la |las |se ){0,2}${OUR_VERB}(?!\\p{L}))`,
  'iu',
)
const SHORTEST_HALF = 24
const INNER = /(?<!\p{L})(?:que|si|cuando|para|porque|donde|quien|quienes|o)(?!\p{L})/iu

/** Two things that we do, also in two sentences: "Conocimos gente hermosa. Regresamos con las cajas vacías". */
export function unchained(words: string, { isSerious }: Scene): string[] {
  const found = isSerious || SIGNS.test(words) ? null : OPENS_AFTER_AND.exec(words)
  if (!found) return []
  const [left, right] = [words.slice(0, found.index), words.slice(found.index + found[0].length)]
  if (left.length < SHORTEST_HALF || right.length < SHORTEST_HALF) return []
  if (!HAS_VERB.test(left) || INNER.test(left) || / y | e |[,;:]/u.test(left)) return []
  return [`${left}. ${capitalized(right)}`, ...(/[,;:]/u.test(right) ? [] : [`${left}; ${right}`])]
}

const ASKED =
  'trae|traé|ven|vení|pide|pedí|reserva|reservá|lleva|llevá|usa|usá|comenta|comentá|ponle|ponele|síguenos|seguinos|dona|doná|deja|dejá|escríbenos|escribinos|llama|llamá|aprovecha|pasa|pasá|participa|participá'
export const STARTS_WITH_VERB = new RegExp(
  `^${PRONOUN}{0,3}(?:${OUR_VERB}|${FINITE}|${ASKED})(?!\\p{L})`,
  'iu',
)
const STARTS_WITH_THING = /^(?:alguien|un|una|el|la|los|las|su|tu)(?!\p{L})/iu
const LABEL =
  /^(?:querid[oa]s|estimad[oa]s|amig[oa]s|vecin[oa]s|familias?|client[ea]s|hola|consejo|un consejo|tip|dato|truco|menú|horario|nuevo|nueva|nuestr|estrenamos|tenemos|promo|oferta|precio|requisitos|contacto|reservas|más información|para )/iu

/** "Campaña solidaria: recibimos cobijas" is also "Campaña solidaria. Recibimos cobijas". */
export function halved(words: string): string[] {
  const [left = '', right = '', ...more] = words.split(': ')
  if (right === '' || more.length > 0 || left.split(' ').length < 2 || LABEL.test(left)) return []
  const isSentence = STARTS_WITH_VERB.test(right) || (STARTS_WITH_THING.test(right) && HAS_VERB.test(right))
  return isSentence ? [`${left}. ${capitalized(right)}`] : []
}
