import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { subsets } from './drawable-text.ts'

const require = createRequire(import.meta.url)

/** The package of each font family. Arial is not redistributable; Arimo has the same metrics. */
const packages: Record<string, string> = {
  Inter: 'inter',
  'Source Sans Pro': 'source-sans-pro',
  'Playfair Display': 'playfair-display',
  Lato: 'lato',
  Poppins: 'poppins',
  'Open Sans': 'open-sans',
  Roboto: 'roboto',
  Arial: 'arimo',
  Montserrat: 'montserrat',
  Nunito: 'nunito',
  Oswald: 'oswald',
  'Roboto Condensed': 'roboto-condensed',
}
const FALLBACK = 'Inter'

const weights = [400, 700] as const
export type Weight = (typeof weights)[number]

const stacks = new Map<string, string>()

/** A web font has one file per script; each is registered as its own family, and a stack combines them. */
function register(family: string, ofSubsets: readonly string[]): string[] {
  const name = packages[family] ?? ''
  const folder = join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files')
  return ofSubsets.map((subset) => {
    const alias = `${family} ${subset}`
    if (GlobalFonts.has(alias)) return alias
    for (const weight of weights)
      if (!GlobalFonts.registerFromPath(join(folder, `${name}-${subset}-${weight}-normal.woff2`), alias))
        throw new Error(`The font ${alias} could not be read.`)
    return alias
  })
}

function stackOf(family: string): string {
  const known = family in packages ? family : FALLBACK
  const made = stacks.get(known)
  if (made) return made
  const own = known === FALLBACK ? [] : register(known, subsets.slice(0, 2))
  const stack = [...own, ...register(FALLBACK, subsets)].map((alias) => `"${alias}"`).join(', ')
  stacks.set(known, stack)
  return stack
}

/** For a context's `font`. Files are read on first use. */
export const font = (family: string, weight: Weight, size: number) =>
  `${weight} ${Math.round(size * 100) / 100}px ${stackOf(family)}`
