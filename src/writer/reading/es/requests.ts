import { matchPhrases, parsePhrases } from './phrases.ts'
import { platformAt } from './platform-words.ts'
import { flatAt, isBreak, isName, type Token, tokenize } from './tokens.ts'

const greetings = parsePhrases(`
  hola|buenas|hey|holi|saludos tardes|noches|dias?
  buen|buenos dia|dias
  por favor
  porfa|porfis|please
  oye
`)
/** "Hazme un post": what is asked for follows. */
const asking = parsePhrases(`
  hazme|haz|hace|haceme|hacenos|hagan|hagame|haganme|haznos
  me|nos? haces|armas|escribes|preparas|creas|redactas|ayudas
  me|nos? puedes|podes|podrias|puede hacer|armar|escribir|preparar|crear|redactar|ayudar
  puedes|podes|podrias|puede hacer*|armar*|escribir*|preparar*|crear*|redactar*|ayudar*
  arma|armame|armanos|crea|creame|escribe|escribeme|escribi|escribime|redacta|redactame|prepara|preparame|genera|generame|publica|publicame|necesito|necesitamos|ocupo
  quiero|queremos|quisiera|quisieramos hacer|publicar|crear|subir|poner?
  me|nos gustaria hacer|publicar|crear|subir?
  necesito|necesitamos que me|nos ayudes|ayuden|hagas|hagan|armes|escribas|prepares
  ayudame|ayudanos con|a? hacer|escribir|crear?
`)
const requestNouns = new Set(
  `post posts posteo publicacion publicaciones texto anuncio copy reel historia story stories campana mensaje contenido algo
  entrada comunicado nota caption tweet tuit pie cartel flyer aviso promo`.split(/\s+/),
)
/** Begin a label: "Campaña del Día de la Madre para nuestra panadería:". */
const labelNouns = new Set(
  'post posteo publicacion campana anuncio texto copy reel historia story idea tema'.split(' '),
)
/** "Campaña solidaria", "campaña de recogida": that is the content. */
const ownCampaigns = parsePhrases(`
  campana solidaria|benefica|medica|gratuita|escolar
  campana de recogida|donacion|donaciones|vacunacion|adopcion|esterilizacion|reciclaje|salud|prevencion|juguetes|alimentos|abrigo
`)
/** "quiero anunciar que": no noun is needed. */
const announcing = parsePhrases(`
  quiero|queremos|quisiera|necesito|necesitamos|hay|me|nos gustaria|que? anunciar|avisar|contar|comunicar|decir|informar|compartir|publicar a? ..4 que
  quiero|queremos|quisiera|necesito|necesitamos anunciar|avisar|contar|comunicar|promocionar|publicitar|presentar|publicar|informar de|sobre|del|la|el|los|las|una|un|nuestra|nuestro|nuestros|nuestras
  anuncia|avisa|comunica|informa|avisales que
`)
const connectors = parsePhrases(`
  sobre
  acerca de
  anunciando|diciendo|avisando|contando|explicando que|de?
  para anunciar|avisar|contar|decir|comunicar|informar|invitar|promocionar|felicitar a? que?
  que diga|anuncie|avise|cuente|explique|hable|invite|felicite que|de|sobre|a?
  donde diga|digamos|se que?
  de que
  con
  para
  del|de
`)
const LONGEST_REQUEST = 14
const LONGEST_LABEL = 14

function skipGreeting(tokens: readonly Token[]): number {
  let place = 0
  for (
    let end = matchPhrases(tokens, place, greetings);
    end !== -1;
    end = matchPhrases(tokens, place, greetings)
  ) {
    place = end
    while ([',', '!', '.', '¡'].includes(flatAt(tokens, place))) place++
  }
  return place
}

/** The platform and "para" before it belong to the request. */
function skipPlatform(tokens: readonly Token[], place: number): number {
  const opens = ['para', 'en', 'de'].includes(flatAt(tokens, place))
  let at = opens ? place + 1 : place
  if (['el', 'la', 'mi', 'mis', 'nuestro', 'nuestra', 'las'].includes(flatAt(tokens, at))) at++
  const platform = platformAt(tokens, at)
  if (opens && platform) return platform.last
  return opens && ['redes', 'stories', 'historias'].includes(flatAt(tokens, at)) ? at + 1 : -1
}

function colonAfter(tokens: readonly Token[], from: number, most: number): number {
  for (let place = from; place < from + most && place < tokens.length; place++) {
    if (flatAt(tokens, place) === ':') return place + 1
    if (isBreak(tokens, place)) return -1
  }
  return -1
}

/** After "un post": adjectives, the platform, and the word that opens the content. */
function afterNoun(tokens: readonly Token[], noun: number): number {
  for (let place = noun; place < noun + LONGEST_REQUEST && place < tokens.length; ) {
    const platform = skipPlatform(tokens, place)
    if (platform !== -1) {
      place = platform
      if (flatAt(tokens, place) === ',' && matchPhrases(tokens, place + 1, connectors) === -1)
        return place + 1
      continue
    }
    if (flatAt(tokens, place) === ':') return place + 1
    if (isBreak(tokens, place)) return place + 1
    const connected = matchPhrases(tokens, place, connectors)
    if (connected !== -1) return connected
    place++
  }
  return noun
}

const tellingConnectors = parsePhrases(`
  sobre
  anunciando|diciendo|avisando|contando que|de?
  para anunciar|avisar|contar|decir|comunicar|informar|promocionar a? que?
  que diga|anuncie|avise que
`)

/** "Post para anunciar el taller: …": what is announced is content, also before the colon. */
function contentAfter(tokens: readonly Token[], from: number): number {
  for (
    let place = from;
    place < from + 4 && !isBreak(tokens, place) && flatAt(tokens, place) !== ':';
    place++
  ) {
    const end = matchPhrases(tokens, place, tellingConnectors)
    if (end !== -1) return end
  }
  return -1
}

function requestEnd(tokens: readonly Token[]): number {
  const start = skipGreeting(tokens)
  const announced = matchPhrases(tokens, start, announcing)
  if (announced !== -1) {
    const last = flatAt(tokens, announced - 1)
    return [
      'la',
      'el',
      'los',
      'las',
      'una',
      'un',
      'nuestra',
      'nuestro',
      'nuestros',
      'nuestras',
      'del',
    ].includes(last)
      ? announced - 1
      : announced
  }
  const asked = matchPhrases(tokens, start, asking)
  if (asked !== -1) {
    for (let place = asked; place < asked + 6 && !isBreak(tokens, place); place++) {
      if (requestNouns.has(flatAt(tokens, place))) return afterNoun(tokens, place + 1)
    }
    return 0
  }
  if (flatAt(tokens, start) === 'algo') return afterNoun(tokens, start + 1)
  const noun = ['un', 'una'].includes(flatAt(tokens, start)) ? start + 1 : start
  if (!labelNouns.has(flatAt(tokens, noun)) || matchPhrases(tokens, noun, ownCampaigns) !== -1) return 0
  // "Historia de Paty: llegó con …" is told, not asked for.
  const isTold = flatAt(tokens, noun) === 'historia' && flatAt(tokens, noun + 1) === 'de'
  if (isTold && isName(tokens[noun + 2]) && !platformAt(tokens, noun + 2)) return 0
  const told = contentAfter(tokens, noun + 1)
  if (told !== -1) return told
  const label = colonAfter(tokens, noun, LONGEST_LABEL)
  if (label !== -1) return label
  if (['y', ',', 'e'].includes(flatAt(tokens, noun + 1))) return 0
  const next = afterNoun(tokens, noun + 1)
  return next > noun + 1 && ['sobre', 'que', 'para', 'de', 'del'].includes(flatAt(tokens, next - 1))
    ? next
    : 0
}

/** Where the content begins, as a place in the text. */
export function findRequestEnd(text: string): number {
  const tokens = tokenize(text)
  const end = requestEnd(tokens)
  if (end === 0) return 0
  return tokens[end]?.start ?? text.length
}
