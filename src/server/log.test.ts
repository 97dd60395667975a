import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { createLog } from './log.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('a failed statement is logged with its cause and without the values it carried', async () => {
  const secret = 'canary-5f1c'
  const failed = await at.deps.db
    .execute(sql`select ${secret}::text, 1/(${0}::int)`)
    .catch((error: unknown) => error)
  const line = logged((log) => log.error({ err: failed }, 'it failed'))
  expect(line).toContain('division by zero')
  expect(line).toContain('log.test.ts')
  expect(line).not.toContain(secret)
})

test('what a violated rule quotes of the row stays out of the log', async () => {
  const ana = await at.person({ email: 'canary@example.com' })
  const again = await at.deps.db
    .execute(
      sql`insert into users (email, password_hash, first_name, last_name) values (${ana.email}, 'x', 'y', 'z')`,
    )
    .catch((error: unknown) => error)
  const line = logged((log) => log.error({ err: again }, 'it failed'))
  expect(line).toContain('users_email')
  expect(line).not.toContain('canary@example.com')
})

test('fields that carry secrets are hidden wherever they are logged', () => {
  const line = logged((log) => log.info({ person: { password: 'hunter2', token: 'abc' } }, 'hello'))
  expect(line).not.toContain('hunter2')
  expect(line).not.toContain('abc')
})
