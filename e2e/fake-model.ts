import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Where a held answer goes on: tests press it with `POST /gates/<link>`. */
const gates = new Map<string, { pressed: number; waiting: (() => void)[] }>()

function gateOf(link: string) {
  const gate = gates.get(link) ?? { pressed: 0, waiting: [] }
  gates.set(link, gate)
  return gate
}

function press(link: string): void {
  const gate = gateOf(link)
  const next = gate.waiting.shift()
  if (next) next()
  else gate.pressed += 1
}

const passed = (link: string): Promise<void> => {
  const gate = gateOf(link)
  if (gate.pressed > 0) {
    gate.pressed -= 1
    return Promise.resolve()
  }
  return new Promise((resolve) => gate.waiting.push(resolve))
}

/** Texts on the brief of live-writing.spec.ts, one for each platform in turn. */
const texts = {
  en: [
    'Something sweet this week: 20% off all cakes until Sunday for new customers. Order at LINK.',
    'New here? Every cake is 20% off through Sunday, for new customers only. Orders: LINK',
    'Have you been waiting for a reason to try our cakes? Until Sunday, new customers get 20% off all of them. Order yours at LINK.',
  ],
  es: [
    'Algo dulce para empezar: 20 % de descuento en todas las tartas hasta el domingo para clientes nuevos. Encarga en LINK.',
    '¿Es tu primera vez? Hasta el domingo, los clientes nuevos tienen un 20 % menos en todas las tartas. Encargos: LINK',
    '¿Buscabas un motivo para probar nuestras tartas? Si eres cliente nuevo, hasta el domingo todas llevan un 20 % de descuento. Encarga la tuya en LINK.',
  ],
}

const frame = {
  title: '',
  description: '',
  variations: [],
  hashtags: [],
  visuals: [],
  picture: { headline: '', line: '', call: '' },
}

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
const json = (response: ServerResponse, body: object) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const whole = (response: ServerResponse, content: string) =>
  json(response, {
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage,
  })

const piece = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ id: 'a', created: 0, model: 'small', choices: [{ index: 0, delta, finish_reason }], usage })}\n\n`

/**
 * Streams the answer. In the first one, the second and third text have a wrong discount, and it is held in the middle of
 * the second. The second text is right when asked for again, the third is not.
 */
async function stream(prompt: string, link: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const say = (content: string) => response.write(piece({ content }, null))
  const platforms = [...prompt.matchAll(/- ([a-z_]+): /g)].map(([, platform = '']) => platform)
  const variants = texts[/tartas/.test(prompt) ? 'es' : 'en'].map((each) => each.replace('LINK', link))
  const isAgain = prompt.includes('broke a rule')
  const post = (platform: string, content: string) =>
    JSON.stringify({ platform, title: 'Cakes', text: content })
  const wrong = (content: string) => content.replace('20', '50')
  if (isAgain) {
    const [platform = ''] = platforms
    const isSecond = gateOf(`${link} order`).pressed === 0
    gateOf(`${link} order`).pressed += 1
    const answer = post(platform, isSecond ? (variants[1] ?? '') : wrong(variants[2] ?? ''))
    say(`{"posts": [${answer.slice(0, 60)}`)
    await passed(link)
    say(`${answer.slice(60)}]}`)
  } else {
    const posts = platforms.map((platform, place) => {
      const content = variants[place % variants.length] ?? ''
      return post(platform, place === 0 ? content : wrong(content))
    })
    const [first = '', second = '', ...rest] = posts
    say(`{"posts": [${first}, ${second.slice(0, 80)}`)
    await passed(link)
    say(`${second.slice(80)}${rest.map((each) => `, ${each}`).join('')}]}`)
  }
  response.end(`${piece({}, 'stop')}data: [DONE]\n\n`)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request
  const body = await text(request)
  if (url.startsWith('/gates/')) {
    press(decodeURIComponent(url.slice('/gates/'.length)))
    return void json(response, {})
  }
  if (url === '/v1/models') return void json(response, { data: [{ id: 'small' }] })
  const { messages, stream: isStreamed } = JSON.parse(body) as {
    messages: { content: string }[]
    stream?: boolean
  }
  const prompt = messages.map(({ content }) => content).join('\n')
  const [link] = /cakes-\w+\.example/.exec(prompt) ?? []
  if (!isStreamed || !link)
    return void whole(response, prompt.includes('the words on a picture') ? JSON.stringify(frame) : 'yes')
  await stream(prompt, link, response)
}

/** A program with one AI model on this machine; answers its port. */
export async function startFakeModel(): Promise<number> {
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return (server.address() as AddressInfo).port
}
