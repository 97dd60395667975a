import { type Plugin, parseSync } from 'vite'

/** What only the server reads of an endpoint: its line in the API's description, and its limits. */
const serverFields = new Set(['summary', 'rateLimits'])

type Node = { type: string; start: number; end: number }
type Property = Node & { key?: { name?: string } }
type Call = Node & { callee?: { name?: string }; arguments?: (Node & { properties?: Property[] })[] }

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) yield value as Node
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

const isEndpoint = (node: Node): node is Call =>
  node.type === 'CallExpression' && (node as Call).callee?.name === 'endpoint'

/** Screens carry the contracts of what they call, some in their first load, and need only how to call. */
export const withoutServerFields = (): Plugin => ({
  name: 'without-server-fields',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.contract\.ts$/ },
    handler(code, id) {
      const fields = [...nodesIn(parseSync(id, code).program)]
        .filter(isEndpoint)
        .flatMap((call) => call.arguments?.[0]?.properties ?? [])
        .filter(({ key }) => serverFields.has(key?.name ?? ''))
      if (fields.length === 0) throw new Error(`No endpoint was found in ${id}.`)
      let lean = code
      for (const { start, end } of fields.toSorted((a, b) => b.start - a.start))
        lean = lean.slice(0, start) + lean.slice(end).replace(/^,/, '')
      return { code: lean, map: null }
    },
  },
})
