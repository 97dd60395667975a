import type { Direction, SlotType } from '../brief-reading.ts'
import { findActions } from './actions.ts'
import { platformAt } from './platform-words.ts'
import { textOf } from './prices.ts'
import { flatAt, type Token } from './tokens.ts'

type Wish = Direction['wish']
type Tone = Extract<Wish, { type: 'tone' }>['tone']

const words = (list: string): readonly string[] => list.split(' ')
const toneSigns: readonly (readonly [Tone, readonly string[]])[] = [
  ['urgent', words('urgente urgencia urgentes')],
  [
    'funny',
    words('divertid gracios humor chispa simpatic jugueton chiste bromas salero alegre canchero picante'),
  ],
  ['elegant', words('elegan sobri poetic solemne refinad exclusiv')],
  ['professional', words('formal profesional seri usted institucional respetuos tecnic neutr')],
  ['warm', words('cercan calid carinos emotiv tiern amable amigable sentid familiar nostalg juveni')],
  [
    'plain',
    words(
      'sencill simple clar natural direct rollo cursi exagera vueltas rodeos supermercado publicidad comercial ventas vend tecnicismo florituras drama discret concret',
    ),
  ],
]
/** What "no" turns around: "nada formal" is warm, "nada serio" is funny. */
const opposites: Readonly<Partial<Record<Tone, Tone>>> = {
  professional: 'warm',
  funny: 'professional',
  urgent: 'plain',
}
const omitted: readonly (readonly [SlotType, readonly string[]])[] = [
  ['price', words('precio precios coste costo valor importe')],
  ['phone', words('telefono numero celular movil')],
  ['place', words('direccion ubicacion lugar sitio')],
  ['person', words('nombre nombres apellido')],
  ['date', words('fecha fechas dia')],
  ['time', words('horario hora horas')],
  ['offer', words('descuento descuentos oferta promocion promociones')],
  ['link', words('enlace link web')],
  ['reason', words('motivo razon causa')],
]
const shortSigns = words(
  'corto corta cort breve brevisim conciso concisa linea lineas frase frases palabras caracteres parrafo oracion oraciones pase',
)
const longSigns = words('largo larga extenso detallad')
const calls = words('invita invitalos invitales invitar anima animalos animar pide pideles pediles invitando')

const has = (flats: readonly string[], signs: readonly string[]): boolean =>
  flats.some((flat) => signs.some((sign) => flat === sign || (sign.length > 3 && flat.startsWith(sign))))

function toneOf(flats: readonly string[], isDenied: boolean): Wish | null {
  const tone = toneSigns.find(([, signs]) => has(flats, signs))?.[0]
  if (!tone) return null
  return { type: 'tone', tone: isDenied ? (opposites[tone] ?? tone) : tone }
}

/** "invita a reservar": the verb in its dictionary form. */
function callOf(tokens: readonly Token[], first: number, last: number): Wish | null {
  const infinitive = tokens
    .slice(first + 1, last)
    .find(({ flat }) => /[aei]r(?:se|nos|lo|la|los)?$/.test(flat) && flat.length > 2)
  if (infinitive) return { type: 'call', verb: infinitive.typed.toLowerCase() }
  const [action] = findActions(tokens.slice(first + 2, last), new Set())
  return action ? { type: 'call', verb: action.verb } : null
}

/** "invita a …", "que acabe invitando a …", "que la gente …". */
export const asksForCall = (tokens: readonly Token[], first: number): boolean => {
  const [word = '', next = '', third = ''] = [0, 1, 2].map((step) => flatAt(tokens, first + step))
  if (calls.includes(word)) return true
  return (
    word === 'que' &&
    (['invite', 'anime'].includes(next) ||
      calls.includes(third) ||
      ['gente', 'clientes', 'seguidores'].includes(third))
  )
}

const NO = new Set(['no', 'sin', 'nada', 'ni'])

/** What a wish asks for. */
export function wishOf(tokens: readonly Token[], first: number, last: number): Wish {
  const flats = tokens.slice(first, last).map(({ flat }) => flat)
  const isDenied = flats.slice(0, 2).some((flat) => NO.has(flat))
  const platform = ['para', 'pa', 'es'].includes(flats[0] ?? '') ? findPlatform(tokens, first, last) : null
  if (platform !== null) return { type: 'platform', name: platform }
  if (has(flats, ['emoji', 'emojis', 'emoticon'])) return { type: 'emoji', isWanted: !isDenied }
  if (has(flats, ['hashtag', 'hashtags'])) return { type: 'hashtags', isWanted: !isDenied }
  if (asksForCall(tokens, first)) return callOf(tokens, first, last) ?? { type: 'other' }
  const isPicture =
    has(flats, ['foto', 'imagen', 'fotito', 'fotografia', 'portada']) ||
    /^(?:vea|vean|salga|salgan|aparezca|aparezcan)$/.test(flats[2] ?? flats[1] ?? '') ||
    /^(?:salga|aparezca)/.test(flats[1] ?? '')
  if (isPicture && !isDenied) return { type: 'picture', scene: sceneOf(tokens, first, last) }
  if (flats.includes('ingles')) return { type: 'language', locale: 'en' }
  if (flats.includes('espanol') || flats.includes('castellano')) return { type: 'language', locale: 'es' }
  const isMention = /^(?:mencion|nombr|dig|deci|habl|inclu|pong|pon|met|us|reveles|des|cites)/.test(
    flats[1] ?? '',
  )
  if (isDenied && isMention) return omitOf(tokens, first, last, flats)
  if (has(flats, shortSigns))
    return { type: 'length', length: isDenied && !flats.includes('pase') ? 'long' : 'short' }
  if (has(flats, longSigns))
    return { type: 'length', length: isDenied || flats.includes('no') ? 'short' : 'long' }
  return (
    toneOf(flats, isDenied) ??
    (isDenied && flats[0] === 'sin' ? omitOf(tokens, first, last, flats) : { type: 'other' })
  )
}

function omitOf(tokens: readonly Token[], first: number, last: number, flats: readonly string[]): Wish {
  const what = omitted.find(([, signs]) => flats.some((flat) => signs.includes(flat)))?.[0] ?? null
  let from = first + 2
  while (['el', 'la', 'los', 'las', 'de', 'del', 'que', 'lo'].includes(flatAt(tokens, from)) && from < last)
    from++
  return { type: 'omit', what, words: textOf(tokens, Math.min(from, last), last) }
}

function findPlatform(tokens: readonly Token[], first: number, last: number): string | null {
  for (let place = first + 1; place < last; place++) {
    const platform = platformAt(tokens, place)
    if (platform) return platform.name
  }
  return null
}

const pictureWords = new Set(
  'que se vea vean note salga salgan aparezca aparezcan muestre en la foto imagen con una de del usa pon pone ponle un fotito fotografia para portada las los el video donde'.split(
    ' ',
  ),
)

/** What is to be seen, without the words that ask for it. */
function sceneOf(tokens: readonly Token[], first: number, last: number): string {
  let from = first
  while (from < last - 1 && pictureWords.has(flatAt(tokens, from))) from++
  return textOf(tokens, from, last)
}
