import { flatten } from '../flatten.ts'

/** What is written as it is said, and what counts by its sort: "$12" and "9 quid" are both prices. */
const PART =
  /(?<link>https?:\/\/\S{1,200})|(?<mail>(?<![\p{L}\d._-])[\p{L}\d._-]{1,64}@[\p{L}\d.-]{1,64})|(?<handle>@[\w.]{1,40})|(?<percent>\d[\d.,]{0,8}\s?%)|(?<price>[$£€]\s?\d[\d.,]{0,12}|\d[\d.,]{0,12}\s?(?:€|euros?\b|quid\b|bucks\b|dollars?\b|pesos\b|lucas\b|mil\b))|(?<time>\b\d{1,2}(?:[:.]\d\d\b|\s?(?:[ap]\.?m\b|hs?\b|hrs\b)))|(?<multibuy>\d{1,3}x\d{1,3})|(?<phone>\d[\d .-]{6,20}\d)|(?<year>\b(?:19|20)\d\d\b)|(?<number>\d[\d.,]{0,12})|(?<word>\p{L}[\p{L}']{0,40})|(?<mark>[!?])|(?<quote>["“”«»])|(?<star>[⭐★])|(?<emoji>\p{Extended_Pictographic})/gu
/** Later words are details. */
const MOST_PARTS = 300
const LENGTHS = [5, 10, 20]

function partsOf(text: string, stem: (word: string) => string): string[] {
  const parts: string[] = []
  for (const { 0: said, groups = {} } of flatten(text).replaceAll('’', "'").matchAll(PART)) {
    if (groups.word) parts.push(stem(said.replaceAll("'", '')))
    else parts.push(groups.mark ?? `#${Object.keys(groups).find((name) => groups[name] !== undefined)}`)
    if (parts.length === MOST_PARTS) break
  }
  return parts
}

/** One word, or two that follow each other. */
export const phraseOf = (text: string, stem: (word: string) => string): string =>
  partsOf(text, stem).join('_')

/** What a brief is told apart by: its words, its pairs of words, how it begins and how long it is. */
export function featuresOf(text: string, stem: (word: string) => string): Set<string> {
  const parts = partsOf(text, stem)
  const length = LENGTHS.filter((most) => parts.length >= most).length
  return new Set([
    ...parts,
    ...parts.slice(1).map((part, place) => `${parts[place]}_${part}`),
    `^${parts[0] ?? ''}`,
    `#length${length}`,
  ])
}
