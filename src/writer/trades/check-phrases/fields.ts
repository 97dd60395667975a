import type { TradeFile } from '../trade.ts'

/**
 * `sentence` and `question` end with their mark; `title` and `label` have none; `sign` recognizes a trade and is never
 * published.
 */
export type Form = 'sentence' | 'question' | 'title' | 'label' | 'sign' | 'hashtag' | 'emoji'

type FieldRules = {
  form: Form
  min: number
  max: number
  /** Used all year and for any shop of the trade: no season, no holiday. */
  isNeutral: boolean
  /** Advice and questions may say "best": that is no claim about the shop. */
  mayPraise: boolean
}

const line = (form: Form, min: number, max: number, isNeutral = true): FieldRules => ({
  form,
  min,
  max,
  isNeutral,
  mayPraise: false,
})

export const fields = {
  names: { ...line('sign', 2, 30, false), mayPraise: true },
  products: { ...line('sign', 2, 30, false), mayPraise: true },
  words: { ...line('sign', 2, 30, false), mayPraise: true },
  truths: line('sentence', 30, 120),
  lines: line('sentence', 30, 120),
  invites: line('sentence', 20, 120),
  behind: line('sentence', 20, 120),
  questions: { ...line('question', 10, 90, false), mayPraise: true },
  title: { ...line('title', 5, 60, false), mayPraise: true },
  text: { ...line('sentence', 50, 180, false), mayPraise: true },
  calls: line('sentence', 10, 100),
  shortCalls: line('label', 4, 24),
  articles: line('title', 15, 80, false),
  visuals: line('sentence', 20, 120, false),
  hashtags: line('hashtag', 3, 30, false),
  emojis: line('emoji', 1, 8, false),
} as const satisfies Record<string, FieldRules>
export type Field = keyof typeof fields

/** How many entries each list has; enough that a month does not repeat itself. */
export const listSizes: Readonly<Record<string, { min: number; max: number }>> = {
  'signs/names': { min: 3, max: 12 },
  'signs/products': { min: 12, max: 40 },
  truths: { min: 8, max: 40 },
  subjects: { min: 6, max: 24 },
  invites: { min: 5, max: 40 },
  behind: { min: 5, max: 40 },
  questions: { min: 6, max: 40 },
  tips: { min: 8, max: 40 },
  calls: { min: 5, max: 40 },
  shortCalls: { min: 4, max: 20 },
  articles: { min: 4, max: 20 },
  visuals: { min: 5, max: 20 },
  hashtags: { min: 10, max: 30 },
  emojis: { min: 5, max: 12 },
}
export const subjectSizes = { words: { min: 1, max: 8 }, lines: { min: 2, max: 8 } }

/** A phrase and its place in the file, such as `subjects/2/lines/0`. */
export type Phrase = { place: string; field: Field; text: string }

const plainLists = [
  'truths',
  'invites',
  'behind',
  'questions',
  'calls',
  'shortCalls',
  'articles',
  'visuals',
  'hashtags',
  'emojis',
] as const

export function phrasesOf(bank: TradeFile): Phrase[] {
  const phrases: Phrase[] = []
  const add = (place: string, field: Field, texts: readonly string[]) => {
    for (const [at, text] of texts.entries()) phrases.push({ place: `${place}/${at}`, field, text })
  }
  add('signs/names', 'names', bank.signs.names)
  add('signs/products', 'products', bank.signs.products)
  for (const [at, { words, lines }] of bank.subjects.entries()) {
    add(`subjects/${at}/words`, 'words', words)
    add(`subjects/${at}/lines`, 'lines', lines)
  }
  for (const [at, { title, text }] of bank.tips.entries())
    phrases.push(
      { place: `tips/${at}/title`, field: 'title', text: title },
      { place: `tips/${at}/text`, field: 'text', text },
    )
  for (const name of plainLists) add(name, name, bank[name])
  return phrases
}

/** Every list of a bank with its number of entries. */
export function listsOf(
  bank: TradeFile,
): { place: string; size: number; wanted: { min: number; max: number } }[] {
  const sizes: Record<string, number> = {
    'signs/names': bank.signs.names.length,
    'signs/products': bank.signs.products.length,
    subjects: bank.subjects.length,
    tips: bank.tips.length,
  }
  for (const name of plainLists) sizes[name] = bank[name].length
  const lists = Object.entries(listSizes).map(([place, wanted]) => ({
    place,
    size: sizes[place] ?? 0,
    wanted,
  }))
  for (const [at, { words, lines }] of bank.subjects.entries())
    lists.push(
      { place: `subjects/${at}/words`, size: words.length, wanted: subjectSizes.words },
      { place: `subjects/${at}/lines`, size: lines.length, wanted: subjectSizes.lines },
    )
  return lists
}
