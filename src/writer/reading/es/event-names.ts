import type { Found, Stops } from './phrases.ts'
import { flatAt, isClauseEnd, type Token } from './tokens.ts'

/** What happens at a place and a time. */
const eventNouns = new Set(
  `concierto recital festival mercadillo fiesta verbena cata charla conferencia jornada degustacion taller masterclass
  cena noche ruta encuentro desfile feria exposicion muestra torneo caminata ciclopaseo brunch posada seminario verbena mercado
  clase curso maraton cuentacuentos club inauguracion kermes picnic merienda ronda`.split(/\s+/),
)
const nameWords = new Set([
  'de',
  'del',
  'abierta',
  'abierto',
  'nocturno',
  'nocturna',
  'solidario',
  'solidaria',
  'infantil',
  'tematica',
  'especial',
])
const endWords = new Set(
  `que para en con el la los las un una y o a al por se este esta hasta desde sera habra gratis gratuito gratuita cada cuesta hay
  donde si es son incluye vale`.split(/\s+/),
)
const innerWords = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y'])
const LONGEST_NAME = 7

/** "noche de jazz", "clase abierta de yoga", "Festival del Café": the event by its name. */
export function findEventNames(tokens: readonly Token[], stops: Stops): Found[] {
  const found: Found[] = []
  for (let first = 0; first < tokens.length; first++) {
    if (!eventNouns.has(flatAt(tokens, first)) || !nameWords.has(flatAt(tokens, first + 1))) continue
    // "primera clase de salsa" is a service, "clase abierta de yoga" an event.
    if (
      ['clase', 'curso'].includes(flatAt(tokens, first)) &&
      ['de', 'del'].includes(flatAt(tokens, first + 1))
    )
      continue
    let last = first + 1
    while (last - first < LONGEST_NAME && !isClauseEnd(tokens, last) && !stops.has(last)) {
      const word = flatAt(tokens, last)
      const isInner = innerWords.has(word) && ['de', 'del'].includes(flatAt(tokens, last - 1))
      if ((endWords.has(word) && !isInner) || tokens[last]?.kind === 'number') break
      last++
    }
    while (last > first + 1 && innerWords.has(flatAt(tokens, last - 1))) last--
    if (last < first + 2) continue
    found.push({ first, last })
    first = last - 1
  }
  return found
}
