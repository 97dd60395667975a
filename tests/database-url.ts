import type { TestApp } from './test-app.ts'

/** The database URL of a test for a separate process. */
export function urlOf({ host, user, database, port, password }: TestApp['connection']): string {
  const url = new URL(`postgres://${user}@localhost/${database}`)
  if (typeof password === 'string') url.password = password
  if (port) url.port = String(port)
  url.searchParams.set('host', String(host))
  return url.href
}
