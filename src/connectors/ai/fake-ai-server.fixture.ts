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
}
type Answer = (call: Call, response: ServerResponse) => void

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

/** Answers each call with the result of `make`: objects as JSON, strings unchanged. */
export const writes =
  (make: (call: Call) => object | string): Answer =>
  (call, response) => {
    const made = make(call)
    say(response, 200, completion(typeof made === 'string' ? made : JSON.stringify(made)))
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
    }
    fake.calls.push(call)
    if (fake.answer) fake.answer(call, response)
    else say(response, 200, completion('yes'))
  }

  return fake
}
