import type { Direction } from '../brief-reading.ts'
import { asksForCall, wishOf } from './direction-wishes.ts'
import { matchPhrases, parsePhrases } from './phrases.ts'
import { platformAt } from './platform-words.ts'
import { findRequestEnd } from './requests.ts'
import { flatAt, isClauseEnd, isClauseStart, type Token, tokenize } from './tokens.ts'

/** What only a writer can do: the text's tone, length, form. A reader is never asked for these. */
const manners = `corto|corta|cortito|cortita|breve|brevisimo|largo|larga|extenso|detallado|divertido|divertida|gracioso|graciosa|simpatico|simpatica|serio|seria|formal|informal|cercano|cercana|calido|calida|profesional|elegante|sobrio|sobria|alegre|juveni*|jugueton|juguetona|emotivo|emotiva|urgente|directo|directa|sencillo|sencilla|simple|claro|clara|fresco|fresca|natural|cursi|exagerado|exagerada|llamativo|llamativa|lindo|linda|bonito|bonita|original|creativo|creativa|respetuoso|respetuosa|sentido|neutral|neutro|poetico|poetica|nostalgico|moderno|amable|amigable|carinoso|tierno|vendedor|vendedora|comercial|canchero|picante|atractivo|atractiva|potente|impactante|institucional|formalito|solemne|discreto|discreta|casual|relajado|ligero|dinamico|concreto|conciso|concisa|educativo|educativa|informativo|informativa|motivador|motivadora|inspirador|inspiradora|persuasivo|chistoso|chistosa|coloquial|entretenido|positivo|positiva|delicado|delicada|tranquilo|optimista|infantil|dramatico|tecnico|vistoso|joven|sensible|honesto|honesta|humano|humana|transparente|empatico|fino|fina|guapo|chulo|resumido|corporativo|sentimental|minimalista`
const texts = 'post|texto|publicacion|mensaje|copy|posteo|caption|historia|anuncio'

const wishes = parsePhrases(`
  con? tono|tonito|lenguaje|registro >
  con? estilo|voz muy|mas|bien? ${manners} >
  en|con un? tono >
  en|con un estilo >
  que la|los|las|el gente|clientes|seguidores|publico|personas >
  que acabe|termine|cierre|remate con|invitando|preguntando|animando >
  que invite|anime a|al >
  en plan ${manners} >
  que no? sea|suene|quede|resulte|salga|este muy|mas|bien|super|un|algo|tan|lo? poco|mas? ${manners} >
  que no? sea|suene|quede|resulte|salga ${manners} >
  que no suene|parezca|pase|quede|tenga|lleve|diga|hable|mencione|use >
  que suene|parezca a|como|de >
  que no? sea|suene|quede|parezca|salga tipo|como|estilo|tirando|en|con >
  que se entienda|lea|vea|note bien|facil|rapido|claro|todo|mucho?
  no quiero|queremos que suene|parezca|quede|sea|se|digas|salga|pongas >
  no lo|la hagas|pongas|escribas|hagan >
  ponle|ponele|dale|metele|echale un|algo|mucha|mucho|mas? poco|toque|puntito? de? gracia|humor|chispa|onda|emocion|salsa|alegria|energia|gancho|carino|emojis|hashtags|color >
  poner|usar|meter|agregar|anadir|incluir una|la|las|de|unas|unos|los|algun? foto|fotos|imagen|fotito|emojis|emoji|hashtags >
  corrige|corregi|revisa|mejora|mejorame|mejorar|arregla|arreglame|corrigeme la|el|los|las|mi? ortografia|redaccion|texto|faltas|errores|acentos >
  dame|quiero|haz|hazme|necesito|pasame ##|un|varias|varios|algunas par? de? opciones|versiones|alternativas|ideas|propuestas >
  no mas de # lineas|palabras|frases|caracteres|renglones|parrafos >
  tono|estilo|formato|objetivo|longitud|idioma : >
  formato carrusel|reel|story|historia|video|corto|vertical >
  publicar|postear|programar|programalo|publiquen hoy|manana|el|en|para >
  con|incluye|incluir|agrega un|una? cta|llamado|llamada >
  hablale|hablales|dirigete|dirigite|hablandole a|al|como >
  que tenga|lleve ..2 emojis|emoji|hashtags|humor|gancho >
  que enganche|emocione|venda|transmita|inspire|llame >
  que de|den ganas >
  ponerlo|ponerla|hacerlo|hacerla|escribirlo|redactarlo|dejarlo|publicarlo|subirlo >
  hazlo|hazla|hacelo|hacela|hagalo|haganlo|ponlo|ponelo|escribelo|escribilo|escribalo|dejalo|dejala|mantenlo|mantenelo|redactalo|redactala|publicalo|publicala|subelo|traducelo|traducilo muy|mas|bien|super|un|algo|lo|con|sin|como|que|para|${manners} >
  hazlo|hazla|hacelo|hacela|ponlo|ponelo|escribelo|escribilo|dejalo|redactalo|publicalo|subelo|traducelo|traducilo en ingles|espanol|castellano|catalan|primera|tercera|tono|plan|mayusculas|redes|instagram|facebook|historias|stories|estados|dos|tres|una|pocas|forma|formato >
  algo muy|mas|bien|super|no? muy? ${manners}
  ${texts} muy|mas|bien|super? ${manners} _?
  un|una ${texts} muy|mas|bien|super? ${manners} _?
  corto|breve|formal|informal|serio|divertido|sencillo|elegante|cercano y|pero ..1 ${manners}
  corto|breve|cortito|serio|formal|divertido por favor|porfa
  nada de? cursi*|formal|serio|largo|exagera*|ventas|vender|emojis|hashtags|publicidad|mayusculas|comercial|rollo|rollos|tecnicismos|chistes|dramatico|empalagoso|promociones|promocion|tristeza >
  sin tanto|tanta|tantos|tantas|mucho|mucha|muchos|muchas|ningun|ninguna? emojis|emoji|emoticonos|emoticones|hashtags|hashtag|rollo|rollos|tecnicismos|mayusculas|exclamaciones|florituras|cursiladas|cursilerias|exageraciones|vueltas|drama|dramas|chistes|bromas|adornos|rodeos|relleno|palabreria >
  sin exagerar|prometer|asustar|agobiar|presionar|insistir|alarmar|pasarse|pasarte|ser|sonar|parecer|mencionar|poner|decir|hablar|nombrar|dar|vender >
  con muchos|muchas|algun|algunos|pocos|un|unos|buenos|bastantes|buena? emojis|emoji|emoticonos|hashtags|humor|chispa|gancho|salero|onda >
  con hashtag|hashtags $
  con un toque|poco|puntito|aire de? humor|ironia|nostalgia|elegancia|ternura|gracia|drama|poesia|chispa|misterio|${manners} >
  no menciones|menciones|nombres|digas|hables|incluyas|cites|exageres|inventes|des|reveles >
  no mencionar|nombrar|decir|incluir|exagerar|inventar|poner|usar >
  no uses|pongas|metas|agregues|anadas|escribas|repitas ningun|ninguna|muchos|tantos|el|la|los|las|mi|nuestro? emojis|emoji|hashtags|hashtag|precio|precios|telefono|direccion|nombre|apellido|mayusculas|exclamaciones|palabra|palabras|fecha|horario|link|enlace|signos >
  invita|invitalos|invitales|invitar|anima|animalos|animales|animar a|al la? gente? a? reserv*|apuntar*|anotar*|llam*|escrib*|ven*|pas*|compr*|visit*|particip*|comentar|compartir|pedir|encargar|inscrib*|probar|agendar|donar|seguir*|acercar*|registrar*|consult*|pregunt*|colabor*|conocer* >
  pide|pideles|pediles|pedi que >
  invita|invitalos|invitales|anima|animalos a que >
  termina|acaba|cierra|terminalo|cerralo|cierralo|remata con|invitando|preguntando|pidiendo una|un|la|el? pregunta|llamada|invitacion|frase|cta|chiste|agradecimiento|gracias|saludo >
  llamada a la accion >
  incluye|inclui|incluya|pon|pone|mete|agrega|anade|usa|utiliza|lleva unos|unas|algunos|algunas|un|una|el|la|los|las|varios|muchos|# # emojis|emoji|hashtags|hashtag|precio|telefono|direccion|enlace|link|mayusculas|cta >
  incluye|inclui|incluya|pon|pone|mete|agrega|anade|usa|utiliza unos|unas|algunos|algunas|un|una|el|la|los|las|varios|muchos? emojis|emoji|hashtags|hashtag|precio|telefono|direccion|enlace|link|cta >
  destaca|destacar|resalta|resaltar|enfatiza|enfocate|enfoca|centrate|prioriza el|la|los|las|en|lo|sobre|bien >
  que se vea|vean|note|noten|muestre|muestren|aprecie >
  que salga|salgan|aparezca|aparezcan >
  en|para la foto|imagen|portada que|se|pon|quiero|sale|un|una|con >
  pon|pone|ponle|ponele una|la|de foto|imagen|fotito|fotografia >
  con|usa una|esa|esta foto|imagen|fotito|fotografia de|del|donde|con >
  con foto|imagen|fotito de|del >
  la foto|imagen que|con|de|deberia|podria|puede >
  en ingles|espanol|castellano|catalan|portugues y|o? espanol|ingles? por? favor?
  tambien? en ingles
  version|texto en ingles
  de usted|tu|vos $
  trata|tratalos|tratando|hablales|hablando|habla de usted|tu|vos $
  tutea|tuteando|tuteo|voseo|vosea >
  en primera|tercera|segunda persona >
  maximo|max|minimo|unas|unos|como|menos|hasta? de? # palabras|caracteres|lineas|frases|oraciones|parrafos
  en # lineas|palabras|frases|oraciones|parrafos >
  en|solo|con? una|dos|tres|pocas|un sola|solo? frase|linea|lineas|frases|oracion|oraciones|palabras|parrafo corta|corto|cortas|maximo? $
  para|pa las|mis|nuestras|los|el|un? redes|stories|historias|estados|estado|reels|reel|story sociales? $
  hace|haz|hazme|haceme|arma|armame|crea|escribe|redacta|prepara|genera|prepara un|una|el|algo|otro|este ${texts}|algo|reel|story|campana >
  comparte|compartelo|publica|usa|sube|comparti|publicalo|usalo esto|esta|este como|en|tal >
  publica|sube esto >
  es para ${texts}|redes|la|el|una|un? post|redes|web|blog|historia|publicacion >
  como si >
  lo mas|menos ${manners} posible
`)
/** "menciona que hay parking": the rest is content, only the verb asks the writer. */
const telling = parsePhrases(`
  menciona|mencionen|mencionad|mencionar|diles|deciles|decile|dile|di|digan|decid|deci|diga|pon|pone|pongan|poned|poner|ponle|ponele|escribe|escribi|aclarar|aclaren|decir|avisar|avisa|avisen|recorda|recuerda|recorden|agrega|agreguen|anade|anadid|explica|explicales|cuenta|contales|cuentales|aclara|recalca|recalquen|recuerdales|recordales|avisales|incluye|incluyan|destaca|resalta tambien|ahi|bien|a|la|gente|clientes? que
  hay|habria|habra que decir|mencionar|poner|aclarar|avisar que
  no te|se|os olvides|olvide|olviden|olvideis de? poner|decir|mencionar|aclarar|avisar que
  que se entienda|sepa que
  que quede claro que
  que diga que
  puedes|podes|podrias|pueden poner|decir|mencionar|aclarar|agregar|anadir tambien? que
`)
const mannerWords = parsePhrases(manners)
/** Alone they are said of a text; "fresco" and "elegante" are said of what is sold. */
const aloneWishes = parsePhrases(`
  no? muy|mas|bien|super|tan? corto|corta|cortito|cortita|breve|brevisimo|largo|formal|informal|serio|profesional|cercano|divertido|gracioso|emotivo $
  foto|imagen|fotografia|fotito|video de|del|con|donde >
`)
/** "menciona que hay parking": the shop is spoken of, not the reader. */
const ownFacts = parsePhrases(`
  hay|habra|es|son|esta|estan|estamos|somos|sera|seran|se|no|ya|el|la|los|las|un|una|nuestr*|solo|todo|toda|cada|tambien|puede|pueden|por|con|este|#|tenemos|*mos|quedan|queda|incluye|incluyen|nosotr*|entre|hasta|desde|sin|gratis|aceptan|vale|cuesta|sirve|aplica|entra|empieza|dura|si
`)
const pleas = parsePhrases(`
  por favor
  porfa|porfis|porfavor|please|plis|pls
  ah
  oye
  ademas
  por cierto
  ojo
`)
/** "Quiero algo elegante", "me gustaría que sea corto". */
const wishOpeners = parsePhrases(`
  quiero|queremos|quisiera|prefiero|preferimos|busco|necesito|quisieramos
  me|nos gustaria
  ojala
  si|que puede|se puede
  si se puede
`)
const LONGEST_WISH = 20
const joiners = new Set(['y', 'e', 'pero', 'ademas', 'tambien', 'o', ',', '.', ';', '!', '-', '–', ')', '('])

/** Where a wish that begins here ends, or -1. A platform after "para" is one where a clause begins. */
function wishEnd(tokens: readonly Token[], place: number): number {
  const stops = wishStops(tokens, place)
  const matched = matchPhrases(tokens, place, wishes, stops)
  return Math.max(matched, platformWishEnd(tokens, place))
}

const beforePlatform = new Set(
  'para el la mi nuestro nuestra un una post publicacion historia story reel en de estado'.split(' '),
)

/** "para mi historia de …": where the platform's name ends. */
function platformEnd(tokens: readonly Token[], place: number): number {
  if (!['para', 'pa', 'es'].includes(flatAt(tokens, place))) return -1
  let at = place + 1
  while (beforePlatform.has(flatAt(tokens, at))) at++
  const platform = platformAt(tokens, at)
  if (!platform) return -1
  // "para A y B": both.
  const second = flatAt(tokens, platform.last) === 'y' ? platformAt(tokens, platform.last + 1) : null
  return second?.last ?? platform.last
}

function platformWishEnd(tokens: readonly Token[], place: number): number {
  const end = platformEnd(tokens, place)
  return end !== -1 && (isClauseEnd(tokens, end) || joiners.has(flatAt(tokens, end))) ? end : -1
}

/** A wish ends where the next one begins: "hazlo divertido y con hashtags". */
function wishStops(tokens: readonly Token[], first: number): Set<number> {
  const stops = new Set<number>()
  for (let place = first + 1; place < first + LONGEST_WISH && !isClauseEnd(tokens, place); place++) {
    const isJoiner = ['y', 'e', 'pero'].includes(flatAt(tokens, place))
    if (isJoiner && matchPhrases(tokens, place + 1, wishes) !== -1) stops.add(place)
    if (matchPhrases(tokens, place, pleas) !== -1) stops.add(place)
  }
  return stops
}

function skipPleas(tokens: readonly Token[], from: number): number {
  let place = from
  for (let end = matchPhrases(tokens, place, pleas); end !== -1; end = matchPhrases(tokens, place, pleas))
    place = end
  return place
}

const isAfterNoun = (tokens: readonly Token[], place: number): boolean =>
  [
    'post',
    'publicacion',
    'texto',
    'algo',
    'posteo',
    'anuncio',
    'copy',
    'lindo',
    'reel',
    'campana',
    'mensaje',
    'contenido',
  ].includes(flatAt(tokens, place - 1))

/** "un post corto y divertido para … sobre": the wishes inside of a request. */
function wishesInRequest(tokens: readonly Token[], text: string, requestEnd: number): Direction[] {
  const found: Direction[] = []
  for (const [place, token] of tokens.entries()) {
    if (token.end > requestEnd) break
    const platform = platformEnd(tokens, place)
    const end = platform !== -1 ? platform : matchPhrases(tokens, place, mannerWords)
    const stop = tokens[end - 1]?.end ?? 0
    if (end === -1 || stop > requestEnd) continue
    found.push({
      start: token.start,
      end: stop,
      text: text.slice(token.start, stop),
      wish: wishOf(tokens, place, end),
    })
  }
  return found
}

export function findDirections(text: string): Direction[] {
  const tokens = tokenize(text)
  const requestEnd = findRequestEnd(text)
  const found = requestEnd > 0 ? wishesInRequest(tokens, text, requestEnd) : []
  let previous = -1
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place]
    if (!token || token.start < requestEnd) continue
    const isTold = token.flat === 'y' && toldEnd(tokens, skipJoiner(tokens, place)) !== -1
    const isStart = isTold || isClauseStart(tokens, place) || place === previous || token.start === requestEnd
    const isPlatform = isAfterNoun(tokens, place) && platformWishEnd(tokens, place) !== -1
    if (!isStart && !isPlatform) continue
    const direction = directionAt(tokens, text, place, isPlatform, place === previous)
    if (!direction) continue
    found.push(direction.direction)
    previous = direction.last
    place = direction.last - 1
  }
  return found
}

/** Past "y", "pero" and a plea after it. */
function skipJoiner(tokens: readonly Token[], place: number): number {
  const isJoiner = ['y', 'e', 'pero', 'ademas', 'tambien'].includes(flatAt(tokens, place))
  return isJoiner ? skipPleas(tokens, place + 1) : place
}

/** Where the order to say something ends and what is to be said begins, or -1. */
function toldEnd(tokens: readonly Token[], place: number): number {
  const end = matchPhrases(tokens, place, telling)
  return end !== -1 && matchPhrases(tokens, end, ownFacts) !== -1 ? end : -1
}

function directionAt(
  tokens: readonly Token[],
  text: string,
  place: number,
  isPlatform: boolean,
  follows: boolean,
): { direction: Direction; last: number } | null {
  let asked = skipPleas(tokens, place)
  if (asked === tokens.length) return null
  const joined = skipJoiner(tokens, asked)
  if (follows || toldEnd(tokens, joined) !== -1) asked = joined
  const opened = matchPhrases(tokens, asked, wishOpeners)
  if (opened !== -1 && wishEnd(tokens, opened) !== -1) asked = opened
  const told = toldEnd(tokens, asked)
  const isTold = told !== -1
  const wished = isTold ? told : isPlatform ? platformWishEnd(tokens, place) : wishEnd(tokens, asked)
  const whole = wished === -1 ? aloneEnd(tokens, asked, follows) : wished
  const end = withoutFacts(tokens, asked, whole)
  if (end === -1 || end <= asked) return null
  const isCut = end < whole
  const last = isTold || isCut ? end : endOf(tokens, end)
  const start = tokens[place]?.start ?? 0
  const stop = (isTold || isCut ? tokens[last]?.start : tokens[last - 1]?.end) ?? text.length
  const wish: Direction['wish'] = isTold ? { type: 'other' } : wishOf(tokens, asked, end)
  return {
    direction: { start, end: stop, text: text.slice(start, tokens[end - 1]?.end ?? stop), wish },
    last,
  }
}

/** "invita a reservar en el 910 555 123": what has figures or is free is content, only the verb asks the writer. */
function withoutFacts(tokens: readonly Token[], first: number, end: number): number {
  if (!asksForCall(tokens, first)) return end
  const words = tokens.slice(first, end)
  const hasFacts = words.some(
    ({ kind, flat }) => kind === 'number' || flat === 'gratis' || flat === '@' || flat === '.',
  )
  const called = words.findIndex(({ flat }, place) => place > 1 && /[aei]r(?:se)?$/.test(flat))
  return hasFacts && called !== -1 ? first + called : end
}

/** After another wish, or as the last words of the brief. */
function aloneEnd(tokens: readonly Token[], place: number, follows: boolean): number {
  const end = matchPhrases(tokens, place, aloneWishes, wishStops(tokens, place))
  const isLast = tokens.slice(end).every(({ kind }) => kind === 'sign')
  return place > 0 && (follows || isLast) ? end : -1
}

/** With the plea, the joiner and the sign that end it. */
function endOf(tokens: readonly Token[], end: number): number {
  let last = skipPleas(tokens, end)
  if (flatAt(tokens, last) === 'gracias' && isClauseEnd(tokens, last + 1)) last++
  while ([',', '.', ';', '!', ')'].includes(flatAt(tokens, last))) last++
  return last
}
