import type { Env } from './env.ts'

/** The address under which people reach this installation, for links in mails. */
export const publicUrl = ({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`
