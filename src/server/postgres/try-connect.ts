import pg from 'pg'
import { SUPERUSER } from './cluster.ts'

export type Address = { host: string; port: number }
export type Connection = Address & { user: string; password: string; database: string }

/** ready: connected; busy: starting or stopping; silent: no listener. */
export type Answer = { state: 'ready'; client: pg.Client } | { state: 'busy' } | { state: 'silent' }

const DATABASE = 'campaigner'
const CONNECT_MS = 10_000
const NO_SUCH_DATABASE = '3D000'
const CANNOT_CONNECT_NOW = '57P03'
const WRONG_PASSWORD = '28P01'
const NOBODY_LISTENS = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTSOCK']
// The driver gives these no code.
const BROKEN_OFF = /terminated|timeout/

export function addressConnection(address: Address, password: string): Connection {
  return { ...address, user: SUPERUSER, password, database: DATABASE }
}

/** Connects to the app's database, and creates it if missing. */
export async function tryConnect(connection: Connection): Promise<Answer> {
  const client = newClient(connection)
  try {
    await client.connect()
    return { state: 'ready', client }
  } catch (error) {
    const code = codeOf(error)
    if (code === NO_SUCH_DATABASE) {
      await createDatabase(connection)
      return tryConnect(connection)
    }
    if (code === CANNOT_CONNECT_NOW) return { state: 'busy' }
    if (code ? NOBODY_LISTENS.includes(code) : BROKEN_OFF.test(messageOf(error))) return { state: 'silent' }
    throw new Error(refused(connection, code ?? messageOf(error)), { cause: error })
  }
}

async function createDatabase(connection: Connection) {
  const client = newClient({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function newClient(connection: Connection) {
  return new pg.Client({
    ...connection,
    ssl: false,
    application_name: 'campaigner-keeper',
    connectionTimeoutMillis: CONNECT_MS,
  })
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

function codeOf(error: unknown) {
  return (error as { code?: string }).code
}

function refused({ host, port }: Connection, code: string) {
  const reason =
    code === WRONG_PASSWORD
      ? 'it does not accept the password kept in postgres.password beside its folder'
      : `the reason is ${code}`
  return (
    `A database server is running (${host}, port ${port}) but turns this process away: ${reason}. ` +
    'Stop all processes of CampAIgner and that server, then start again as the user who owns the data folder.'
  )
}
