import { existsSync, readFileSync } from 'node:fs'

/** A position in the bundle, as in a stack: both numbers start at one. */
type Place = { key: string; line: number; column: number; origin?: string }

const builtFolder = new URL('../../../dist/server/', import.meta.url).href
const known = new Map<string, string>()

/**
 * Maps the stack of a bundle to its sources. Remove it when Node's `--enable-source-maps` costs nothing before the
 * first error and little after it.
 */
export function originalStack(stack: string, folder = builtFolder): string {
  const lines = stack.split('\n').map((line) => ({ line, place: findPlace(line, folder) }))
  const unknown = lines.flatMap(({ place }) => (place && !known.has(place.key) ? [place] : []))
  for (const [file, places] of Map.groupBy(unknown, ({ key }) => fileOf(key)))
    resolve(new URL(file, folder), places)
  return lines
    .map(({ line, place }) => (place ? line.replace(folder + place.key, known.get(place.key) ?? '$&') : line))
    .join('\n')
}

function findPlace(line: string, folder: string): Place | null {
  const begin = line.startsWith('    at ') ? line.lastIndexOf(folder) : -1
  if (begin < 0) return null
  const found = /^[\w.-]+\.js:(\d+):(\d+)/.exec(line.slice(begin + folder.length))
  return found && { key: found[0], line: Number(found[1]), column: Number(found[2]) }
}

const fileOf = (key: string) => key.slice(0, key.indexOf('.js:') + 3)

function resolve(file: URL, places: Place[]): void {
  const mapFile = new URL(`${file.href}.map`)
  if (!existsSync(mapFile)) return
  const { mappings, sources } = JSON.parse(readFileSync(mapFile, 'utf8')) as {
    mappings: string
    sources: string[]
  }
  findOrigins(
    mappings,
    Map.groupBy(places, ({ line }) => line - 1),
    sources,
  )
  for (const { key, origin } of places) if (origin) known.set(key, origin)
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const digitOf = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]))
const [COMMA, SEMICOLON] = [','.charCodeAt(0), ';'.charCodeAt(0)]
const CONTINUES = 32

/**
 * Reads the mappings from the start and keeps only the requested ones. Node's own SourceMap would decode all of them,
 * sixty megabytes for the life of the process.
 */
function findOrigins(mappings: string, wanted: Map<number, Place[]>, sources: readonly string[]): void {
  // Generated column, source, line and column in it; each is stored as a delta.
  const fields = [0, 0, 0, 0]
  let [line, field, value, shift] = [0, 0, 0, 0]
  const endSegment = () => {
    const [column = 0, source = 0, ownLine = 0, ownColumn = 0] = fields
    for (const place of field >= 4 ? (wanted.get(line) ?? []) : [])
      if (column < place.column)
        place.origin = `${namedFromRoot(sources[source] ?? '')}:${ownLine + 1}:${ownColumn + 1}`
    field = 0
  }
  for (let at = 0; at < mappings.length; at++) {
    const code = mappings.charCodeAt(at)
    if (code === COMMA || code === SEMICOLON) {
      endSegment()
      if (code === COMMA) continue
      line += 1
      fields[0] = 0
      continue
    }
    const digit = digitOf.get(code) ?? 0
    value += (digit % CONTINUES) * 2 ** shift
    shift += 5
    if (digit >= CONTINUES) continue
    const distance = value % 2 === 1 ? -Math.floor(value / 2) : value / 2
    fields[field] = (fields[field] ?? 0) + distance
    field += 1
    value = 0
    shift = 0
  }
  endSegment()
}

const namedFromRoot = (source: string) => source.replace(/^(\.\.\/)+/, '')
