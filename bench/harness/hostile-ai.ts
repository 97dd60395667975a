import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Every requested form, with hashtags that are expensive to parse. */
const answer = JSON.stringify({
  title: 'Spring',
  description: 'Spring',
  variations: [],
  hashtags: ['0'.repeat(60_000)],
  visuals: [],
  picture: { headline: 'Spring', line: '', call: '' },
  posts: [],
})

function say(response: ServerResponse, content: string): void {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  const body = { id: 'hostile', object: 'chat.completion', created: 0, model: 'hostile', choices, usage }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/**
 * An OpenAI-compatible provider that works while it is being connected; then every second call gets a bad answer, the
 * others none.
 */
export async function startHostileAi(): Promise<{ url: string; turnHostile(): void }> {
  let isHostile = false
  let calls = 0
  const server = createServer((request, response) => {
    request.resume()
    if (!isHostile) return say(response, 'yes')
    if (calls++ % 2 === 0) say(response, answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    turnHostile: () => {
      isHostile = true
    },
  }
}
