import { Ajv, type ValidateFunction } from 'ajv'
import { partsOf } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { FakeRequest } from '#connectors/social/conformance/fake-network.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'

type Schema = Record<string, unknown>
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: Content
  responses: Record<string, Content>
  security?: Record<string, string[]>[]
}
type OAuthFlow = { authorizationUrl: string; tokenUrl: string; scopes: Record<string, string> }
export type XSpec = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    securitySchemes: { OAuth2UserToken: { flows: { authorizationCode: OAuthFlow } } }
  }
}

/** What the description leaves out or says differently, each with its reason; used up if it is ever needed. */
export const xWaivers = {
  'the page for people': 'the documentation sends people to x.com, not to the server of the interface',
  'giving access back': 'only the documentation describes /2/oauth2/revoke',
  'refusals that name no problem':
    'X answers duplicates, limits and ended tokens with the type about:blank, which the description leaves out',
} as const
export type XWaiver = keyof typeof xWaivers

const TOKEN_FIELDS = ['grant_type', 'code', 'redirect_uri', 'code_verifier', 'refresh_token', 'scope']
const PAGE = 'https://x.com/i/oauth2/authorize'

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** X ignores unknown properties in answers; here they are errors. Objects without any say nothing. */
function closed(spec: XSpec): XSpec {
  const copy = structuredClone(spec)
  for (const schema of Object.values(copy.components.schemas))
    if (schema.properties && !schema.allOf) schema.additionalProperties = false
  return copy
}

function validatorsOf(spec: XSpec, coerceTypes: boolean) {
  const ajv = new Ajv({
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

/** Checks requests, and what our fake answers, against X's OpenAPI description. */
export function xContract(given: XSpec) {
  const spec = closed(given)
  const isValid = validatorsOf(spec, false)
  const isValidText = validatorsOf(spec, true)
  const { authorizationCode: flow } = spec.components.securitySchemes.OAuth2UserToken.flows

  function operationOf({ method, path }: FakeRequest) {
    const { pathname, searchParams } = new URL(path, 'https://api.x.com')
    // Paths without a variable first, because /2/users/me is not a user.
    const templates = Object.keys(spec.paths).toSorted(
      (one, other) => one.split('{').length - other.split('{').length,
    )
    for (const template of templates) {
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const match = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)
      const operation = spec.paths[template]?.[method.toLowerCase()]
      if (!match || !operation) continue
      const inPath = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']))
      return { template, operation, inPath, inQuery: Object.fromEntries(searchParams) }
    }
    return null
  }

  function parametersOf(pointer: string, { parameters = [] }: Operation) {
    return parameters.map((parameter, index) => {
      if (!('$ref' in parameter)) return { ...parameter, at: `${pointer}/parameters/${index}/schema` }
      const name = parameter.$ref.split('/').at(-1) ?? ''
      const found = spec.components.parameters[name]
      if (!found) throw new Error(`${parameter.$ref} is missing.`)
      return { ...found, at: `${parameter.$ref.slice(1)}/schema` }
    })
  }

  function parameterProblems(
    known: ReturnType<typeof parametersOf>,
    place: string,
    values: Record<string, string>,
  ) {
    return known.flatMap(({ name, in: where, required, at, schema }) => {
      if (where !== place) return []
      const value = values[name]
      if (value === undefined) return required ? [`${name} is missing`] : []
      const read = schema.type === 'array' ? value.split(',') : value
      return isValidText(at, read).map((problem) => `${name} ${problem}`)
    })
  }

  function bodyProblems(pointer: string, { requestBody }: Operation, request: FakeRequest): string[] {
    const at = (type: string) => `${pointer}/requestBody/content/${escaped(type)}/schema`
    if (!requestBody) return request.body.length > 0 ? ['a body'] : []
    const parts = partsOf(request)
    if (parts.length === 0) {
      const type = 'application/json'
      if (!requestBody.content?.[type]) return [`${type} is not described`]
      return isValid(at(type), JSON.parse(request.body.toString()))
    }
    const type = 'multipart/form-data'
    if (!requestBody.content?.[type]) return [`${type} is not described`]
    return isValidText(at(type), Object.fromEntries(parts.map(({ name, content }) => [name, `${content}`])))
  }

  function answerProblems(
    pointer: string,
    { responses }: Operation,
    { status, answer }: Exchange,
    waived: Set<XWaiver>,
  ): string[] {
    const key = responses[`${status}`] ? `${status}` : 'default'
    if (key === 'default' && status < 400) return [`${status} is not described`]
    const body = JSON.parse(answer.toString())
    if (key === 'default' && (body.type === 'about:blank' || body.type?.endsWith('/credits-depleted'))) {
      waived.add('refusals that name no problem')
      return []
    }
    const type = key === 'default' ? 'application/problem+json' : 'application/json'
    return isValid(`${pointer}/responses/${key}/content/${escaped(type)}/schema`, body)
  }

  /** The description names only where tokens are issued. */
  function checkOfGrant({ method, path, headers, body }: FakeRequest, waived: Set<XWaiver>): string[] | null {
    const url = new URL(path, 'https://api.x.com')
    if (url.pathname === new URL(PAGE).pathname) {
      waived.add('the page for people')
      const scopes = (url.searchParams.get('scope') ?? '').split(' ')
      return scopes.filter((scope) => !(scope in flow.scopes)).map((scope) => `${scope} is unknown`)
    }
    const isToken = url.pathname === new URL(flow.tokenUrl).pathname
    const isRevoked = url.pathname === '/2/oauth2/revoke'
    if (!isToken && !isRevoked) return null
    if (isRevoked) waived.add('giving access back')
    const known = isToken ? TOKEN_FIELDS : ['token']
    const unknown = [...new URLSearchParams(body.toString()).keys()].filter((name) => !known.includes(name))
    return [
      ...(method === 'POST' ? [] : [`${method} is not described`]),
      ...(/^Basic \S+$/.test(headers.authorization ?? '') ? [] : ['no authorization']),
      ...unknown.map((name) => `${name} is unknown`),
    ]
  }

  return (exchange: Exchange): { operation: string; problems: string[]; waived: XWaiver[] } => {
    const { request } = exchange
    const waived = new Set<XWaiver>()
    const grant = checkOfGrant(request, waived)
    if (grant) {
      const { pathname } = new URL(request.path, 'https://api.x.com')
      return { operation: `${request.method} ${pathname}`, problems: grant, waived: [...waived] }
    }
    const found = operationOf(request)
    if (!found)
      return { operation: '', problems: [`${request.method} ${request.path} is not described`], waived: [] }
    const { template, operation, inPath, inQuery } = found
    const method = request.method.toLowerCase()
    const pointer = `/paths/${escaped(template)}/${method}`
    const known = parametersOf(pointer, operation)
    const isKnown = (name: string) => known.some((each) => each.in === 'query' && each.name === name)
    const needsToken = operation.security?.some((each) => each.OAuth2UserToken) === true
    const problems = [
      ...Object.keys(inQuery).flatMap((name) => (isKnown(name) ? [] : [`${name} is unknown`])),
      ...parameterProblems(known, 'path', inPath),
      ...parameterProblems(known, 'query', inQuery),
      ...(needsToken && !/^Bearer \S+$/.test(request.headers.authorization ?? '')
        ? ['no authorization']
        : []),
      ...bodyProblems(pointer, operation, request),
      ...answerProblems(pointer, operation, exchange, waived).map((problem) => `answer: ${problem}`),
    ]
    return { operation: `${request.method} ${template}`, problems, waived: [...waived] }
  }
}
