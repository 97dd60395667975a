import pg from 'pg'
import { refuseWhileInUse } from '../backup/refuse-while-in-use.ts'
import { withSession } from '../backup/session.ts'
import type { Connection } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { createSecrets, type Secrets } from '../secrets.ts'
import type { SealedColumn } from './sealed-column.ts'

const SESSION = 'campaigner-rotate-secret'

export type RotateInput = {
  connection: Connection
  columns: readonly SealedColumn[]
  oldSecret: string
  newSecret: string
  signal: AbortSignal
}

export type RotateSummary = {
  resealed: number
  /** Values that already had the new secret, from an interrupted run. */
  current: number
  /** Values that open with neither secret: they stay unchanged and have to be entered again. */
  lost: string[]
}

type Row = { context: string; sealed: Buffer | string }

/** Reseals every stored key and password with the new app secret: all of them or none. */
export async function rotateSecret({ connection, columns, signal, ...input }: RotateInput) {
  const before = createSecrets(input.oldSecret)
  const after = createSecrets(input.newSecret)
  return withSession(connection, SESSION, async (client): Promise<RotateSummary> => {
    // A running process would keep sealing with the old secret.
    await refuseWhileInUse(client, 'change the secret')
    const summary: RotateSummary = { resealed: 0, current: 0, lost: [] }
    await client.query('begin')
    try {
      for (const column of columns) await resealColumn(client, column, before, after, summary)
      if (summary.lost.length > 0 && summary.resealed + summary.current === 0)
        throw new Refusal(
          `The old secret opens none of the ${summary.lost.length} kept values, so it is not the one they were sealed with. Nothing was changed.`,
        )
      signal.throwIfAborted()
      await client.query('commit')
      return summary
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  })
}

async function resealColumn(
  client: pg.Client,
  { table, column, purpose, context, form }: SealedColumn,
  before: Secrets,
  after: Secrets,
  summary: RotateSummary,
) {
  const [name, value, key] = [table, column, context].map(pg.escapeIdentifier)
  const { rows } = await client.query<Row>(
    `select ${key}::text as context, ${value} as sealed from public.${name} where ${value} is not null for update`,
  )
  for (const row of rows) {
    const sealed = Buffer.isBuffer(row.sealed) ? row.sealed : Buffer.from(row.sealed, 'base64')
    if (opened(after, purpose, row.context, sealed) !== null) {
      summary.current += 1
      continue
    }
    const text = opened(before, purpose, row.context, sealed)
    if (text === null) {
      summary.lost.push(`${table}.${column} of ${row.context}`)
      continue
    }
    const resealed = after.seal(purpose, row.context, text)
    await client.query(`update public.${name} set ${value} = $1 where ${key} = $2`, [
      form === 'bytes' ? resealed : resealed.toString('base64'),
      row.context,
    ])
    summary.resealed += 1
  }
}

function opened(secrets: Secrets, purpose: string, context: string, sealed: Buffer): string | null {
  try {
    return secrets.open(purpose, context, sealed)
  } catch {
    return null
  }
}
