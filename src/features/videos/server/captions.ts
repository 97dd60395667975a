import { drawable } from '#media/drawable-text.ts'
import type { Locale } from '#platform/locale.ts'
import { readBrief } from '#writer/reading/read-brief.ts'
import { isFilmDirection } from './film-directions.ts'

/** People describe the video they want; its text starts after the request phrase. */
const requests = [
  /^(?:please[ ,]+)?(?:create|make|generate|produce|i want|i need)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}(?:video|clip|reel|film|ad|advert)\s+(?:about|of|for|showing|with|that shows|to show|on|announcing)\s+/iu,
  /^(?:por favor[ ,]+)?(?:crea|haz|hazme|genera|produce|quiero|necesito)\s+(?:un\s+|una\s+|el\s+)?(?:v[ií]deo|clip|reel|anuncio)\s+(?:[\p{L}-]+\s+)?(?:sobre|de|para|con|que muestre|mostrando|anunciando)\s+/iu,
]

const LONGEST = 72

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/**
 * What a description says, as captions: sentences, split at natural pauses. Directions ("show a happy customer") say
 * how to film, so they are left out.
 */
export function captionsOf(
  description: string,
  { locale, today }: { locale: Locale; today: string },
): string[] {
  const { statements } = readBrief(description, { locale, country: null, today, products: [] })
  return statements
    .map(({ polished }) =>
      requests.reduce((text, request) => text.replace(request, ''), drawable(polished, 1000)),
    )
    .filter((text) => !isFilmDirection(text))
    .flatMap((text) => text.split(/(?<=[.!?…])\s+|(?:(?<!\s)\s+)?[;•|]\s*/u))
    .filter((text) => !isFilmDirection(text))
    .flatMap(splitAtPauses)
    .map((text) => upperFirst(text.replace(/(?<![.,:;\s])[.,:;\s]+$/u, '')))
    .filter(Boolean)
}

/** Splits a sentence that is too long at commas or, without any, between words. */
function splitAtPauses(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence]
  const clauses = sentence.split(/(?<=[,:–—])\s+/u).flatMap((clause) => halved(clause))
  const joined: string[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    if (last !== undefined && last.length + clause.length < LONGEST)
      joined[joined.length - 1] = `${last} ${clause}`
    else joined.push(clause)
  }
  return joined
}

function halved(text: string): string[] {
  if (text.length <= LONGEST) return [text]
  const middle = text.length / 2
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index)
  const cut = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  if (cut === undefined) return inPieces(text)
  return [...halved(text.slice(0, cut)), ...halved(text.slice(cut + 1))]
}

const piece = new RegExp(`.{1,${LONGEST}}`, 'gu')

/** A text without spaces, such as a long address. */
const inPieces = (text: string) => text.match(piece) ?? [text]
