import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Locale, locales } from '#platform/locale.ts'
import { catalogFolders, catalogName } from './compose-catalogs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type ListedText = {
  /** The folder of the text, below `src`: `features/inbox/i18n`. */
  folder: string
  /** The text object and the path inside it: `inbox.list.title`. */
  key: string
  texts: Record<Locale, string>
  /** Files that show it, below the folder of its feature where they are inside. */
  usedIn: string[]
}

function* textsIn(value: unknown, key = ''): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value]
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, key ? `${key}.${name}` : name)
}

async function readLanguage(folder: string, locale: Locale) {
  const module: object = await import(pathToFileURL(`${folder}/${locale}.ts`).href)
  return { locale, module, byKey: new Map(textsIn({ ...module })) }
}

/** `features/inbox/i18n` belongs to `features/inbox`. */
const featureOf = (folder: string) => folder.split('/').slice(0, 2).join('/')

type Source = { path: string; code: string }

const readSources = (): Source[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|fixture)\.tsx?$|\/([a-z]{2}|index)\.ts$/.test(path))
    .map((path) => ({ path, code: readFileSync(`${root}/${path}`, 'utf8') }))

/** Whether the code asks for a key as it is, or for one that begins like it: `status.${state}`. */
function asksFor(code: string, key: string): boolean {
  if (code.includes(`'${key}'`)) return true
  const parts = key.split('.')
  return parts.some((_, count) => count > 0 && code.includes(`\`${parts.slice(0, count).join('.')}.\${`))
}

/** Every text of the product: screens, errors, mails, help articles and demo data. What the writer posts is not among them. */
export async function collectTexts(wanted = ''): Promise<ListedText[]> {
  const sources = readSources()
  const rows: ListedText[] = []
  for (const path of catalogFolders().sort()) {
    const folder = relative(`${root}/src`, path)
    if (folder.startsWith('writer/') || !folder.includes(wanted)) continue
    const languages = await Promise.all(locales.map((locale) => readLanguage(path, locale)))
    const home = `src/${featureOf(folder)}/`
    for (const [object, texts] of Object.entries(languages[0]?.module ?? {})) {
      const users = sources.filter(({ code }) => code.includes(catalogName(object)))
      for (const [key] of textsIn(texts))
        rows.push({
          folder,
          key: `${object}.${key}`,
          texts: Object.fromEntries(
            languages.map(({ locale, byKey }) => [locale, byKey.get(`${object}.${key}`) ?? '']),
          ) as Record<Locale, string>,
          usedIn: users
            .filter(({ code }) => asksFor(code, key))
            .map(({ path }) => (path.startsWith(home) ? path.slice(home.length) : path)),
        })
    }
  }
  return rows
}

/** The screens of a folder's feature: `/inbox`. */
export function screensOf(folder: string): string[] {
  const file = `${root}/src/${featureOf(folder)}/screens.client.ts`
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path = '']) => path)
}
