import type { SlotValue } from '../brief-reading.ts'
import { findQuoted } from '../find-quoted.ts'
import { flatten } from '../flatten.ts'

type QuotedValue = Extract<SlotValue, { type: 'quote' | 'title' }>
type FoundQuoted = {
  start: number
  end: number
  value: QuotedValue
  person: { start: number; end: number; name: string } | null
}

const FEWEST_WORDS_OF_A_QUOTE = 7
const LONGEST_NAME = 80

/** A work or an event bears what follows as its name. */
const NAMED_BEFORE =
  /(?:presentacion|libro|novela|obra|disco|pelicula|exposicion|muestra|taller|curso|charla|concierto|espectaculo|coleccion|linea|menu|titulado|titulada|llamado|llamada|llama|lectura|funcion|cuento|album|documental|codigo|asunto|promo)(?: (?:de|del|la|el|nuestro|nuestra|su|con|infantil|nuevo|nueva)){0,3} ?:? ?$/
const SAID_BEFORE =
  /(?:dijo|dice|escribio|escribe|conto|cuenta|comento|comenta|resena|opinion|testimonio|puso|comentario|palabras)\b[^"«“]{0,60}$/
const NAME =
  /\p{Lu}[\p{L}\p{M}'’]{0,30}(?:\.(?=[:\s]))?(?: (?:(?:de|del|la|los) ){0,2}\p{Lu}[\p{L}\p{M}'’]{0,30}\.?){0,3}/u
const ATTRIBUTION = /^[.,]?\s{0,3}[-–—~(]\s?([^\n.!?;)]{2,80})/u
const SAID_AFTER =
  /^[.,]?\s{0,3}(?:(?:nos |me )?(?:dice|dijo|cuenta|contó|comentó|puso|dejó)|escribio|escribió|comenta|según|firma)\s(\p{Lu}[^\n.!?;]{1,60})/u
const OF_AUTHOR = /^ ?,? ?(?:de|del|por) /

function saidBy(text: string, start: number, end: number): { by: string | null; end: number } {
  const after = text.slice(end, end + LONGEST_NAME + 10)
  const match = ATTRIBUTION.exec(after) ?? SAID_AFTER.exec(after)
  if (match) {
    const by = (match[1] ?? '').trim()
    if (/^\p{Lu}/u.test(by)) return { by, end: end + match[0].trimEnd().length }
  }
  const before = text.slice(Math.max(0, start - LONGEST_NAME), start)
  const sentence = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('! ')) + 1)
  if (!SAID_BEFORE.test(flatten(sentence))) return { by: null, end }
  const name =
    /(?:^(?!(?:Lo|Nos|Así|Esto|Mirad?|Una?|El|La|Les|Os) )|(?:de|dice|dijo|escribe|escribió|cuenta|contó|comenta|cliente|clienta|paciente) )(\p{Lu}[^:,]{1,60})/u.exec(
      sentence.replace(/^.*\bde (?=\p{Lu}[^:]{1,30}:)/u, 'de '),
    )
  const found = NAME.exec(name?.[1] ?? '')
  if (!found) return { by: null, end }
  // "Jorge, opositor: …".
  const role = /^, \p{Ll}[\p{Ll} ]{2,24}(?=:\s{0,2}$)/u.exec(
    sentence.slice(sentence.indexOf(found[0]) + found[0].length),
  )
  return { by: `${found[0]}${role?.[0] ?? ''}`, end }
}

/** The author that follows a title: «Mareas» de Inés Ferrer. */
function authorAfter(text: string, end: number): FoundQuoted['person'] {
  const link = OF_AUTHOR.exec(text.slice(end, end + 8))
  if (!link) return null
  const from = end + link[0].length
  const match = NAME.exec(text.slice(from, from + LONGEST_NAME))
  return match?.index === 0 ? { start: from, end: from + match[0].length, name: match[0] } : null
}

/** What stands in quotation marks: the words of somebody, or the name of something. */
export function findQuotes(text: string): FoundQuoted[] {
  return findQuoted(text).map(({ start, end }) => {
    const words = text.slice(start + 1, end - 1)
    const before = flatten(text.slice(Math.max(0, start - LONGEST_NAME), start))
    const said = saidBy(text, start, end)
    const isLong = words.trim().split(/\s+/).length >= FEWEST_WORDS_OF_A_QUOTE
    const isTitle = NAMED_BEFORE.test(before) || (!isLong && said.by === null && !SAID_BEFORE.test(before))
    if (isTitle) return { start, end, value: { type: 'title', name: words }, person: authorAfter(text, end) }
    return { start, end: said.end, value: { type: 'quote', words, by: said.by }, person: null }
  })
}
