import { enableCompileCache, registerHooks } from 'node:module'

const isDrizzle = (specifier: string) => /^drizzle-orm(\/|$)/.test(specifier)

const sources = new URL('../../', import.meta.url).href

/** Where a file of ours is, for the two ways in which we name one: `#folder/…` from the top, or from where it is named. */
function findSource(specifier: string, namedIn: string | undefined): string | null {
  if (!specifier.endsWith('.ts')) return null
  if (specifier.startsWith('#')) return new URL(specifier.slice(1), sources).href
  return specifier.startsWith('.') ? new URL(specifier, namedIn).href : null
}

type Found = { url: string; format?: string | null | undefined }

/**
 * Halves the time to load the code (docs/decisions/015). Compiled code is kept between starts. For each of our own files Node would
 * look for the package.json that it belongs to, and for each import of a package read that package's list of exports again:
 * ours are found by their paths, and a package is looked up once. Drizzle is loaded in its CommonJS form, since its hundreds of
 * ES modules import each other and its list has 137 kB.
 */
export function loadQuickly(): void {
  enableCompileCache()
  const known = new Map<string, Found>()
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL?.startsWith(sources) ?? false
      const source = isOurs ? findSource(specifier, context.parentURL) : null
      if (source !== null) return { url: source, format: 'module-typescript', shortCircuit: true }
      const isPackage = isOurs ? !specifier.startsWith('.') : isDrizzle(specifier)
      if (!isPackage) return next(specifier, context)
      // A package may have one form for `import` and another for `require`.
      const key = `${context.conditions.join(' ')} ${specifier}`
      const found = known.get(key) ?? inUsualForm(specifier, next(specifier, context))
      known.set(key, found)
      return { ...found, shortCircuit: true }
    },
  })
}

const inUsualForm = (specifier: string, { url, format }: Found): Found =>
  isDrizzle(specifier) ? { url: url.replace(/\.js$/, '.cjs'), format: 'commonjs' } : { url, format }
