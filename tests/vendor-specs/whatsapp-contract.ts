import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { partsOf } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { FakeRequest } from '#connectors/social/conformance/fake-network.fixture.ts'
import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: object }
type Content = {
  content?: Record<string, { schema?: object; examples?: Record<string, { value: unknown }> }>
}
type Operation = {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content & { $ref?: string }>
}
export type WhatsappSpec = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, object> }
}

/** What the description leaves out or says differently, each with its reason; used up if it is ever needed. */
export const whatsappWaivers = {
  'what a token may do':
    'only the guide to the Graph API describes /debug_token, which every product of Meta uses',
  'samples of files':
    'only the guide to resumable uploads describes /uploads, which every product of Meta uses',
  'what an app gets delivered':
    'only the guide to webhooks describes /subscriptions, which every product of Meta uses',
  'words without a template':
    'the branch of a text allows nothing but the text itself, not even what every message has',
  'our id of a message':
    'the documentation of messages has biz_opaque_callback_data, which comes back with what became of them; the schema is older',
  'fields and pages of lists':
    'every list of the Graph API takes fields, limit and after; the lists here name few',
  'the number of a button':
    'its pattern means 2 to 14 and allows no single digit below 2; its own example is "0"',
  'names of places':
    'the documentation of templates with named places has parameter_name; the schema is older',
} as const
export type WhatsappWaiver = keyof typeof whatsappWaivers

const VERSION = 'v25.0'
const LIST_FIELDS = ['fields', 'limit', 'after']

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const componentNames: Record<string, string> = {
  header: 'HeaderComponent',
  body: 'BodyComponent',
  button: 'ButtonComponent',
}

type Component = { type: string; parameters?: Record<string, unknown>[] }

/** Checks requests, and what our fake answers, against Meta's OpenAPI description. One operation is compiled at a time. */
export function whatsappContract(spec: WhatsappSpec, idsOf: Record<string, string>) {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    allErrors: true,
    logger: false,
  })
  ajv.addSchema(spec, 'spec')
  const compiled = new Map<string, ValidateFunction>()
  const errorsOf = (pointer: string, value: unknown) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `spec#${pointer}` })
    compiled.set(pointer, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }
  const problemsOf = (pointer: string, value: unknown) =>
    errorsOf(pointer, value).map((error) => `${error.instancePath} ${error.message}`)

  /** The paths of the Graph API are ids: what an id is of decides which operation it is. */
  function templateOf(pathname: string): string | null {
    const [id = '', edge] = pathname.slice(1).split('/')
    const kind = idsOf[id]
    return kind ? `/{Version}/{${kind}}${edge ? `/${edge}` : ''}` : null
  }

  function operationOf({ method, path }: FakeRequest) {
    const { pathname, searchParams } = new URL(path, 'https://graph.facebook.com')
    const template = templateOf(pathname)
    const operation = template ? spec.paths[template]?.[method.toLowerCase()] : undefined
    if (!template || !operation) return null
    return { template, operation, pathname, query: Object.fromEntries(searchParams) }
  }

  const parametersOf = (pointer: string, { parameters = [] }: Operation) =>
    parameters.map((parameter, index) => {
      if (!('$ref' in parameter)) return { ...parameter, at: `${pointer}/parameters/${index}/schema` }
      const name = parameter.$ref.split('/').at(-1) ?? ''
      const found = spec.components.parameters[name]
      if (!found) throw new Error(`${parameter.$ref} is missing.`)
      return { ...found, at: `${parameter.$ref.slice(1)}/schema` }
    })

  /** Each branch of a message forbids what the base of all has, so the branch is chosen by its type. */
  function messageProblems(body: Record<string, unknown>, waived: Set<WhatsappWaiver>): string[] {
    const branch = `${String(body.type).charAt(0).toUpperCase()}${String(body.type).slice(1)}Message`
    if (!spec.components.schemas[branch]) return [`${body.type} is not described`]
    if ('biz_opaque_callback_data' in body) waived.add('our id of a message')
    const known = Object.keys({ ...body }).filter(
      (name) =>
        ![
          ...['messaging_product', 'recipient_type', 'to', 'type', 'context', String(body.type)],
          'biz_opaque_callback_data',
        ].includes(name),
    )
    const { components = [] } = (body.template ?? {}) as { components?: Component[] }
    return [
      ...known.map((name) => `${name} is unknown`),
      ...whatIsNotWaived(errorsOf(`/components/schemas/${branch}`, body), waived),
      ...components.flatMap((component) => {
        const name = componentNames[component.type]
        if (!name) return [`${component.type} is not described`]
        if (component.parameters?.some((each) => 'parameter_name' in each)) waived.add('names of places')
        const plain = {
          ...component,
          parameters: component.parameters?.map(({ parameter_name: _, ...each }) => each),
        }
        return whatIsNotWaived(errorsOf(`/components/schemas/${name}`, plain), waived)
      }),
    ]
  }

  function whatIsNotWaived(errors: ReturnType<typeof errorsOf>, waived: Set<WhatsappWaiver>): string[] {
    return errors.flatMap(({ instancePath, message, keyword, schemaPath }) => {
      // What is unknown there is found by its name, before.
      if (keyword === 'additionalProperties' && instancePath === '' && schemaPath.includes('/allOf/')) {
        waived.add('words without a template')
        return []
      }
      if (keyword !== 'pattern' || !instancePath.endsWith('/index')) return [`${instancePath} ${message}`]
      waived.add('the number of a button')
      return []
    })
  }

  function bodyProblems(
    pointer: string,
    template: string,
    { requestBody }: Operation,
    request: FakeRequest,
    waived: Set<WhatsappWaiver>,
  ): string[] {
    if (!requestBody) return request.body.length > 0 ? ['a body'] : []
    if (request.body.length === 0 && !requestBody.required) return []
    const parts = partsOf(request)
    const type = parts.length > 0 ? 'multipart/form-data' : 'application/json'
    if (!requestBody.content?.[type]) return [`${type} is not described`]
    if (template.endsWith('/messages')) return messageProblems(JSON.parse(`${request.body}`), waived)
    const value =
      parts.length > 0
        ? Object.fromEntries(parts.map(({ name, content }) => [name, `${content}`]))
        : JSON.parse(`${request.body}`)
    return problemsOf(`${pointer}/requestBody/content/${escaped(type)}/schema`, value)
  }

  function answerProblems(pointer: string, { responses }: Operation, { status, answer }: Exchange): string[] {
    const body = JSON.parse(answer.toString())
    if (status >= 400) return problemsOf('/components/schemas/GraphAPIError', body)
    const schema = responses[`${status}`]?.content?.['application/json']?.schema
    if (!schema) return responses[`${status}`] ? [] : [`${status} is not described`]
    return problemsOf(`${pointer}/responses/${status}/content/${escaped('application/json')}/schema`, body)
  }

  const sharedCall = ({ path }: FakeRequest): WhatsappWaiver | null => {
    const { pathname } = new URL(path, 'https://graph.facebook.com')
    if (pathname === '/debug_token') return 'what a token may do'
    if (pathname.endsWith('/subscriptions')) return 'what an app gets delivered'
    return /\/uploads$|^\/upload:/.test(decodeURIComponent(pathname)) ? 'samples of files' : null
  }

  return (exchange: Exchange): { operation: string; problems: string[]; waived: WhatsappWaiver[] } => {
    const { request } = exchange
    const shared = sharedCall(request)
    if (shared) return { operation: shared, problems: [], waived: [shared] }
    const found = operationOf(request)
    if (!found)
      return { operation: '', problems: [`${request.method} ${request.path} is not described`], waived: [] }
    const { template, operation, pathname, query } = found
    const waived = new Set<WhatsappWaiver>()
    const pointer = `/paths/${escaped(template)}/${request.method.toLowerCase()}`
    const known = parametersOf(pointer, operation)
    const given: Record<string, Record<string, string>> = {
      path: { Version: VERSION, [template.split(/[{}]/)[3] ?? '']: pathname.split('/')[1] ?? '' },
      query,
      header: { ...request.headers },
    }
    const givenFor = ({ in: where, name }: Parameter) =>
      given[where]?.[where === 'header' ? name.toLowerCase() : name]
    const isKnown = (name: string) => known.some((each) => each.in === 'query' && each.name === name)
    const unknown = Object.keys(query).filter((name) => !isKnown(name))
    if (unknown.some((name) => LIST_FIELDS.includes(name))) waived.add('fields and pages of lists')
    // The type of a form has a boundary, which the list of types leaves out.
    const headerOf = (value: string) => value.split(';')[0] ?? ''
    const problems = [
      ...unknown.filter((name) => !LIST_FIELDS.includes(name)).map((name) => `${name} is unknown`),
      ...known.flatMap((parameter) => {
        const value = givenFor(parameter)
        if (value === undefined) return parameter.required ? [`${parameter.name} is missing`] : []
        const checked = parameter.name === 'Content-Type' ? headerOf(value) : value
        // Numbers in a query are written in digits.
        if (/^\d+$/.test(value) && problemsOf(parameter.at, Number(value)).length === 0) return []
        return problemsOf(parameter.at, checked).map((problem) => `${parameter.name} ${problem}`)
      }),
      ...bodyProblems(pointer, template, operation, request, waived),
      ...answerProblems(pointer, operation, exchange).map((problem) => `answer: ${problem}`),
    ]
    return { operation: `${request.method} ${template}`, problems, waived: [...waived] }
  }
}
