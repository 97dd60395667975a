import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Outbox } from '#connectors/social/outbox/outbox.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { onlyPost } from '#features/publishing/server/publishing.fixture.ts'
import { findAccount, openAccount } from '#features/social-accounts/index.server.ts'
import { startFakeSmtpServer } from '#server/mail/fake-smtp-server.fixture.ts'
import type { FakeSmtpServer } from '#server/mail/smtp-server.fixture.ts'
import { addReader, connectEmail, letDeliveriesPass } from '#tests/mailing-shop.ts'
import { mailingTests } from '#tests/mailing-tests.ts'
import { outboxOf } from './mailing-outbox.ts'

const { app, shop, person, publish, read } = mailingTests()

let server: FakeSmtpServer
let accountId: string
beforeEach(async () => {
  server = await startFakeSmtpServer()
  accountId = await connectEmail(app(), shop(), server)
})

const addReaders = async (count: number) => {
  for (let n = 1; n <= count; n++) await addReader(person(), `reader-${n}@example.com`)
}

class Killed extends Error {}

/** One worker, as the engine runs it. It dies instead of its n-th call of the outbox, or right after it. */
async function work(postId: string, dies?: { at: number; when: 'before' | 'after' }) {
  const { workspaceId } = shop().sender
  const row = await findAccount(app().deps.db, workspaceId, accountId)
  const account = row && openAccount(app().deps.secrets, row)
  if (!account) throw new Error('The account is there.')
  const outbox = outboxOf(app().deps, { workspaceId, postId, accountId })
  let calls = 0
  let isDead = false
  const mortal = Object.fromEntries(
    Object.entries(outbox).map(([name, call]: [string, (...given: never[]) => Promise<unknown>]) => [
      name,
      async (...given: never[]) => {
        calls += 1
        const isLast = calls === dies?.at
        if (isDead || (isLast && dies?.when === 'before')) isDead = true
        if (isDead) throw new Killed()
        const answer = await call(...given)
        if (isLast) isDead = true
        if (isDead) throw new Killed()
        return answer
      },
    ]),
  ) as Outbox
  const post = {
    platform: 'email',
    title: 'Spring',
    text: 'Hello',
    followUps: [],
    media: [],
    options: {},
  } as const
  const outcome = await adapterFor('email', app().deps)
    .publish(
      account,
      { ...post, reference: postId, outbox: mortal },
      {
        step: null,
        save: async () => {
          if (isDead) throw new Killed()
        },
      },
    )
    .catch((error: unknown) => {
      if (error instanceof Killed) return null
      throw error
    })
  return { outcome, calls }
}

const sentTimes = () =>
  Object.values(Object.groupBy(server.taken, ({ to }) => to)).map((mails) => mails?.length)

test.each(['before', 'after'] as const)(
  'a worker that is killed %s any call leaves nobody with two mails, and nobody forgotten',
  async (when) => {
    await addReaders(2)
    for (let at_ = 1; ; at_++) {
      server.taken.length = 0
      const post = await publish()
      const { outcome } = await work(post.postId, { at: at_, when })
      for (let round = 0; round < 4; round++) {
        await letDeliveriesPass(app(), post.postId)
        await work(post.postId)
      }
      const { progress } = await read(post)
      const { sent = 0, unconfirmed = 0 } = progress ?? {}
      expect([at_, sent + unconfirmed]).toEqual([at_, 2])
      expect([at_, sentTimes().every((times) => times === 1)]).toEqual([at_, true])
      expect(server.taken.length).toBeGreaterThanOrEqual(sent)
      if (outcome !== null) return
    }
  },
)

test('ten workers at once send to each once', async () => {
  await addReaders(12)
  const post = await publish()
  await Promise.all(Array.from({ length: 10 }, () => work(post.postId)))
  for (let round = 0; round < 3; round++) await work(post.postId)
  expect([server.taken.length, sentTimes().every((times) => times === 1)]).toEqual([12, true])
  expect((await read(post)).progress).toMatchObject({ total: 12, sent: 12 })
})

test('a worker whose lease has ended sends nothing more', async () => {
  await addReaders(1)
  const post = await publish()
  const { workspaceId } = shop().sender
  const slow = outboxOf(app().deps, { workspaceId, postId: post.postId, accountId })
  await slow.open()
  const claimed = await slow.claim(1)
  if (claimed.kind !== 'delivery') throw new Error(`Not claimed: ${claimed.kind}`)
  await letDeliveriesPass(app(), post.postId)
  await work(post.postId)
  expect(await slow.begin(claimed.delivery.id)).toBe(false)
  await slow.record(claimed.delivery.id, { kind: 'untried' })
  await work(post.postId)
  expect(server.taken).toHaveLength(1)
})

test('the rate of the channel holds for all of its posts', async () => {
  await addReaders(1)
  const [one, two] = [await publish(), await publish()]
  const outboxes = [one, two].map(({ postId }) =>
    outboxOf(app().deps, { workspaceId: shop().sender.workspaceId, postId, accountId }),
  )
  for (const outbox of outboxes) await outbox.open()
  const [first, second] = outboxes
  expect((await first?.claim(60_000))?.kind).toBe('delivery')
  expect(await second?.claim(60_000)).toEqual({ kind: 'wait', ms: expect.any(Number) })
})

test('nothing about a mail is logged but the server and its answer', async () => {
  const lines: string[] = []
  const debug = vi.spyOn(app().deps.log, 'debug').mockImplementation((line: unknown) => {
    lines.push(JSON.stringify(line))
  })
  onTestFinished(() => debug.mockRestore())
  await addReaders(1)
  const post = await publish()
  await work(post.postId)
  expect(lines.filter((line) => line.includes('"method":"MAIL"'))).toHaveLength(1)
  expect(lines.join('\n')).not.toContain('reader-1@example.com')
  expect((await onlyPost(app(), post.id)).id).toBe(post.postId)
})
