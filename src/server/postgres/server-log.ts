import { chown, open, rename, stat } from 'node:fs/promises'
import type { Places } from './places.ts'

const LARGEST_LOG = 5 * 1024 * 1024
const QUOTED_LINES = 12

/** Opens the log for the server. One previous log is kept, so it never grows without end. */
export async function openServerLog({ log, account }: Places) {
  const size = await sizeOf(log)
  if (size > LARGEST_LOG) await rename(log, `${log}.1`)
  const handle = await open(log, 'a', 0o600)
  if (account) await chown(log, account.uid, account.gid)
  return { handle, offset: size > LARGEST_LOG ? 0 : size }
}

/** The last lines since `offset`, shown if the server does not start. */
export async function quoteServerLog({ log }: Places, offset: number): Promise<string> {
  const size = await sizeOf(log)
  if (size <= offset) return `Its log ${log} says nothing.`
  const handle = await open(log, 'r')
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(size - offset), position: offset })
    const lines = buffer.toString().trimEnd().split('\n').slice(-QUOTED_LINES)
    return `Its log ${log} ends with:\n${lines.join('\n')}`
  } finally {
    await handle.close()
  }
}

async function sizeOf(file: string) {
  return (await stat(file).catch(() => null))?.size ?? 0
}
