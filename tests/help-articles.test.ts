import { describe, expect, test } from 'vitest'
import { help } from '#app/server/features.ts'
import { type Article, type ArticleWording, linesOf, textsOf, topics } from '#platform/help-article.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { screenAt, screens } from '#platform/screens.ts'
import { textsIn } from './texts-in.ts'

const { articles, find } = help.library

const catalogues = Object.values(
  import.meta.glob<Record<string, Record<Locale, unknown>>>('/src/**/i18n/**/index.ts', { eager: true }),
)

/** Every text of the screens. */
const labels = new Map(
  locales.map((locale) => [
    locale,
    new Set(catalogues.flatMap(Object.values).flatMap((catalogue) => [...textsIn(catalogue[locale])])),
  ]),
)

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

test('every screen has an article, and every article a unique id', () => {
  const covered = new Set<string>(articles.flatMap((article) => article.screens))
  expect(screens.map(({ path }) => path).filter((path) => !covered.has(path))).toEqual([])
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  for (const { id } of articles) expect(id).toMatch(/^[a-z-]+$/)
})

test('every topic has articles, each with a unique position', () => {
  expect(new Set(articles.map(({ topic }) => topic))).toEqual(new Set(topics))
  expect(new Set(articles.map(({ topic, position }) => `${topic} ${position}`)).size).toBe(articles.length)
})

test('every article in the folder of a feature is listed in its manifest', () => {
  const modules = import.meta.glob<{ articles: readonly Article[] }>(
    '/src/{core,features}/*/help/articles.ts',
    { eager: true },
  )
  const inFolders = Object.values(modules).flatMap(({ articles }) => articles)
  expect(inFolders.map(({ id }) => id).sort()).toEqual(articles.map(({ id }) => id).sort())
})

describe.each(locales.filter((locale) => locale !== 'en'))('in %s', (locale) => {
  test.each(articles.map((article) => [article.id, article] as const))(
    '%s says the same as in English',
    (_id, article) => {
      expect(shape(article[locale])).toEqual(shape(article.en))
      const translated = textsOf(article[locale])
      for (const [at, text] of textsOf(article.en).entries()) {
        expect(text.trim()).not.toBe('')
        expect(translated[at]?.trim()).not.toBe('')
        expect(translated[at]).not.toBe(text)
        expect(linksIn(translated[at] ?? '')).toEqual(linksIn(text))
      }
    },
  )
})

test.each(written)('%s links only to existing places', (_name, wording) => {
  for (const to of textsOf(wording).flatMap(linksIn)) {
    const { pathname, searchParams } = new URL(to, 'http://localhost')
    expect([to, screenAt(pathname) !== undefined]).toEqual([to, true])
    const named = searchParams.get('article')
    if (pathname === '/help') expect([to, find(named) !== undefined]).toEqual([to, true])
  }
})

test.each(written)('%s names only existing labels', (_name, wording, locale) => {
  expect(
    textsOf(wording)
      .flatMap(boldIn)
      .filter((label) => !labels.get(locale)?.has(label)),
  ).toEqual([])
})

test.each(written)('%s is short enough to be read', (_name, { title, summary, body, questions }) => {
  expect(title.length).toBeLessThanOrEqual(60)
  expect(summary.length).toBeLessThanOrEqual(260)
  expect(body.length).toBeGreaterThan(0)
  expect(questions.length).toBeGreaterThan(0)
})
