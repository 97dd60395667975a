import { fieldsOf, partsOf } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'

type Parameter = { name: string; required: boolean; type: string }
type Api = { method: string; endpoint?: string; return: string; params: Parameter[] }
type Node = { apis: Api[]; fields: { name: string }[] }
export type GraphSpec = Record<string, Node> & { enum_types: { name: string; values: string[] }[] }

/** What the tables leave out, each with its reason; used up if it is ever needed. */
export const graphWaivers = {
  'POST Page/photos source': 'the file itself; the tables name only addresses',
  'GET Page/stories': 'the kind of its rows is not in the tables',
  'GET IGUser/content_publishing_limit': 'the kind of its rows is not in the tables',
  'GET User/accounts tasks': 'what a person may do is said only in the list of their Pages',
} as const
type Waiver = keyof typeof graphWaivers

/** Of every list. */
const paging = ['fields', 'limit', 'after']

/** `a,b.limit(0).summary(c),d{e,f}` asks for a, b and d. */
function askedIn(fields: string): string[] {
  let depth = 0
  let plain = ''
  for (const letter of fields) {
    if (letter === '{' || letter === '(') depth++
    if (depth === 0) plain += letter
    if (letter === '}' || letter === ')') depth--
  }
  return plain.split(',').map((field) => field.split('.')[0] ?? '')
}

/** Checks requests against the tables from which Meta makes its own clients. `kindOf`: what an id belongs to. */
export function graphContract(spec: GraphSpec, kindOf: (id: string) => string) {
  const valuesOf = (type: string) => spec.enum_types.find(({ name }) => name === type)?.values

  const canRead = (kind: string, name: string) =>
    ['id', ...(spec[kind]?.fields ?? []).map((field) => field.name)].includes(name) ||
    spec[kind]?.apis.some(({ method, endpoint }) => method === 'GET' && endpoint === name)

  return ({ request }: Exchange): { operation: string; problems: string[]; waived: Waiver[] } => {
    const { method, path } = request
    const url = new URL(path, 'http://network')
    const [, id = '', edge = ''] = url.pathname.split('/')
    const kind = kindOf(id)
    const node = spec[kind]
    const operation = edge === '' ? `${method} ${kind}` : `${method} ${kind}/${edge}`
    if (!node) return { operation, problems: [`${id} is of no kind`], waived: [] }
    const api = node.apis.find((each) => each.method === method && each.endpoint === edge)
    if (edge !== '' && !api) return { operation, problems: [`${operation} is not described`], waived: [] }
    const waived: Waiver[] = []
    const problems: string[] = []
    const complain = (problem: string, name: string) => {
      const what = [operation, `${operation} ${name}`].find((each) => each in graphWaivers)
      if (what === undefined) problems.push(problem)
      else waived.push(what as Waiver)
    }
    const files = partsOf(request).flatMap(({ name, fileName }) => (fileName === null ? [] : [name]))
    const given = { ...Object.fromEntries(url.searchParams), ...fieldsOf(request) }
    for (const [name, value] of [
      ...Object.entries(given),
      ...files.map((file) => [file, 'a file'] as const),
    ]) {
      const parameter = api?.params.find((each) => each.name === name)
      if (!parameter && !(method === 'GET' && paging.includes(name))) complain(`${name} is unknown`, name)
      const allowed = parameter && valuesOf(parameter.type.replace(/^list<(.*)>$/, '$1'))
      const wrong = String(value)
        .split(',')
        .filter((each) => allowed && !allowed.includes(each))
      if (wrong.length > 0) complain(`${name} is ${wrong.join()}`, name)
    }
    for (const { name, required } of api?.params ?? [])
      if (required && !(name in given)) problems.push(`${name} is missing`)
    const read = api ? api.return : kind
    if (method === 'GET' && given.fields !== undefined)
      for (const field of askedIn(String(given.fields)))
        if (!canRead(read, field)) complain(`${read} has no ${field}`, field)
    return { operation, problems, waived }
  }
}
