import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#platform/locale.ts'
import { screenAt, screens } from '#platform/screens.ts'
import { type ArticleWording, linesOf, textsOf, topics } from './article.ts'
import { articles, findArticle } from './articles.ts'

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* texts(inner)
}

const catalogues = Object.values(
  import.meta.glob<Record<string, Record<Locale, unknown>>>('/src/**/i18n/**/index.ts', { eager: true }),
)

/** Everything that stands on the screens of the product in one language. */
const labels: Record<Locale, ReadonlySet<string>> = {
  en: new Set(catalogues.flatMap(Object.values).flatMap(({ en }) => [...texts(en)])),
  es: new Set(catalogues.flatMap(Object.values).flatMap(({ es }) => [...texts(es)])),
}

const written = articles.flatMap((article) =>
  locales.map((locale) => [`${article.id} in ${locale}`, article[locale], locale] as const),
)

const shape = ({ body, questions }: ArticleWording) => [
  ...body.map((block) => (typeof block === 'string' ? 'text' : Object.keys(block)[0])),
  ...body.map((block) => linesOf(block).length),
  questions.length,
]

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to ?? '')
const boldIn = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label ?? '')

test('every screen of the product has an article, and every article a name of its own', () => {
  const covered = new Set<string>(articles.flatMap((article) => article.screens))
  expect(screens.map(({ path }) => path).filter((path) => !covered.has(path))).toEqual([])
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  for (const { id } of articles) expect(id).toMatch(/^[a-z-]+$/)
})

test('every topic has articles', () => {
  expect(new Set(articles.map(({ topic }) => topic))).toEqual(new Set(topics))
})

describe('both languages', () => {
  test.each(articles.map((article) => [article.id, article] as const))(
    'of %s say the same',
    (_id, article) => {
      expect(shape(article.es)).toEqual(shape(article.en))
      const [english, spanish] = [textsOf(article.en), textsOf(article.es)]
      for (const [at, text] of english.entries()) {
        expect(text.trim()).not.toBe('')
        expect(spanish[at]?.trim()).not.toBe('')
        expect(spanish[at]).not.toBe(text)
        expect(linksIn(spanish[at] ?? '')).toEqual(linksIn(text))
      }
    },
  )
})

test.each(written)('%s leads only to places that exist', (_name, wording) => {
  for (const to of textsOf(wording).flatMap(linksIn)) {
    const { pathname, searchParams } = new URL(to, 'http://localhost')
    expect([to, screenAt(pathname) !== undefined]).toEqual([to, true])
    const named = searchParams.get('article')
    if (pathname === '/help') expect([to, findArticle(named) !== undefined]).toEqual([to, true])
  }
})

test.each(written)('%s names only labels that the product has', (_name, wording, locale) => {
  expect(
    textsOf(wording)
      .flatMap(boldIn)
      .filter((label) => !labels[locale].has(label)),
  ).toEqual([])
})

test.each(written)('%s is short enough to be read', (_name, { title, summary, body, questions }) => {
  expect(title.length).toBeLessThanOrEqual(60)
  expect(summary.length).toBeLessThanOrEqual(260)
  expect(body.length).toBeGreaterThan(0)
  expect(questions.length).toBeGreaterThan(0)
})
