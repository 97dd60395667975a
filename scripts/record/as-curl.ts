import { fieldsOf, partsOf } from '#connectors/social/conformance/fake-http.fixture.ts'
import type { FakeRequest } from '#connectors/social/conformance/fake-network.fixture.ts'

/** Set by the transport, not by us. */
const unsaid = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'])

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A variable of the shell, inside a quoted text. */
export const variable = (name: string) => `'"$${name}"'`

/** What proves who we are, also where the secret itself is not in it as it is. */
const proofs: Record<string, (value: string) => string> = {
  authorization: (value) => value.replace(/^(\w+) .*$/, (_, scheme) => `${scheme} ${variable('TOKEN')}`),
  dpop: () => variable('PROOF'),
}

/** A file or the base64 of one would fill the screen. */
const LONGEST = 2000

const isText = (type: string) => /^(text\/|application\/(json|x-www-form-urlencoded|xml))/.test(type)

function shortened(json: unknown): unknown {
  if (typeof json === 'string') return json.length > LONGEST ? `${json.slice(0, 40)}…` : json
  if (Array.isArray(json)) return json.map(shortened)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, shortened(value)]))
}

function bodyOf(request: FakeRequest): string[] {
  const type = request.headers['content-type'] ?? ''
  const parts = partsOf(request)
  if (parts.length > 0)
    return parts.map(({ name, fileName, type: of, content }) =>
      fileName === null
        ? `--form-string ${quoted(`${name}=${content}`)}`
        : `--form ${quoted(`${name}=@${fileName};type=${of}`)}`,
    )
  if (request.body.length === 0) return []
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.entries(fieldsOf(request)).map(
      ([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`,
    )
  if (type.startsWith('application/json'))
    return [`--data ${quoted(JSON.stringify(shortened(JSON.parse(request.body.toString()))))}`]
  return [isText(type) ? `--data ${quoted(request.body.toString())}` : '--data-binary @file']
}

/** A request as a command that a person can paste. curl names the kind of a form itself. */
export function asCurl(request: FakeRequest, address: string): string {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(
    request.headers['content-type'] ?? '',
  )
  const headers = Object.entries(request.headers)
    .filter(([name]) => !unsaid.has(name) && !(isForm && name === 'content-type'))
    .map(([name, value]) => {
      const proof = proofs[name]?.(value)
      return `--header ${proof === undefined ? quoted(`${name}: ${value}`) : `'${name}: ${proof}'`}`
    })
  return [
    `curl --request ${request.method} ${quoted(`${address}${request.path}`)}`,
    ...headers,
    ...bodyOf(request),
  ].join(' \\\n  ')
}
