import Fastify from 'fastify'
import pg from 'pg'
import { startEmbedded } from '#server/postgres/embedded.ts'

/** The minimal server with this database: Fastify, the driver, one query. */
const { PORT, DATA_DIR } = process.env
const server = await startEmbedded({ dataDir: DATA_DIR ?? '', log: () => undefined })
const pool = new pg.Pool(server.connection)
// The server closes idle connections when it stops.
pool.on('error', () => undefined)
const app = Fastify()
app.get('/api/health', async () => (await pool.query('select 1 as answer')).rows)
await app.listen({ port: Number(PORT), host: '127.0.0.1' })

process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
  await server.stop()
  process.exit(0)
})
