import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '#platform/locale.ts'

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'src/writer/trades')

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const variable = (locale: string, id: string) => camelCase(`${locale}-${id}`)
const key = (id: string) => (id.includes('-') ? `'${id}'` : id)
/** As the linter sorts imports: a dash comes last. */
const inOrder = (a: string, b: string) => (a.replaceAll('-', '~') < b.replaceAll('-', '~') ? -1 : 1)

const idsIn = (locale: string) =>
  globSync('*.json', { cwd: join(folder, locale) })
    .map((file) => basename(file, '.json'))
    .toSorted(inOrder)

/** The list of all trades: one import per file, so that bundlers find them. */
export function tradeList(): { path: string; text: string } {
  const files = locales.flatMap((locale) => idsIn(locale).map((id) => ({ locale, id })))
  const text = [
    '// Written by `npm run catalogs` from the names of the files.',
    "import type { Locale } from '#platform/locale.ts'",
    ...files.map(
      ({ locale, id }) =>
        `import ${variable(locale, id)} from './${locale}/${id}.json' with { type: 'json' }`,
    ),
    "import type { TradeFile } from './trade.ts'",
    '',
    'export const tradeFiles: Record<Locale, Readonly<Record<string, TradeFile>>> = {',
    ...locales.flatMap((locale) => [
      `  ${locale}: {`,
      ...idsIn(locale).map((id) => `    ${key(id)}: ${variable(locale, id)},`),
      '  },',
    ]),
    '}',
    '',
  ].join('\n')
  return { path: join(folder, 'trade-files.ts'), text }
}
