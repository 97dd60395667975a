import { type Found, matchPhrases, parsePhrases, type Stops } from './phrases.ts'
import { isPlatformWord } from './platform-words.ts'
import { flatAt, isBreak, isName, type Token } from './tokens.ts'

const giftPhrases = parsePhrases(`
  de regalo
  un|una|unas|unos|# ..4 de regalo
  regalo|obsequio|detalle de|del _
  te|os|les|le|se? regalamos|regala|obsequiamos >
  te|os|les|los|las|le invitamos|invita a|al un|una|unas|unos >
  invitamos|invita|convidamos a|con un|una|unas|unos >
  invita la casa
  por nuestra cuenta|parte
  va de regalo
`)
const reasonPhrases = parsePhrases(`
  porque|xq|pq|debido >
  ya|puesto|dado que >
  por el|la|los|las|nuestro|nuestra|motivo|motivos|causa|razones aniversario|cumpleanos|reformas|obras|vacaciones|paro|feriado|lluvia|mudanza|inventario|reforma|familiares|personales|de|salud|fuerza|duelo|enfermedad de|del|a? la|el|los|las|nuestra|nuestro? _?
  por reformas|obras|vacaciones|inventario|mudanza|aniversario|duelo|enfermedad|mantenimiento|jubilacion|feriado|balance|descanso|lluvia|traslado de|del? la|el|los|las? _?
  por motivos|motivo|causas|razones >
  por nuestro|nuestra|el|la # aniversario|cumpleanos
  por ser >
  para celebrar|festejar|agradecer >
  para celebrarlo|festejarlo|agradecerlo|agradecerles|agradeceros
  con motivo|ocasion de|del >
  en honor|memoria|agradecimiento a|de|al|del >
  gracias a que >
  a causa de >
`)

/** Places that a shop speaks of; a name makes the rest. */
const placeNouns = new Set(
  `calle avenida av avda plaza plazoleta parque local tienda sede salon colegio iglesia parroquia barrio paseo carrera cra centro
  mercado feria teatro sala bar restaurante terraza patio jardin playa puerto estadio biblioteca museo hotel club colonia zona
  esquina pasaje galeria sucursal bulevar ronda camino plazuela malecon playa finca hacienda pabellon recinto carpa estudio
  academia gimnasio taller vereda cancha auditorio quiosco kiosco planta rambla travesia ayuntamiento polideportivo`.split(
    /\s+/,
  ),
)
const streetNouns = new Set(
  'calle avenida av avda plaza paseo carrera cra ronda camino rambla pasaje bulevar'.split(' '),
)
const placeOpenings = new Set(['en', 'desde', 'frente', 'junto', 'zona'])
const linkWords = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'y',
  'nuestra',
  'nuestro',
  'mi',
  '.',
  'nro',
  'n',
  'º',
  ',',
  'numero',
  'st',
])
const LONGEST_PLACE = 10
/** "en Navidad", "en Semana Santa" are no places. */
const noPlaces = new Set(
  `navidad navidades semana san pascua halloween black dia ano reyes google historias stories vivo online internet
  efectivo linea oferta`.split(/\s+/),
)

const isStreetNumber = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.kind === 'number' &&
  /^\d{1,5}$/.test(flatAt(tokens, place)) &&
  flatAt(tokens, place + 1) !== '%'

const LONGEST_STREET = 4
const streetVerbs = new Set('cuesta vale sale queda quedan esta tiene es a desde'.split(' '))

/** Whether the words here are the name of a street, typed small: "calle mayor 8". */
function isStreetName(tokens: readonly Token[], place: number): boolean {
  for (let at = place; at < place + LONGEST_STREET; at++) {
    // "La plaza cuesta 20 euros" names no street.
    if (isStreetNumber(tokens, at)) return at > place && (!tokens[at + 1] || isBreak(tokens, at + 1))
    if (tokens[at]?.kind !== 'word' || streetVerbs.has(flatAt(tokens, at))) return false
  }
  return false
}

/** "en el local de la calle Mayor 12", "en Madrid", "Av. Juárez 210". */
function placeAt(tokens: readonly Token[], first: number, stops: Stops): number {
  const opening = flatAt(tokens, first)
  const isOpened = placeOpenings.has(opening)
  const isStreet = streetNouns.has(opening)
  if (!isOpened && !isStreet) return -1
  let end = isOpened ? first + 1 : first
  let hasPlace = opening === 'zona'
  let hasStreet = false
  let last = -1
  for (; end - first < LONGEST_PLACE; end++) {
    const token = tokens[end]
    const isAbbreviation = token?.flat === '.' && streetNouns.has(flatAt(tokens, end - 1))
    if (!token || stops.has(end) || (isBreak(tokens, end) && !isAbbreviation)) break
    if (placeNouns.has(token.flat)) {
      hasPlace = true
      hasStreet ||= streetNouns.has(token.flat)
      last = end + 1
    } else if (isName(token) && (last !== -1 || !noPlaces.has(token.flat)) && !isPlatformWord(token.flat)) {
      hasPlace = true
      last = end + 1
    } else if (hasStreet && (isStreetNumber(tokens, end) || isStreetName(tokens, end))) {
      last = end + 1
    } else if (token.flat === ',') {
      // "calle Mayor 12, Madrid" goes on, "en la plaza, a las 10" does not.
      if (!hasStreet || !isName(tokens[end + 1]) || !isStreetNumber(tokens, end - 1)) break
    } else if (!linkWords.has(token.flat)) break
  }
  const isNamed = last > first + 1 || (isStreet && last > first)
  if (isStreet && !isOpened && last - first < 2) return -1
  return hasPlace && isNamed ? last : -1
}

/** "a domicilio", "en casa" and places without a name. */
const plainPlaces = parsePhrases(`
  en recepcion|mostrador|tienda|caja|barra|terraza
  en el|la|nuestro|nuestra|tu|este|esta mostrador|recepcion|tienda|web|local|salon|plaza|barra|parque|jardin|patio|centro|barrio|sede
  en historias|stories
  aqui mismo
`)

type FoundCircumstance = Found & { type: 'gift' | 'reason' | 'place' }

export function findCircumstances(tokens: readonly Token[], stops: Stops): FoundCircumstance[] {
  const found: FoundCircumstance[] = []
  for (let place = 0; place < tokens.length; place++) {
    const last = Math.max(placeAt(tokens, place, stops), matchPhrases(tokens, place, plainPlaces, stops))
    if (last <= place) continue
    found.push({ first: place, last, type: 'place' })
    place = last - 1
  }
  const allStops = new Set([...stops, ...found.map(({ first }) => first)])
  for (let place = 0; place < tokens.length; place++) {
    const gift = matchPhrases(tokens, place, giftPhrases, allStops)
    const reason = matchPhrases(tokens, place, reasonPhrases, allStops)
    const last = Math.max(gift, reason)
    if (last <= place) continue
    found.push({ first: place, last, type: last === gift ? 'gift' : 'reason' })
    place = last - 1
  }
  return found
}
