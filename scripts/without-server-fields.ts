import { type Plugin, parseSync } from 'vite'

/** What only the server reads of an endpoint: its line in the API's description, who may call, its limits, and what it checks. */
const serverFields = new Set(['summary', 'access', 'rateLimits', 'params', 'query', 'body'])

type Node = { type: string; start: number; end: number }
type Property = Node & { key?: { name?: string }; value?: Node }
type Call = Node & { callee?: { name?: string }; arguments?: (Node & { properties?: Property[] })[] }

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) yield value as Node
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

const isEndpoint = (node: Node): node is Call =>
  node.type === 'CallExpression' && (node as Call).callee?.name === 'endpoint'

/** Of an answer, screens need to know whether it is JSON, and whether a list. */
const leanResponse = (code: string) => {
  if (code.startsWith('list(')) return "{ kind: 'list' }"
  return /^(empty|redirect|events|file\()/.test(code) ? "{ kind: 'empty' }" : '{}'
}

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
      if (fields.length === 0) throw new Error(`No endpoint was found in ${id}.`)
      let lean = code
      for (const { start, end, key, value } of fields.toSorted((a, b) => b.start - a.start)) {
        const name = key?.name ?? ''
        if (serverFields.has(name)) lean = lean.slice(0, start) + lean.slice(end).replace(/^,/, '')
        else if (name === 'response' && value)
          lean = lean.slice(0, value.start) + leanResponse(code.slice(value.start)) + lean.slice(value.end)
      }
      return { code: lean, map: null }
    },
  },
})
