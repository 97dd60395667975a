import type { FastifyReply } from 'fastify'

type Give = (reply: FastifyReply) => void

/** Thrown to answer a call differently on purpose; `give` writes the answer. */
export class FaultyAnswer extends Error {
  readonly give: Give

  constructor(give: Give) {
    super('Answered otherwise than promised.')
    this.name = 'FaultyAnswer'
    this.give = give
  }
}

export const withStatus =
  (status: number, body: object, headers: Record<string, string> = {}): Give =>
  (reply) =>
    reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)

/** The raw connection, with the headers of every answer. */
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

/** Closes the connection without a byte. */
export const cutOff: Give = (reply) => {
  takeOver(reply).destroy()
}

/** The first half of an answer with the full content length. */
export const halfOf =
  (body: object): Give =>
  (reply) => {
    const text = JSON.stringify(body)
    const line = writeHead(reply, text)
    line.write(text.slice(0, text.length / 2), () => line.destroy())
  }

const BYTE_MS = 1000

/** One byte at a time, until the answer is complete or the caller disconnects. */
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
