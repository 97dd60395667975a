import type { Exchange } from '#connectors/social/conformance/spoiling-proxy.fixture.ts'

type Argument = { type?: string | string[]; enum?: unknown[]; required?: boolean }
type Endpoint = { methods: string[]; args: Record<string, Argument> }
export type WordPressSpec = { routes: Record<string, { endpoints: Endpoint[] }> }

/** What the index says differently from what WordPress accepts. */
export const wordPressWaivers = {
  'a plain text':
    'title, content, excerpt and caption are described as objects, but a text is accepted for each',
  'the bytes of a file': 'the body of an upload is the file itself, which the index does not describe',
} as const

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

const fits = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : type === 'number' || type === typeOf(value)

/** Checks requests against the routes that a WordPress site lists. */
export function wordPressContract({ routes }: WordPressSpec) {
  function routeOf(request: Exchange['request']) {
    const url = new URL(request.path, 'https://shop.example')
    const path = url.searchParams.get('rest_route') ?? url.pathname.replace(/^.*\/wp-json(?=\/|$)/, '')
    url.searchParams.delete('rest_route')
    const bare = path.replace(/(?<=.)\/$/, '') || '/'
    const route = Object.keys(routes).find((each) =>
      new RegExp(`^${each.replaceAll('?P<', '?<')}$`).test(bare),
    )
    return { path: bare, route, query: Object.fromEntries(url.searchParams) }
  }

  return ({ request }: Exchange): { operation: string; problems: string[]; waived: string[] } => {
    const { path, route = '', query } = routeOf(request)
    const endpoint = routes[route]?.endpoints.find(({ methods }) => methods.includes(request.method))
    if (!endpoint)
      return { operation: '', problems: [`${request.method} ${path} is not described`], waived: [] }
    const waived = new Set<string>()
    const problems: string[] = []
    const type = request.headers['content-type'] ?? ''
    const isJson = type.startsWith('application/json')
    if (!isJson && request.body.length > 0) waived.add('the bytes of a file')
    const inBody: Record<string, unknown> = isJson ? JSON.parse(request.body.toString()) : {}
    const inPath = new RegExp(`^${route.replaceAll('?P<', '?<')}$`).exec(path)?.groups ?? {}
    // Fields of the answer can be chosen for every route.
    for (const name of Object.keys({ ...query, ...inBody }))
      if (!endpoint.args[name] && name !== '_fields') problems.push(`${name} is unknown`)
    for (const [name, { type: types = [], enum: allowed, required }] of Object.entries(endpoint.args)) {
      const value = inBody[name]
      if (required && value === undefined && !(name in query) && !(name in inPath))
        problems.push(`${name} is missing`)
      if (value === undefined) continue
      const names = [types].flat()
      if (names.includes('object') && typeof value === 'string') waived.add('a plain text')
      else if (!names.some((each) => fits(value, each))) problems.push(`${name} is ${typeOf(value)}`)
      if (allowed && !allowed.includes(value)) problems.push(`${name} is ${JSON.stringify(value)}`)
    }
    return { operation: `${request.method} ${route}`, problems, waived: [...waived] }
  }
}
