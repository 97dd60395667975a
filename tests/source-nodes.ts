import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** One node of a file's syntax tree, as in ESTree. */
export type Node = {
  type: string
  start: number
  regex?: { pattern: string; flags: string }
  [key: string]: unknown
}

export type SourceFile = {
  /** Relative to src/. */
  path: string
  code: string
  /** Every node with its parent. */
  nodes(): Generator<[Node, Node | null]>
}

const root = fileURLToPath(new URL('../src', import.meta.url))

const isProductCode = (path: string) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path)

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const identifierOf = (node: unknown): unknown =>
  isNode(node) && node.type === 'Identifier' ? node.name : undefined

export const lineOf = ({ code }: SourceFile, { start }: Node): number =>
  code.slice(0, start).split('\n').length

/** In the order of the source. Not recursive: a generator inside a generator takes as long as it is deep. */
function* nodesIn(program: unknown): Generator<[Node, Node | null]> {
  const left: [unknown, Node | null][] = [[program, null]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, parent] = next
    if (isNode(value)) yield [value, parent]
    else if (!Array.isArray(value)) continue
    const inside = isNode(value) ? value : parent
    for (const child of Object.values(value).reverse())
      if (typeof child === 'object' && child !== null) left.push([child, inside])
  }
}

function* parsed(path: string, code: string): Generator<[Node, Node | null]> {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  yield* nodesIn(program)
}

export const sourceFile = (path: string, code: string): SourceFile => ({
  path,
  code,
  nodes: () => parsed(path, code),
})

/** The source files, without tests. */
export async function* sourceFiles(
  isWanted: (path: string) => boolean = () => true,
): AsyncGenerator<SourceFile> {
  const paths = (await readdir(root, { recursive: true })).filter(isProductCode).sort()
  for (const path of paths.filter(isWanted)) {
    yield sourceFile(path, await readFile(join(root, path), 'utf8'))
  }
}
