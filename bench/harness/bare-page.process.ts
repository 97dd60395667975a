import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

/** What the bare page needs to be served. */
export type BarePageOrder = { port: number; folder: string }

/** Precompressed and cached forever, as the product serves its screens. */
async function serve({ port, folder }: BarePageOrder): Promise<void> {
  const app = Fastify()
  app.get('/api/health', async () => ({ status: 'ok' }))
  await app.register(fastifyStatic, { root: folder, preCompressed: true, immutable: true, maxAge: '1y' })
  await app.listen({ port, host: '127.0.0.1' })
}

process.once('message', (order: BarePageOrder) => serve(order))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
