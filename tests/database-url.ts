import type { TestApp } from './test-app.ts'

/** Where a process of its own finds the database of a test. */
export function urlOf({ host, user, database, port, password }: TestApp['connection']): string {
  const url = new URL(`postgres://${user}@localhost/${database}`)
  if (typeof password === 'string') url.password = password
  if (port) url.port = String(port)
  url.searchParams.set('host', String(host))
  return url.href
}
