import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '#platform/locale.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every folder that holds texts, one file per language. */
export const catalogFolders = (): string[] =>
  globSync('src/**/i18n/**/en.ts', { cwd: root }).map((file) => join(root, dirname(file)))

const suffixed = (name: string) => (/(Names|Rules|Errors)$/.test(name) ? name : `${name}Messages`)

/** The `index.ts` of such a folder: one catalog for each text object of `en.ts`, in every language. */
export function composeCatalogs(folder: string): string {
  const english = readFileSync(join(folder, 'en.ts'), 'utf8')
  const names = [...english.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => name)
  return [
    '// Written by `npm run catalogs`; the texts are in the files beside it.',
    "import { messages } from '#platform/messages.ts'",
    ...locales.map((locale) => `import * as ${locale} from './${locale}.ts'`),
    '',
    ...names.map((name) => {
      const texts = locales.map((locale) => `${locale}: ${locale}.${name}`).join(', ')
      return `export const ${suffixed(name)} = messages({ ${texts} })`
    }),
    '',
  ].join('\n')
}
