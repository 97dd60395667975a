import { join, relative, sep } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { isSourceOf, root } from './source-stamp.ts'

const folder = join(root, 'dist/server')

/** Entry points of processes, by file name. */
const entries = {
  main: 'src/app/server/main.ts',
  'media.worker': 'src/media/pool/media.worker.ts',
}

/** Native code, and packages that read files of their own folder. */
const external = ['sharp', '@napi-rs/canvas', 'pdfkit', 'date-holidays', 'pg-native']

const worker = /new URL\('\.\/([\w.-]+)\.ts', import\.meta\.url\)/g

/**
 * Code that asks for its location gets that of its source: migrations, fonts and packages are found from there. Only
 * worker files are found in the bundle.
 */
const sourceAddresses = (): Plugin => ({
  name: 'source-addresses',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const bundled = code.replace(worker, (_whole, name: string) => {
        if (!(name in entries)) throw new Error(`${id} starts ${name}.ts, which is not built.`)
        return `new URL('./${name}.js', import.meta['url'])`
      })
      const source = relative(folder, id).replaceAll(sep, '/')
      return {
        code: bundled
          .replaceAll('import.meta.url', `new URL('${source}', import.meta['url']).href`)
          .replaceAll("import.meta['url']", 'import.meta.url'),
        map: null,
      }
    },
  },
})

/** A file unknown to the stamp could change without a new build. */
function assertKnown(ids: string[]): void {
  const own = ids
    .map((id) => relative(root, id).replaceAll(sep, '/'))
    .filter((path) => path.startsWith('src/'))
  const unknown = own.filter((path) => !isSourceOf('server', path))
  if (unknown.length > 0) throw new Error(`The server must not use ${unknown.join(', ')}.`)
}

/** Bundles the server and its workers into a few files: Node loads them in a fraction of the time. */
export async function buildServer(): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external,
    plugins: [sourceAddresses()],
  })
  try {
    const { output } = await bundle.write({
      dir: folder,
      cleanDir: true,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      sourcemapExcludeSources: true,
    })
    assertKnown(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])))
  } finally {
    await bundle.close()
  }
}
