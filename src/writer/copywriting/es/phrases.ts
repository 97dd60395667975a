import { uncapitalized } from '../../first-letter.ts'
import { sentence, withoutEnd } from '../sentence.ts'

/** Abbreviations, brands and feast days: "Día de la Madre", "Día del Libro". */
const NAME = /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}{0,30}\p{Lu}|Día (?:del? )?(?:l[ao]s? )?\p{Lu})/u
const starts = new Set(
  `El La Los Las Un Una Unos Unas Al Del De En Con Sin Por Para Si Tu Tus Su Sus Mi Nuestro Nuestra Nuestros Nuestras Este Esta Estos
  Estas Todo Toda Todos Todas Cada Hasta Desde Solo Y O No Se Te Nos Les Le Os Ya Hoy Mañana`.split(/\s+/),
)

/** With a small first letter inside a sentence, unless the word looks like a name. */
export const lowered = (text: string): string => {
  const [first = '', second = ''] = text.split(' ')
  const isName = NAME.test(text) || (/^\p{Lu}/u.test(second) && /^\p{Lu}/u.test(first) && !starts.has(first))
  return isName ? text : uncapitalized(text)
}

/** "a el" is "al", "de el" is "del"; before a name ("El Rincón") the article stays apart. */
export const contracted = (text: string): string =>
  text.replace(/(?<!\p{L})([Aa]|[Dd]e) el(?!\p{L})/gu, '$1l')

/** Titles and quotes in «»; an inch sign or a lone mark stays. */
export const quoted = (text: string): string =>
  text.replace(/"([^"\n]{1,120})"/g, '«$1»').replace(/“([^“”\n]{1,120})”/g, '«$1»')

export const titled = (text: string): string => withoutEnd(sentence(text))

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const feminine = new Set(
  `clase noche tarde mano foto moto radio red tarjeta carne sal miel piel luz flor vez sede serie nieve leche nube suite matiné
  masterclass performance jam velada`.split(/\s+/),
)
const masculine = new Set(
  `día mapa tema programa sistema idioma poema taller festival show menú café té pan brunch concierto bazar mercadillo pop-up
  encuentro evento ciclopaseo maratón baile desfile picnic pícnic karaoke bingo tour open cine aniversario sorteo club
  material alquiler jugo campeonato torneo almuerzo buffet bufé afterwork recital viaje cumple match coloquio debate ensayo estreno`.split(
    /\s+/,
  ),
)

/** The article of a noun, only where it is certain. */
export function articleOf(phrase: string): 'el' | 'la' | null {
  const [head = ''] = wordsIn(phrase)
  if (feminine.has(head)) return 'la'
  if (masculine.has(head)) return 'el'
  if (/(?:ción|sión|dad|tad|tud|umbre)$/.test(head)) return 'la'
  if (/^(?:á|ha|a)(?:gua|rea|ula|lma|rma)/.test(head)) return null
  if (/a$/.test(head)) return 'la'
  return /o$/.test(head) ? 'el' : null
}

const determiners = new Set(
  `el la los las un una unos unas tu tus su sus mi mis nuestro nuestra nuestros nuestras este esta estos estas todo toda todos todas
  cada algún alguna`.split(/\s+/),
)
export const hasDeterminer = (phrase: string): boolean => {
  const [head = ''] = wordsIn(phrase)
  return determiners.has(head) || /^[\d«"“]/.test(phrase)
}

const pronouns = new Set(
  'yo tú vos usted ustedes vosotros nosotros me te nos os les se quien quienes'.split(' '),
)
const verbs = new Set(
  `ha han he hemos habéis es son era eran fue fueron será serán sea sean está están estamos estaremos estoy hay habrá hubo había tenemos tengo tiene tienes
  tienen tendremos tendrá vamos va van voy haremos hacemos hace hacen hago celebramos celebra cumplimos cumple abrimos abre abren
  abriremos cerramos cierra cierran cerraremos volvemos vuelve vuelven regresamos llega llegan llegó llegaron llegamos estrenamos
  presentamos presenta presentan regalamos regala sorteamos rifamos buscamos busco solicitamos solicito necesitamos necesito ofrecemos
  ofrezco damos traemos recibimos recogemos donamos invitamos esperamos queremos quiero puedes pueden puede podés podemos ven vení
  vengan venid trae traé traigan llama llamá llámanos llamanos reserva reservá reserven escribe escribí escríbenos escribinos sigue
  síguenos seguinos etiqueta etiquetá apunta apúntate anotate inscríbete inscribite pide pedí pasa pásate pasate únete unite participa
  participá comparte compartí comenta comentá dale dile encarga encargá encargalos compra comprá usa usá sumate súmate sabías sabes
  aprovecha gracias perdón disculpa disculpen disculpas lamentamos sentimos pedimos queda quedan quedó salimos sale salen empieza
  empezamos empiezan comienza termina habla toca tocan canta viene vienen sumamos cambiamos movemos mudamos quiere quieren incluye
  alquilo vendo agradece agradecen agradecemos acaba acaban terminan pagan entran reciben ganan regresa regresan continúa funciona necesita necesitan cuestan valen duran falleció murió ganó cambió ofrece
  ofrecen incluyen cuesta vale adopta rinde dura conoce conozcan descubre cerrado cerrada abierto abiertos`.split(
    /\s+/,
  ),
)
/** Verbs that are nouns or adjectives after another word: "la reserva", "día abierto", "la compra". */
const quiet = new Set(
  'reserva compra toca sale regala vale etiqueta apunta trae queda cambio cierra abierto cerrado cerrada abiertos presenta termina habla empieza cumple'.split(
    ' ',
  ),
)
const articles = new Set('la el una un su tu los las de con en día puertas taller'.split(' '))

/** "montamos", "ofrecemos", "abrimos", but not "ramos" or "últimos". */
const isOurVerb = (word: string) =>
  /(?:[aei]mos)$/.test(word) &&
  !/^(?:t?ramos|gramos|kilogramos|[úu]ltimos|pr[óo]ximos|primos|m[íi]nimos|m[áa]ximos|extremos|reclamos|mimos|remos)$/.test(
    word,
  )

/** First words that ask for something and are no nouns. */
const asks = new Set(
  `revisa lava frota limpia guarda aplica corta riega moja seca cambia llegue lleguen lleven traigan vengan pasen recuerden coopera cooperen haga agende agenden reserve reserven pida pidan lleve lleven traiga venga aproveche aprovechen disfrute disfruten conozca visite
  visiten llame llamen escriba escriban haz hacé hagan pon poné ponle ponele deja dejá elige elegí lleva llevá llévate llevate hospédate hospedate manda mandá mándanos
  mandanos envía enviá busca buscá mira mirá sube corre agenda agendá junta adivina gana cuéntanos contanos separa aparta recoge
  dona doná vota votá descarga regístrate registrate acércate acercate visítanos visitanos pregunta pregúntanos`.split(
    /\s+/,
  ),
)

/** See `Grammar.isNounPhrase`. Cautious: any sign of a verb says no. */
export function isNounPhrase(words: string): boolean {
  // A title in quotes may hold any verb.
  const list = wordsIn(words.replace(/["“«][^"“”«»\n]{0,120}["”»]/gu, ' '))
  if (list.length === 0 || list.length > 18) return false
  if (asks.has(list[0] ?? '')) return false
  return !list.some((word, place) => {
    if (pronouns.has(word) || isOurVerb(word)) return true
    return verbs.has(word) && !(quiet.has(word) && articles.has(list[place - 1] ?? ''))
  })
}

/** Without accents, for comparison; the length stays the same. */
export const folded = (text: string): string =>
  text.toLowerCase().replace(/[áéíóúü]/g, (letter) => 'aeiouu'['áéíóúü'.indexOf(letter)] ?? letter)

/** First words of sentences that are nobody's name. */
export const smallWords: ReadonlySet<string> = new Set([
  ...[...starts].map((word) => word.toLowerCase()),
  ...determiners,
  ...verbs,
  ...`mil muchas más menos entre hay ven trae reserva pide llama escribe gratis entrada plazas cupos lugares quedan últimas últimos nueva nuevo
  nuevas nuevos desde hasta además también cuando como donde quien quienes ofrecemos traemos puedes tienes esta este así
  segunda segundo primera primer primero clase clases taller cata noche venta sorteo concurso promoción descuento feliz felices
  sumamos busca buscamos uno una dos tres cuatro cinco seis habrá tendremos`.split(/\s+/),
])
