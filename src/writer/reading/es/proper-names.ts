import { capitalized } from '../../first-letter.ts'

/** Names that owners type in small letters, as they are written. Longer ones first. */
const names: readonly (readonly [RegExp, string])[] = (
  [
    ['d[ií]a de la madre', 'Día de la Madre'],
    ['d[ií]a de las madres', 'Día de las Madres'],
    ['d[ií]a del padre', 'Día del Padre'],
    ['d[ií]a del ni[nñ]o', 'Día del Niño'],
    ['d[ií]a de (?:los )?muertos', 'Día de Muertos'],
    ['d[ií]a de reyes', 'Día de Reyes'],
    ['d[ií]a de la mujer', 'Día de la Mujer'],
    ['d[ií]a del libro', 'Día del Libro'],
    ['reyes magos', 'Reyes Magos'],
    ['semana santa', 'Semana Santa'],
    ['san valent[ií]n', 'San Valentín'],
    ['a[nñ]o nuevo', 'Año Nuevo'],
    ['black friday', 'Black Friday'],
    ['cyber monday', 'Cyber Monday'],
    ['buen fin', 'Buen Fin'],
    ['navidad', 'Navidad'],
    ['navidades', 'Navidades'],
    ['nochebuena', 'Nochebuena'],
    ['nochevieja', 'Nochevieja'],
    ['halloween', 'Halloween'],
    ['instagram', 'Instagram'],
    ['facebook', 'Facebook'],
    ['tiktok', 'TikTok'],
    ['(?:whats?app?|wasap|watsapp|wpp|wsp)', 'WhatsApp'],
    ['(?:cv|curriculum)', 'CV'],
  ] as const
).map(([typed, written]) => [
  new RegExp(`(?<![\\p{L}@./_-])${typed}(?![\\p{L}@/_-]|\\.\\p{L})`, 'giu'),
  written,
])

/** "un buen fin de semana" is no Buen Fin, and "feliz año nuevo" is a wish. */
const isOther = (written: string, before: string, after: string): boolean =>
  (written === 'Buen Fin' && /^ (?:de|a)(?!\p{L})/u.test(after)) ||
  // The plant.
  (written === 'Nochebuena' && /flor(?:es)? de $/iu.test(before)) ||
  (written === 'Año Nuevo' && /(?:el|este|un|del) $/iu.test(before))

/** A street with its number: "calle mayor 8", "avenida de la paz 12". */
const STREET =
  /(?<!\p{L})((?:calle|avenida|avda\.?|av\.?|plaza|paseo|ronda|camino|rambla|pasaje|bulevar) (?:(?:de|del|la|las|los|el) ){0,2})(?!(?:cuesta|vale|sale|queda|está|tiene|es|a|desde)(?!\p{L}))(\p{Ll}\p{L}{2,20})(?: (\p{Ll}\p{L}{2,20}))?(?=,? \d{1,4}(?:$|[,;.!?)](?!\d)))/giu

const withStreets = (clause: string): string =>
  clause.replace(
    STREET,
    (_, street: string, name: string, second?: string) =>
      street + capitalized(name) + (second ? ` ${capitalized(second)}` : ''),
  )

/** With the capitals of feasts, networks and streets: "ramos de navidad" is "ramos de Navidad". */
export const withNames = (clause: string): string =>
  names.reduce(
    (text, [typed, written]) =>
      text.replace(typed, (found: string, place: number) =>
        isOther(written, text.slice(0, place), text.slice(place + found.length)) ? found : written,
      ),
    withStreets(clause),
  )
