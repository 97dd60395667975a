import { drawable } from '../drawable-text.ts'

/** People describe the video they want; its text starts after the request phrase. */
const requests = [
  /^(?:please[ ,]+)?(?:create|make|generate|produce|i want|i need)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}(?:video|clip|ad|advert)\s+(?:about|of|for|showing|with|that shows|to show|on|announcing)\s+/iu,
  /^(?:por favor[ ,]+)?(?:crea|haz|hazme|genera|produce|quiero|necesito)\s+(?:un\s+|una\s+|el\s+)?(?:v[ií]deo|clip|anuncio)\s+(?:[\p{L}-]+\s+)?(?:sobre|de|para|con|que muestre|mostrando|anunciando)\s+/iu,
]

const LONGEST = 72
const SECONDS_EACH = 1.9

/** How many captions can be read in that time, besides the closing text. */
const roomFor = (seconds: number) => Math.max(1, Math.floor((seconds - 1) / SECONDS_EACH))

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The description as captions: its sentences, split at natural pauses, as many as the time allows. */
export function captionsOf(description: string, seconds: number): string[] {
  const said = requests.reduce((text, request) => text.replace(request, ''), drawable(description, 1000))
  const sentences = said.split(/(?<=[.!?…])\s+|(?:(?<!\s)\s+)?[;•|]\s*/u).flatMap(splitAtPauses)
  const captions = sentences
    .map((text) => upperFirst(text.replace(/(?<![.,:;\s])[.,:;\s]+$/u, '')))
    .filter(Boolean)
  return captions.slice(0, roomFor(seconds))
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
  if (cut === undefined) return [drawable(text, LONGEST)]
  return [...halved(text.slice(0, cut)), ...halved(text.slice(cut + 1))]
}
