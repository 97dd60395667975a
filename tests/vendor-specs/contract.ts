import { Ajv, type ValidateFunction } from 'ajv'

type Parameter = { name: string; in: string; required?: boolean; schema: object }
type Operation = { parameters?: Parameter[]; security?: object[]; requestBody?: { required?: boolean } }
type Spec = { paths: Record<string, Record<string, Operation>>; security?: object[] }

export type Sent = { method: string; url: URL; headers: Record<string, unknown>; body: string }

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** a[b]=1 is a group, a[]=1 a list, as Stripe writes them. */
function grouped(query: URLSearchParams): Record<string, unknown> {
  const groups: Record<string, unknown> = {}
  for (const [name, value] of query) {
    const [, base = name, key] = /^([^[]+)\[(.*)\]$/.exec(name) ?? []
    if (key === undefined) groups[base] = value
    else if (key === '') groups[base] = [...((groups[base] as string[] | undefined) ?? []), value]
    else groups[base] = { ...(groups[base] as object | undefined), [key]: value }
  }
  return groups
}

/**
 * Validates requests without a body against an OpenAPI description. It is compiled per parameter, on first use, because
 * resolving all of it takes minutes.
 */
export function openContract(spec: Spec): (sent: Sent) => string[] {
  const ajv = new Ajv({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    coerceTypes: true,
    logger: false,
  })
  ajv.addSchema(spec, 'spec')
  const compiled = new Map<string, ValidateFunction>()
  const accepts = (pointer: string, value: unknown): boolean => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `spec#${pointer}` })
    compiled.set(pointer, validate)
    return validate(value)
  }
  return ({ method, url, headers, body }) => {
    const operation = spec.paths[url.pathname]?.[method.toLowerCase()]
    if (!operation) return [`${method} ${url.pathname} is not described`]
    const problems: string[] = []
    const isOpen = (operation.security ?? spec.security ?? []).length === 0
    if (!isOpen && !/^(Basic|Bearer) \S/.test(String(headers.authorization)))
      problems.push('no authorization')
    if (body) problems.push('a body')
    const given = grouped(url.searchParams)
    const known = (operation.parameters ?? []).map((parameter, index) => ({ parameter, index }))
    for (const name of Object.keys(given))
      if (!known.some(({ parameter }) => parameter.in === 'query' && parameter.name === name))
        problems.push(`${name} is unknown`)
    for (const { parameter, index } of known) {
      const value = given[parameter.name]
      if (value === undefined) {
        if (parameter.required) problems.push(`${parameter.name} is missing`)
        continue
      }
      const pointer = `/paths/${escaped(url.pathname)}/${method.toLowerCase()}/parameters/${index}/schema`
      // Wrapped in an object, otherwise the value could not be coerced.
      if (!accepts(pointer, structuredClone(value)))
        problems.push(`${parameter.name} is ${JSON.stringify(value)}`)
    }
    return problems
  }
}
