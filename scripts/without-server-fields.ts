import { type Plugin, parseSync } from 'vite'
import { type Node, nodesIn } from './source-nodes.ts'
import { splitContract } from './split-contract.ts'

/** Fields of an endpoint that only the server reads: API description, access, limits and schemas. */
const serverFields = new Set(['summary', 'access', 'rateLimits', 'params', 'query', 'body'])

type Property = Node & { key?: { name?: string }; value?: Node }
type Call = Node & { callee?: { name?: string }; arguments?: (Node & { properties?: Property[] })[] }

const isEndpoint = (node: Node): node is Call =>
  node.type === 'CallExpression' && (node as Call).callee?.name === 'endpoint'

/** Screens only need to know whether an answer is JSON, and whether a list. */
const leanResponse = (code: string) => {
  if (code.startsWith('list(')) return "{ kind: 'list' }"
  return /^(empty|redirect|events|file\()/.test(code) ? "{ kind: 'empty' }" : '{}'
}

function leanCalls(code: string, id: string): string {
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
  return lean
}

/**
 * Screens include the contracts of their calls, some in their first load, and only need how to call. Schemas, which
 * forms use, are separate modules, so that a call does not include zod.
 */
export const withoutServerFields = (): Plugin => ({
  name: 'without-server-fields',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.contract\.ts(\?(calls|schemas))?$/ },
    handler(code, id) {
      const [path = id, half] = id.split('?')
      const split =
        half === undefined
          ? ['calls', 'schemas']
              .map((name) => `export * from ${JSON.stringify(`${path}?${name}`)}\n`)
              .join('')
          : splitContract(leanCalls(code, path), path)[half === 'calls' ? 'calls' : 'schemas']
      return { code: split, map: null, moduleSideEffects: false }
    },
  },
})
