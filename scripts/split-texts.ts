import { type Plugin, parseSync } from 'vite'
import { locales } from '#platform/locale.ts'

type Statement = {
  start: number
  end: number
  declaration?: { declarations?: { id: { name?: string } }[] } | null
}

const catalog = /^export const (\w+) = messages\(\{\s+en: en\.(\w+),/gm

/** One text object of a language file. */
function textOf(code: string, path: string, name: string): string {
  const statements = parseSync(path, code).program.body as Statement[]
  const found = statements.find(({ declaration }) =>
    declaration?.declarations?.some(({ id }) => id.name === name),
  )
  if (!found) throw new Error(`There is no ${name} in ${path}.`)
  return code.slice(found.start, found.end)
}

/** The catalogs of an i18n folder, each from its own module. */
function splitCatalogs(code: string, path: string, wanted: string | undefined): string {
  const catalogs = [...code.matchAll(catalog)].map(([, offered = '', name = '']) => ({ offered, name }))
  if (wanted === undefined)
    return catalogs
      .map(({ offered }) => `export { ${offered} } from ${JSON.stringify(`${path}?text=${offered}`)}`)
      .join('\n')
  const name = catalogs.find(({ offered }) => offered === wanted)?.name
  if (!name) throw new Error(`There is no ${wanted} in ${path}.`)
  return [
    "import { messages } from '#platform/messages.ts'",
    ...locales.map((locale) => `import { ${name} as ${locale} } from './${locale}.ts?text=${name}'`),
    `export const ${wanted} = /* @__PURE__ */ messages({ ${locales.join(', ')} })`,
  ].join('\n')
}

/**
 * Lets a screen include only the texts it shows: the bundler places whole modules, and a feature's texts of one
 * language are one file.
 */
export const splitTexts = (): Plugin => ({
  name: 'split-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: new RegExp(`/i18n/(.+/)?(index\\.ts(\\?text=\\w+)?|(${locales.join('|')})\\.ts\\?text=\\w+)$`),
    },
    handler(code, id) {
      const [path = id, text] = id.split('?text=')
      const split = path.endsWith('/index.ts')
        ? splitCatalogs(code, path, text)
        : textOf(code, path, text ?? '')
      return { code: split, map: null, moduleSideEffects: false }
    },
  },
})
