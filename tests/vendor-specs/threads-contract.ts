import { fieldsOf } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { FakeRequest } from '#connectors/social/conformance/fake-network.fixture.ts'

type Query = { key: string; value: string | null }
type Item =
  | { name: string; item: Item[] }
  | { name: string; request: { method: string; url: { path: string[]; query?: Query[] } } }
/** Meta's own examples: requests with their parameters, and variables that list what a parameter may say. */
export type Collection = { item: Item[]; variable: { key: string; value: string }[] }

/** Parameters whose variable lists every value; of others it is an example. */
const lists = ['fields', 'metric', 'reply_control']
/** The token goes along with each request, and is named only where the collection speaks of it. */
const everywhere = ['access_token']

const requestsIn = (items: readonly Item[]): { method: string; path: string[]; query: Query[] }[] =>
  items.flatMap((each) =>
    'item' in each
      ? requestsIn(each.item)
      : [
          {
            method: each.request.method,
            path: each.request.url.path.filter((part) => part !== ''),
            query: each.request.url.query ?? [],
          },
        ],
  )

const isVariable = (part: string) => part.startsWith('{{')
const withoutParts = (list: string) => list.replace(/\{[^{}]*\}/g, '').split(',')

/** Checks requests against the collection: method, path, names of parameters, and what lists may hold. */
export function threadsContract({ item, variable }: Collection) {
  const known = requestsIn(item)
  const variables = new Map(variable.map(({ key, value }) => [key, value]))

  const isSamePath = (pattern: string[], path: string[]) =>
    pattern.length === path.length &&
    pattern.every((part, at) => (isVariable(part) ? /^\d+$/.test(path[at] ?? '') : part === path[at]))

  /** What a parameter may hold, in all requests of this kind that name it. */
  const allowedIn = (queries: readonly Query[], name: string): string[] =>
    queries.flatMap(({ key, value }) => {
      if (key !== name || value === null) return []
      return withoutParts(variables.get(value.replace(/[{}]/g, '')) ?? value)
    })

  return (request: FakeRequest): { operation: string; problems: string[] } => {
    const url = new URL(request.path, 'http://network')
    const path = url.pathname.split('/').slice(1)
    const same = known.filter((each) => each.method === request.method && isSamePath(each.path, path))
    const [first] = same
    const operation = `${request.method} /${(first?.path ?? path).join('/').replace(/\{\{\w+\}\}/g, 'ID')}`
    if (!first) return { operation, problems: [`${operation} is not described`] }
    const queries = same.flatMap(({ query }) => query)
    const given = { ...Object.fromEntries(url.searchParams), ...fieldsOf(request) }
    const problems = Object.entries(given).flatMap(([name, value]) => {
      if (everywhere.includes(name)) return []
      if (!queries.some(({ key }) => key === name)) return [`${name} is unknown`]
      if (name === 'media_type') {
        const types = allowedIn(queries, name)
        return types.includes(String(value)) ? [] : [`${name} is ${value}`]
      }
      if (!lists.includes(name)) return []
      const wrong = String(value)
        .split(',')
        .filter((each) => !allowedIn(queries, name).includes(each))
      return wrong.length > 0 ? [`${name} is ${wrong.join()}`] : []
    })
    return { operation, problems }
  }
}
