import { isIP } from 'node:net'
import type { Env } from './env.ts'

/** The public URL of this installation, for links in mails. */
export const publicUrl = ({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`

const everywhere = new Set(['0.0.0.0', '::', ''])

/** The URL of this process, for calls from this machine. */
export function ownUrl({ host, port }: Pick<Env, 'host' | 'port'>): string {
  if (everywhere.has(host)) return `http://127.0.0.1:${port}`
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}
