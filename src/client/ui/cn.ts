import { type ClassValue, clsx } from 'clsx'

/** Class prefixes that conflict with their neighbors in the list, whatever value follows. */
const withAnyValue = new Set(
  'inset top right bottom left z basis items justify self gap gap-x gap-y p px py pt pr pb pl m mx my mt mr mb ml size w min-w max-w h min-h max-h whitespace bg shadow opacity'.split(
    ' ',
  ),
)

const width = '\\d+|px|\\[\\d.*\\]'

/** Classes matched by their whole name; the first match wins. */
const byName: [RegExp, group: string][] = [
  [/^(block|inline-block|inline|flex|inline-flex|grid|contents|hidden)$/, 'display'],
  [/^(static|fixed|absolute|relative|sticky)$/, 'position'],
  [/^overflow-(auto|hidden|visible|clip|scroll)$/, 'overflow'],
  [/^flex-(row|col)(-reverse)?$/, 'flex direction'],
  [/^flex-(wrap|nowrap|wrap-reverse)$/, 'flex wrap'],
  [/^flex-/, 'flex'],
  [/^text-(xs|sm|base|lg|xl|2xl|3xl)$/, 'font size'],
  [/^text-(left|center|right|start|end)$/, 'text align'],
  [/^text-(balance|pretty|wrap|nowrap)$/, 'text wrap'],
  [/^text-/, 'text color'],
  [/^font-(normal|medium|semibold|bold)$/, 'weight'],
  [new RegExp(`^border(-(${width}))?$`), 'border width'],
  ...(['t', 'r', 'b', 'l'] as const).map((side): [RegExp, string] => [
    new RegExp(`^border-${side}(-(${width}))?$`),
    `border ${side}`,
  ]),
  [/^border-(solid|dashed|dotted|none)$/, 'border style'],
  [/^border-/, 'border color'],
  [/^rounded(-(none|sm|md|lg|xl|full))?$/, 'rounded'],
]

/** Groups that a wider one overrides. */
const includes: Record<string, string[]> = {
  inset: ['top', 'right', 'bottom', 'left'],
  gap: ['gap-x', 'gap-y'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  'border width': ['border t', 'border r', 'border b', 'border l'],
}

function groupOf(name: string): string | undefined {
  const plain = name.replace(/^-/, '')
  const [first = '', second, third] = plain.split('-')
  if (third !== undefined && withAnyValue.has(`${first}-${second}`)) return `${first}-${second}`
  if (second !== undefined && withAnyValue.has(first)) return first
  return byName.find(([pattern]) => pattern.test(plain))?.[1]
}

/** "sm:hover:p-2!" is p-2 with two variants and important. */
function read(className: string): { conditions: string; group: string | undefined } {
  const parts = className.split(/:(?![^[(]{0,40}[\])])/)
  const name = parts.pop() ?? ''
  const bare = name.replace(/^!|!$/g, '')
  const strength = bare === name ? '' : '!'
  return { conditions: `${parts.sort().join(':')} ${strength}`, group: groupOf(bare) }
}

const known = new Map<string, ReturnType<typeof read>>()

function recall(className: string) {
  const seen = known.get(className) ?? read(className)
  known.set(className, seen)
  return seen
}

function merge(classes: string): string {
  const kept: string[] = []
  const settled = new Set<string>()
  for (const className of classes.split(/\s+/).filter(Boolean).reverse()) {
    const { conditions, group } = recall(className)
    if (group !== undefined) {
      if (settled.has(`${conditions} ${group}`)) continue
      for (const each of [group, ...(includes[group] ?? [])]) settled.add(`${conditions} ${each}`)
    }
    kept.push(className)
  }
  return kept.reverse().join(' ')
}

/** Rows of a list have the same classes. They are written in the code, so there are only so many. */
const merged = new Map<string, string>()

/**
 * Joins class names; of two that conflict under the same variants the last one wins, so callers can override defaults.
 * Knows only the groups that we override and keeps every other class. tailwind-merge, which a test compares it with,
 * would cost every visitor 1.6 kB more.
 */
export function cn(...classes: ClassValue[]): string {
  const joined = clsx(classes)
  const result = merged.get(joined) ?? merge(joined)
  merged.set(joined, result)
  return result
}
