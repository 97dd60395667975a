import { Agent, request } from 'undici'

/** A call that takes longer is aborted. */
const CALL_SECONDS = 180

/** Calls from another address of this machine, which limits count separately. */
export const agentAt = (localAddress: string, connections = 10) =>
  new Agent({ localAddress, connections, headersTimeout: 0, bodyTimeout: 0 })

export type Call = {
  url: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: object | Buffer | undefined
  dispatcher?: Agent | undefined
}
export type Answer = { status: number; bytes: Buffer; nextCursor: string | null; json(): unknown }

/** Any status counts as an answer. */
export async function send({ url, method = 'GET', headers, body, dispatcher }: Call): Promise<Answer> {
  const isBytes = Buffer.isBuffer(body)
  const answer = await request(url, {
    method,
    headers: { ...(body && !isBytes && { 'content-type': 'application/json' }), ...headers },
    signal: AbortSignal.timeout(CALL_SECONDS * 1000),
    ...(body && { body: isBytes ? body : JSON.stringify(body) }),
    ...(dispatcher && { dispatcher }),
  })
  const bytes = Buffer.from(await answer.body.arrayBuffer())
  const cursor = answer.headers['x-next-cursor']
  return {
    status: answer.statusCode,
    bytes,
    nextCursor: typeof cursor === 'string' && cursor !== '' ? cursor : null,
    json: () => JSON.parse(bytes.toString()),
  }
}

/** Throws unless the call succeeds. */
export async function sendOk(call: Call): Promise<Answer> {
  const answer = await send(call)
  if (answer.status < 300) return answer
  const { pathname } = new URL(call.url)
  throw new Error(
    `${call.method ?? 'GET'} ${pathname} answered ${answer.status}: ${answer.bytes.subarray(0, 200)}`,
  )
}

/** The three calls of an upload except the claim; answers the URL of the file. */
export async function uploadPicture(
  origin: string,
  cookie: string,
  bytes: Buffer,
  dispatcher?: Agent,
): Promise<string> {
  const asked = await sendOk({
    url: `${origin}/api/objects/upload`,
    method: 'POST',
    headers: { cookie },
    dispatcher,
  })
  const { uploadURL } = asked.json() as { uploadURL: string }
  const stored = await sendOk({
    url: new URL(uploadURL, origin).href,
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    body: bytes,
    dispatcher,
  })
  return (stored.json() as { url: string }).url
}
