import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Locale } from '#platform/locale.ts'
import { collectTexts, type ListedText } from '../scripts/collect-texts.ts'

const glossary = await readFile('docs/glossary.md', 'utf8')
/** What people read. Search words of articles and headings of imported files hold what people type, in any spelling. */
const texts = (await collectTexts()).filter(
  ({ folder, key }) =>
    !(folder.endsWith('/help') && key.endsWith('.words')) &&
    !(folder === 'features/help/words' && key.startsWith('synonyms.')) &&
    !key.startsWith('csvSynonyms.'),
)

const listAfter = (head: string) =>
  (glossary.split(`\n${head}: `)[1]?.split('\n\n')[0] ?? '').split(/,\s+/).map((phrase) => phrase.trim())

const forbidden = [
  ['en', listAfter('English')],
  ['es', listAfter('Spanish')],
] satisfies [Locale, string[]][]

/** Whole words only, and no names of values or of code: `{color}`, `picture_failed`. */
const asPattern = (phrases: string[]) =>
  new RegExp(`(?<![\\p{L}{_/=-])(${phrases.join('|')})(?![\\p{L}}_-])`, 'iu')

/** Agreed to the letter: the badge of a notification is the name of its kind. */
const exceptions = new Set(['task cancelled'])

const named = ({ folder, key }: ListedText, text: string) => `${folder} ${key}: ${text}`

test.each(forbidden)('no text in %s uses a word that the glossary has another for', (locale, phrases) => {
  expect(phrases.length).toBeGreaterThan(5)
  const pattern = asPattern(phrases)
  const found = texts.filter(
    (each) => pattern.test(each.texts[locale]) && !exceptions.has(each.texts[locale]),
  )
  expect(found.map((each) => named(each, each.texts[locale]))).toEqual([])
})

test('no page of the docs does', async () => {
  const pattern = asPattern(listAfter('English'))
  const found: string[] = []
  for await (const page of glob(['*.md', 'docs/**/*.md'], { exclude: ['docs/glossary.md'] })) {
    const lines = (await readFile(page, 'utf8')).split('\n')
    for (const [index, line] of lines.entries())
      if (pattern.test(line)) found.push(`${page}:${index + 1} ${line}`)
  }
  expect(found).toEqual([])
})

const concepts = [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .slice(1)
  .flatMap(([, , english = '', spanish = '']) => [
    ...english.split(', ').map((word) => ['en', word] as const),
    ...spanish.split(', ').map((word) => ['es', word] as const),
  ])

test.each(concepts)('the product says (%s) %s', (locale, word) => {
  const stem = asStem(word)
  expect(texts.some((each) => stem.test(each.texts[locale]))).toBe(true)
})

/** Verbs and adjectives are inflected: programar, programada; each word of a term by its first letters. */
function asStem(term: string): RegExp {
  const words = term
    .split(' ')
    .map((word) => (word.length > 6 ? `${word.slice(0, -2)}\\p{L}*` : `${word}\\p{L}*`))
  return new RegExp(`(?<!\\p{L})${words.join('\\s+')}`, 'iu')
}

test('every exception is still a text', () => {
  const all = new Set(texts.flatMap((each) => Object.values(each.texts)))
  expect([...exceptions].filter((text) => !all.has(text))).toEqual([])
})
