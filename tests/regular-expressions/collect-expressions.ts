import { identifierOf, isNode, lineOf, type Node, sourceFiles } from '#tests/source-nodes.ts'

export type Expression = {
  /** File and line, relative to the project. */
  place: string
  pattern: string
  flags: string
  /** Continues after the first match: split, and everything with the flag g. */
  repeats: boolean
}

const isSplit = (call: Node | null) =>
  call?.type === 'CallExpression' && isNode(call.callee) && identifierOf(call.callee.property) === 'split'

const isConstructed = (node: Node) =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') && identifierOf(node.callee) === 'RegExp'

/** Every literal in the source, and every file that builds expressions from strings, with the number of places. */
export async function collectExpressions(): Promise<{ literals: Expression[]; built: Map<string, number> }> {
  const literals: Expression[] = []
  const built = new Map<string, number>()
  for await (const file of sourceFiles()) {
    for (const [node, parent] of file.nodes()) {
      if (isConstructed(node)) built.set(file.path, (built.get(file.path) ?? 0) + 1)
      if (!node.regex) continue
      const { pattern, flags } = node.regex
      const place = `src/${file.path}:${lineOf(file, node)}`
      literals.push({ place, pattern, flags, repeats: flags.includes('g') || isSplit(parent) })
    }
  }
  return { literals, built }
}
