import type { Plugin } from 'vite'

const imported = /^import \{ (si\w+) \} from 'simple-icons'$/m

/** An icon of simple-icons also contains its source URL, color, guidelines and license; screens only draw its path. */
export const inlineIconPaths = (): Plugin => ({
  name: 'inline-icon-paths',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.icon\.ts$/, code: 'simple-icons' },
    async handler(code, id) {
      const [statement = '', name = ''] = imported.exec(code) ?? []
      const { [name]: icon }: Record<string, unknown> = await import('simple-icons')
      const path = icon && typeof icon === 'object' && 'path' in icon ? icon.path : undefined
      if (!code.includes(`${name}.path`) || typeof path !== 'string')
        throw new Error(`${id} takes no path of one icon.`)
      const inlined = code.replace(statement, '').replace(`${name}.path`, JSON.stringify(path))
      return { code: inlined, map: null, moduleSideEffects: false }
    },
  },
})
