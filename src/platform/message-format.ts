import { pluralRules } from './intl-formats.ts'
import type { Locale } from './locale.ts'
import { formatNumber } from './number-format.ts'

export type Values = Record<string, unknown>

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'number'; name: string }
  | { kind: 'count' }
  | { kind: 'plural' | 'select'; name: string; branches: Map<string, Part[]> }

/** An invalid text is a bug; the error says where. */
class MessageError extends Error {}

/**
 * The part of ICU's message syntax that our texts use: {name}, {n, number}, {n, plural, =0 {…} one {…} other {…}} with
 * #, and {x, select, a {…} other {…}}. A full implementation is thirteen times as large, and visitors load it first; a
 * test compares every text with one.
 */
function parse(source: string): Part[] {
  let at = 0
  const fail = (what: string): never => {
    throw new MessageError(`${what} at ${at} in "${source}"`)
  }
  const skipSpace = () => {
    while (source[at] === ' ' || source[at] === '\n') at++
  }
  const take = (character: string) => {
    if (source[at] !== character) fail(`Expected ${character}`)
    at++
  }
  const word = (): string => {
    skipSpace()
    const found = /^(=\d+|\w+)/.exec(source.slice(at))?.[0] ?? fail('Expected a name')
    at += found.length
    skipSpace()
    return found
  }
  const branches = (isPlural: boolean): Map<string, Part[]> => {
    const found = new Map<string, Part[]>()
    skipSpace()
    while (source[at] !== '}') {
      const key = word()
      take('{')
      found.set(key, parts(isPlural))
      take('}')
      skipSpace()
    }
    if (!found.has('other')) fail('Expected a branch "other"')
    return found
  }
  const value = (): Part => {
    const name = word()
    if (source[at] === '}') return { kind: 'value', name }
    take(',')
    const kind = word()
    if (kind === 'number') return { kind, name }
    if (kind !== 'plural' && kind !== 'select') return fail(`Unknown kind ${kind}`)
    take(',')
    return { kind, name, branches: branches(kind === 'plural') }
  }
  const parts = (inPlural: boolean): Part[] => {
    const found: Part[] = []
    let text = ''
    const flush = () => {
      if (text) found.push({ kind: 'text', text })
      text = ''
    }
    while (at < source.length && source[at] !== '}') {
      const character = source[at] ?? ''
      if (character === '{') {
        flush()
        at++
        found.push(value())
        take('}')
      } else if (character === '#' && inPlural) {
        flush()
        at++
        found.push({ kind: 'count' })
      } else {
        text += character
        at++
      }
    }
    flush()
    return found
  }
  const whole = parts(false)
  if (at < source.length) fail('Unexpected }')
  return whole
}

const asNumber = (locale: Locale, value: unknown) => formatNumber(Number(value), locale)

type Context = { values: Values; locale: Locale; count?: number }

function valueFor({ values }: Context, name: string): unknown {
  if (values[name] === undefined || values[name] === null) throw new MessageError(`No value for {${name}}`)
  return values[name]
}

// Direction marks in a name would change the direction of our sentence too.
const turns = /[\u202a-\u202e\u2066-\u2069]/g

const write = (parts: Part[], context: Context): string =>
  parts.map((part) => writePart(part, context)).join('')

function writePart(part: Part, context: Context): string {
  const { locale } = context
  switch (part.kind) {
    case 'text':
      return part.text
    case 'count':
      return asNumber(locale, context.count)
    case 'number':
      return asNumber(locale, valueFor(context, part.name))
    case 'value':
      return String(valueFor(context, part.name)).replace(turns, '')
    case 'select':
      return write(branchOf(part.branches, String(valueFor(context, part.name))), context)
    case 'plural': {
      const count = Number(valueFor(context, part.name))
      const rule = pluralRules(locale).select(count)
      const key = part.branches.has(`=${count}`) ? `=${count}` : rule
      return write(branchOf(part.branches, key), { ...context, count })
    }
  }
}

const branchOf = (branches: Map<string, Part[]>, key: string): Part[] =>
  branches.get(key) ?? branches.get('other') ?? []

const known = new Map<string, Part[]>()

/** Formats a text of a catalog with values in its language. */
export function formatMessage(source: string, values: Values, locale: Locale): string {
  const parts = known.get(source) ?? parse(source)
  known.set(source, parts)
  return write(parts, { values, locale })
}
