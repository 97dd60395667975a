import type { FastifyReply } from 'fastify'

type Give = (reply: FastifyReply) => void

/** Thrown where a call is not to be answered as promised, on purpose; `give` is what the caller gets instead. */
export class OtherAnswer extends Error {
  readonly give: Give

  constructor(give: Give) {
    super('Answered otherwise than promised.')
    this.name = 'OtherAnswer'
    this.give = give
  }
}

export const withStatus =
  (status: number, body: object, headers: Record<string, string> = {}): Give =>
  (reply) =>
    reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)

/** The line itself, with the headers that every answer has. */
function takeOver(reply: FastifyReply) {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  return reply.raw
}

const writeHead = (reply: FastifyReply, text: string) =>
  takeOver(reply).writeHead(201, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })

/** Not a byte, and the line is dead. */
export const cutOff: Give = (reply) => {
  takeOver(reply).destroy()
}

/** The first half of an answer that promised to be whole. */
export const halfOf =
  (body: object): Give =>
  (reply) => {
    const text = JSON.stringify(body)
    const line = writeHead(reply, text)
    line.write(text.slice(0, text.length / 2), () => line.destroy())
  }

const BYTE_MS = 1000

/** One byte after the other, until the answer is whole or nobody wants it any more. */
export const byteByByte =
  (body: object, enough: AbortSignal): Give =>
  (reply) => {
    const text = JSON.stringify(body)
    const line = writeHead(reply, text)
    let sent = 0
    const next = setInterval(() => {
      if (enough.aborted) return line.destroy()
      line.write(text.charAt(sent))
      sent += 1
      if (sent === text.length) line.end()
    }, BYTE_MS)
    line.once('close', () => clearInterval(next))
    enough.addEventListener('abort', () => line.destroy(), { once: true })
  }
