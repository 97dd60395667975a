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

test('a failed statement is logged with its cause and without its values', async () => {
  const secret = 'canary-5f1c'
  const failed = await at.deps.db
    .execute(sql`select ${secret}::text, 1/(${0}::int)`)
    .catch((error: unknown) => error)
  const line = logged((log) => log.error({ err: failed }, 'it failed'))
  expect(line).toContain('division by zero')
  expect(line).toContain('log.test.ts')
  expect(line).not.toContain(secret)
})

test('row values in constraint errors are not logged', async () => {
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

test('hides secret fields wherever they are logged', () => {
  const line = logged((log) => log.info({ person: { password: 'hunter2', token: 'abc' } }, 'hello'))
  expect(line).not.toContain('hunter2')
  expect(line).not.toContain('abc')
})

const errIn = (err: unknown) => JSON.parse(logged((log) => log.error({ err }, 'it failed'))).err

test('an error emitted as a plain object is readable', async () => {
  const failed = await at.deps.db.execute(sql`select 1/0`).then(
    () => new Error('it worked'),
    (error: Error) => error.cause as Error,
  )
  // The form in which the job queue reports errors.
  const emitted = {
    ...failed,
    message: failed.message,
    stack: failed.stack,
    queue: 'mail.send',
    worker: 'w1',
  }
  expect(errIn(emitted)).toMatchObject({ message: 'division by zero', code: '22012', queue: 'mail.send' })
  expect(errIn(emitted)).not.toHaveProperty('routine')
})

test('logs aggregate errors, and causes of any form', () => {
  const both = new AggregateError(
    [new Error('over IPv6'), { message: 'over IPv4', code: 'ECONNREFUSED' }],
    '',
  )
  expect(errIn(new Error('no database', { cause: both }))).toMatchObject({
    message: 'no database',
    cause: { errors: [{ message: 'over IPv6' }, { message: 'over IPv4', code: 'ECONNREFUSED' }] },
  })
  expect(errIn(new Error('why', { cause: 'the line was cut' }))).toMatchObject({
    cause: { message: 'the line was cut' },
  })
  const loop = new Error('round')
  loop.cause = loop
  expect(errIn(loop)).toMatchObject({ message: 'round', cause: { message: 'round' } })
})

test('of an object that is not an error, only the keys are logged', () => {
  const line = JSON.stringify(errIn({ token: 'canary-5f1c', status: 500 }))
  expect(line).toContain('token, status')
  expect(line).not.toContain('canary-5f1c')
  expect(errIn('just words')).toMatchObject({ message: 'just words' })
  expect(errIn(null)).toMatchObject({ message: 'null' })
})
