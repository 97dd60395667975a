import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#platform/locale.ts'
import { catalogFolders, composeCatalogs } from '../scripts/compose-catalogs.ts'
import { channelTable } from '../scripts/compose-channel-table.ts'
import { connectorLists } from '../scripts/compose-connector-lists.ts'
import { tradeList } from '../scripts/compose-trade-list.ts'
import { isNode, lineOf, type Node, type SourceFile, sourceFile, sourceFiles } from './source-nodes.ts'

const folders = catalogFolders().map((folder) => [relative('.', folder), folder] as const)

test('there are texts to look at', () => {
  expect(folders.length).toBeGreaterThan(80)
})

test.each(folders)('%s has a file for every language', (_, folder) => {
  expect(locales.filter((locale) => !existsSync(`${folder}/${locale}.ts`))).toEqual([])
})

test.each(folders)(
  '%s/index.ts offers what its languages say (`npm run catalogs` writes it)',
  (_, folder) => {
    expect(readFileSync(`${folder}/index.ts`, 'utf8')).toBe(composeCatalogs(folder))
  },
)

const lists = [...connectorLists(), tradeList()]

test.each([...lists, channelTable()].map(({ path, text }) => [relative('.', path), text] as const))(
  '%s says what there is (`npm run catalogs` writes it)',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text)
  },
)

const generated = new Set([
  ...folders.map(([folder]) => `${relative('src', folder)}/index.ts`),
  ...lists.map(({ path }) => relative('src', path)),
])

const mayNameLanguages = (path: string) => generated.has(path) || path.includes('/i18n/')

const exceptions: Record<string, string> = {
  'platform/locale.ts': 'describes the languages',
  'platform/messages.ts': 'the keys of English texts are the type of all others',
}

const nameOf = (key: unknown) => (isNode(key) ? (key.name ?? key.value) : undefined)

/** Whether a node lists a language by its name: `{ en: … }`, `type { en: … }` or `const { en } = …`. */
const isLanguageKey = ({ type, key, computed }: Node) =>
  (type === 'Property' || type === 'TSPropertySignature') &&
  !computed &&
  locales.some((locale) => locale === nameOf(key))

const languageKeys = (file: SourceFile): string[] =>
  [...file.nodes()]
    .filter(([node]) => isLanguageKey(node))
    .map(([node]) => `${file.path}:${lineOf(file, node)}`)

test('wording is in the files of its language, not in pairs inside the code', async () => {
  const found: string[] = []
  for await (const file of sourceFiles((path) => !mayNameLanguages(path) && !(path in exceptions)))
    found.push(...languageKeys(file))
  expect(found).toEqual([])
})

test('every exception is still needed', async () => {
  const needed: string[] = []
  for await (const file of sourceFiles((path) => path in exceptions))
    if (languageKeys(file).length > 0) needed.push(file.path)
  expect(needed).toEqual(Object.keys(exceptions).sort())
})

test.each([
  "const title = { en: 'Goals', es: 'Metas' }",
  "const title = { 'es': 'Metas' }",
  'const { en, es } = goalMessages',
  'export const banks = { en, es }',
  'type Title = { en: string }',
])('a pair is recognized: %s', (code) => {
  expect(languageKeys(sourceFile('x.ts', code))).not.toEqual([])
})

test.each(['const title = goals[locale].title', "const list = ['en', 'es']", 'const [en] = locales'])(
  'no pair: %s',
  (code) => {
    expect(languageKeys(sourceFile('x.ts', code))).toEqual([])
  },
)
