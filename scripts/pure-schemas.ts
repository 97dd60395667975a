import { type Plugin, parseSync } from 'vite'

type Node = { type: string; start: number; end: number }
type Declaration = Node & { declarations?: (Node & { id: Node; init: Node | null })[] }
type Statement = Declaration & { declaration?: Declaration | null }

/** Values whose creation could have side effects, as far as the bundler knows. */
const made = new Set([
  'CallExpression',
  'NewExpression',
  'ObjectExpression',
  'ArrayExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

/**
 * Marks schemas as pure, so that the bundler drops unused ones. A contract describes every call of a feature; a screen
 * makes a few of them, and validates only its own forms.
 */
export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?(\?schemas)?$/, code: /from ['"]zod['"]/ },
    handler(code, id) {
      const statements = parseSync(id, code).program.body as Statement[]
      const values = statements
        .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
        .flatMap(({ id: name, init }) =>
          name.type === 'Identifier' && init && made.has(init.type) ? [init] : [],
        )
      let marked = code
      for (const { start, end } of values.toSorted((a, b) => b.start - a.start))
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`
      return { code: marked, map: null }
    },
  },
})
