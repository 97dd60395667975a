import { parseSync } from 'vite'
import { type Node, nodesIn } from './source-nodes.ts'

type Named = Node & { name?: string }
type Specifier = Named & { local: { name: string } }
type Statement = Named & {
  importKind?: string
  source?: { value: string } | null
  specifiers?: Specifier[]
  declaration?: Statement | null
  declarations?: { id: { name?: string } }[]
  id?: { name: string }
}

/** Modules whose exports are, or create, schemas. */
const ofSchemas = /^zod$|\.contract\.ts$|\/(validation|instant|money|sampled|endpoint)\.ts$/
/** A call description is not a schema. */
const ofCalls = new Set(['endpoint'])

const isType = ({ type }: Statement) => type.startsWith('TSType') || type.startsWith('TSInterface')

/** Splits a contract: calls with plain values, and schemas, which may use those. */
export function splitContract(code: string, path: string): { calls: string; schemas: string } {
  const statements = (parseSync(path, code).program.body as Statement[]).filter(
    (statement) => !isType(statement.declaration ?? statement),
  )
  const imports = statements.filter(
    ({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type',
  )
  const own = statements
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((statement) => {
      const declared = statement.declaration ?? statement
      const names = [...(declared.declarations ?? []).map(({ id }) => id.name), declared.id?.name]
      const uses = new Set([...nodesIn(statement)].map((node) => (node as Named).name ?? ''))
      return {
        names: names.filter((name) => name !== undefined),
        uses,
        text: code.slice(statement.start, statement.end),
      }
    })
  const schemaNames = new Set(
    imports
      .filter(({ source }) => ofSchemas.test(source?.value ?? ''))
      .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name))
      .filter((name) => !ofCalls.has(name)),
  )
  const isSchema = ({ names, uses }: (typeof own)[number]) =>
    names.some((name) => schemaNames.has(name)) || !uses.isDisjointFrom(schemaNames)
  // Anything that uses a schema counts as one; repeat until nothing new is found.
  for (let size = -1; size !== schemaNames.size; ) {
    size = schemaNames.size
    for (const name of own.filter(isSchema).flatMap(({ names }) => names)) schemaNames.add(name)
  }

  const importsFor = (uses: ReadonlySet<string>) =>
    imports.flatMap(({ specifiers = [], source }) => {
      const wanted = specifiers.filter(({ local }) => uses.has(local.name))
      const named = wanted.filter(({ type }) => type === 'ImportSpecifier')
      const from = ` from ${JSON.stringify(source?.value)}`
      return [
        ...(named.length > 0
          ? [`import { ${named.map(({ start, end }) => code.slice(start, end)).join(', ')} }${from}`]
          : []),
        ...wanted
          .filter(({ type }) => type !== 'ImportSpecifier')
          .map(({ start, end }) => `import ${code.slice(start, end)}${from}`),
      ]
    })
  const half = (isWanted: boolean) => {
    const parts = own.filter((part) => isSchema(part) === isWanted)
    const uses = parts.reduce((all, part) => all.union(part.uses), new Set<string>())
    return { uses, lines: [...importsFor(uses), ...parts.map(({ text }) => text)] }
  }
  const [calls, schemas] = [half(false), half(true)]
  const shared = own.flatMap((part) =>
    isSchema(part) ? [] : part.names.filter((name) => schemas.uses.has(name)),
  )
  const hidden = own
    .filter((part) => !isSchema(part) && !part.text.startsWith('export'))
    .flatMap(({ names }) => names.filter((name) => shared.includes(name)))
  const reach = `import { ${shared.join(', ')} } from ${JSON.stringify(`${path}?calls`)}`
  return {
    calls: [
      ...calls.lines,
      ...(hidden.length > 0 ? [`export { ${hidden.join(', ')} }`] : []),
      'export {}',
    ].join('\n'),
    schemas: [...(shared.length > 0 ? [reach] : []), ...schemas.lines, 'export {}'].join('\n'),
  }
}
