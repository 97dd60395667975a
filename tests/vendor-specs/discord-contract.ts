import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { partsOf } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { FakeRequest } from '#connectors/social/conformance/fake-network.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'

type Schema = Record<string, unknown>
type Parameter = { name: string; in: string; required?: boolean }
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content & { $ref?: string }>
  security?: Record<string, unknown>[]
}
type PathItem = { parameters?: Parameter[] } & Record<string, Operation>
export type DiscordSpec = {
  servers: { url: string }[]
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> }
}

/** What the description leaves out, each with its reason; used up if it is ever needed. */
export const discordWaivers = {
  'files of a webhook': 'only the documentation describes the files[n] of a multipart body for webhooks',
} as const

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

function* schemasIn(value: unknown): Generator<Schema> {
  if (typeof value !== 'object' || value === null) return
  yield value as Schema
  for (const each of Object.values(value)) yield* schemasIn(each)
}

/** Discord ignores unknown properties; here they are errors. Parts of a combined schema cannot be closed. */
function closed(spec: DiscordSpec): DiscordSpec {
  const copy = structuredClone(spec)
  const parts = new Set<string>()
  for (const { allOf } of schemasIn(copy.components))
    for (const each of Array.isArray(allOf) ? allOf : []) parts.add(String(each.$ref).split('/').at(-1) ?? '')
  for (const [name, schema] of Object.entries(copy.components.schemas))
    if (schema.properties && !schema.allOf && !parts.has(name)) schema.additionalProperties = false
  return copy
}

function validatorsOf(spec: DiscordSpec, coerceTypes: boolean) {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    coerceTypes,
    allErrors: true,
    logger: false,
  })
  ajv.addSchema(spec, 'spec')
  const compiled = new Map<string, ValidateFunction>()
  return (pointer: string, value: unknown): string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `spec#${pointer}` })
    compiled.set(pointer, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}

/** The message of a request, and its files. */
function bodyOf(request: FakeRequest): { message: unknown; files: string[] } {
  const parts = partsOf(request)
  const payload = parts.find(({ name }) => name === 'payload_json')?.content ?? request.body
  return {
    message: JSON.parse(payload.toString()),
    files: parts.flatMap(({ name, fileName }) => (fileName === null ? [] : [name])),
  }
}

/** Checks requests, and what our fake answers, against Discord's OpenAPI description. */
export function discordContract(given: DiscordSpec) {
  const spec = closed(given)
  const isValid = validatorsOf(spec, false)
  const isValidText = validatorsOf(spec, true)

  function operationOf({ method, path }: FakeRequest) {
    const { pathname, searchParams } = new URL(path, 'https://discord.com')
    for (const [template, item] of Object.entries(spec.paths)) {
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const match = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)
      const operation = item[method.toLowerCase()]
      if (!match || !operation) continue
      const inPath = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']))
      return { template, item, operation, inPath, inQuery: Object.fromEntries(searchParams) }
    }
    return null
  }

  function parameterProblems(
    pointer: string,
    parameters: readonly Parameter[],
    place: string,
    values: Record<string, string>,
  ): string[] {
    return parameters.flatMap(({ name, in: where, required }, index) => {
      if (where !== place) return []
      const value = values[name]
      if (value === undefined) return required ? [`${name} is missing`] : []
      return isValidText(`${pointer}/parameters/${index}/schema`, value).map(
        (problem) => `${name} ${problem}`,
      )
    })
  }

  function bodyProblems(
    pointer: string,
    { requestBody }: Operation,
    request: FakeRequest,
    waived: Set<string>,
  ) {
    if (!requestBody) return request.body.length > 0 ? ['a body'] : []
    const { message, files } = bodyOf(request)
    const problems = isValid(`${pointer}/requestBody/content/application~1json/schema`, message)
    const described = JSON.stringify(requestBody.content?.['multipart/form-data'] ?? {})
    for (const file of files) {
      if (described.includes(`"${file}"`)) continue
      if (/^files\[\d\]$/.test(file) && pointer.includes('webhooks')) waived.add('files of a webhook')
      else problems.push(`${file} is not described`)
    }
    const { attachments = [] } = message as { attachments?: { id: string }[] }
    const announced = attachments.map(({ id }) => `files[${id}]`)
    if (announced.toSorted().join() !== files.toSorted().join()) problems.push('files without attachments')
    return problems
  }

  function answerProblems(pointer: string, { responses }: Operation, { status, answer }: Exchange): string[] {
    const key = [`${status}`, `${Math.floor(status / 100)}XX`].find((each) => responses[each])
    const response = key && responses[key]
    if (!response) return [`${status} is not described`]
    const shared = response.$ref?.replace('#', '')
    const { content } = shared ? (spec.components.responses[shared.split('/').at(-1) ?? ''] ?? {}) : response
    if (!content) return answer.length > 0 ? ['an answer that is not described'] : []
    const at = shared ?? `${pointer}/responses/${key}`
    return isValid(`${at}/content/application~1json/schema`, JSON.parse(answer.toString()))
  }

  return (exchange: Exchange): { operation: string; problems: string[]; waived: string[] } => {
    const { request } = exchange
    const found = operationOf(request)
    if (!found)
      return { operation: '', problems: [`${request.method} ${request.path} is not described`], waived: [] }
    const { template, item, operation, inPath, inQuery } = found
    const method = request.method.toLowerCase()
    const path = `/paths/${escaped(template)}`
    const waived = new Set<string>()
    const known = (operation.parameters ?? []).map(({ name }) => name)
    const needsBot = !operation.security?.some((each) => Object.keys(each).length === 0)
    const problems = [
      ...Object.keys(inQuery).flatMap((name) => (known.includes(name) ? [] : [`${name} is unknown`])),
      ...parameterProblems(path, item.parameters ?? [], 'path', inPath),
      ...parameterProblems(`${path}/${method}`, operation.parameters ?? [], 'query', inQuery),
      ...(needsBot && !/^Bot \S+$/.test(request.headers.authorization ?? '') ? ['no authorization'] : []),
      ...bodyProblems(`${path}/${method}`, operation, request, waived),
      ...answerProblems(`${path}/${method}`, operation, exchange).map((problem) => `answer: ${problem}`),
    ]
    return { operation: `${method} ${template}`, problems, waived: [...waived] }
  }
}
