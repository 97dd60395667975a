import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export type Expression = {
  /** File and line below the project's folder. */
  place: string
  pattern: string
  flags: string
  /** Goes on after the first match: split, replaceAll and everything with the flag g. */
  repeats: boolean
}

type Node = {
  type: string
  start: number
  regex?: { pattern: string; flags: string }
  [key: string]: unknown
}

const root = fileURLToPath(new URL('../..', import.meta.url))

const isProductCode = (path: string) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesOf(value: unknown, parent: Node | null = null): Generator<[Node, Node | null]> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesOf(each, parent)
  } else if (isNode(value)) {
    yield [value, parent]
    for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesOf(child, value)
  }
}

const nameOf = (node: unknown): unknown =>
  isNode(node) && node.type === 'Identifier' ? node.name : undefined

const isSplit = (call: Node | null) =>
  call?.type === 'CallExpression' && isNode(call.callee) && nameOf(call.callee.property) === 'split'

const isConstructed = (node: Node) =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') && nameOf(node.callee) === 'RegExp'

/** Every literal of the product's source, and every file that builds expressions from strings, with how many places do. */
export async function collectExpressions(): Promise<{ literals: Expression[]; built: Map<string, number> }> {
  const literals: Expression[] = []
  const built = new Map<string, number>()
  const paths = (await readdir(join(root, 'src'), { recursive: true })).filter(isProductCode).sort()
  for (const path of paths) {
    const code = await readFile(join(root, 'src', path), 'utf8')
    const { program, errors } = parseSync(path, code)
    if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
    for (const [node, parent] of nodesOf(program)) {
      if (isConstructed(node)) built.set(path, (built.get(path) ?? 0) + 1)
      if (!node.regex) continue
      const { pattern, flags } = node.regex
      literals.push({
        place: `src/${path}:${code.slice(0, node.start).split('\n').length}`,
        pattern,
        flags,
        repeats: flags.includes('g') || isSplit(parent),
      })
    }
  }
  return { literals, built }
}
