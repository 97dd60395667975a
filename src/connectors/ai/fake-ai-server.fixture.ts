import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type Call = {
  path: string
  key: string | undefined
  model: string
  prompt: string
  /** Whether the request asks for structured output. */
  hasForm: boolean
  /** Whether the request asks for the answer piece by piece. */
  isStreamed: boolean
}
export type Answer = (call: Call, response: ServerResponse) => void

export type FakeAiServer = {
  /** The base URL, as a user would enter it. */
  url: string
  calls: Call[]
  /** Handles the next calls; if null, they get the text "yes". */
  answer: Answer | null
}

const say = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const completion = (content: string) => ({
  id: 'fake',
  object: 'chat.completion',
  created: 0,
  model: 'fake',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

export const refuses =
  (status: number, body: unknown): Answer =>
  (_call, response) =>
    say(response, status, body)

const PIECE = 40

const chunk = (choice: object, rest: object = {}) =>
  `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 0, model: 'fake', choices: [{ index: 0, finish_reason: null, ...choice }], ...rest })}\n\n`

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** Sends the beginning of an answer piece by piece, and leaves it open. */
export function streamPart(response: ServerResponse, content: string): void {
  if (!response.headersSent) begin(response)
  for (let at = 0; at < content.length; at += PIECE)
    response.write(chunk({ delta: { role: 'assistant', content: content.slice(at, at + PIECE) } }))
}

export function endStream(response: ServerResponse): void {
  if (!response.headersSent) begin(response)
  const { usage } = completion('')
  response.end(`${chunk({ delta: {}, finish_reason: 'stop' }, { usage })}data: [DONE]\n\n`)
}

/** Answers each call with the result of `make`, streamed if the call asks for it: objects as JSON, strings unchanged. */
export const writes =
  (make: (call: Call) => object | string): Answer =>
  (call, response) => {
    const made = make(call)
    const content = typeof made === 'string' ? made : JSON.stringify(made)
    if (!call.isStreamed) return say(response, 200, completion(content))
    streamPart(response, content)
    endStream(response)
  }

/** Serves a fake OpenAI API on a local port. */
export async function startFakeAiServer(): Promise<FakeAiServer> {
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fake: FakeAiServer = { url: `http://127.0.0.1:${port}/v1`, calls: [], answer: null }
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await text(request)) || '{}')
    const call = {
      path: request.url ?? '',
      key: request.headers.authorization?.replace('Bearer ', ''),
      model: body.model,
      prompt: JSON.stringify(body.messages),
      hasForm: body.response_format !== undefined,
      isStreamed: body.stream === true,
    }
    fake.calls.push(call)
    if (fake.answer) fake.answer(call, response)
    else say(response, 200, completion('yes'))
  }

  return fake
}
