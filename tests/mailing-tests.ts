import { afterAll, beforeAll, beforeEach } from 'vitest'
import { letTimePass, onlyPost, watch } from '#features/publishing/server/publishing.fixture.ts'
import type { Env } from '#server/env.ts'
import { startFakeSmtpServer } from '#server/mail/fake-smtp-server.fixture.ts'
import type { FakeSmtpServer, SmtpBehaviour } from '#server/mail/smtp-server.fixture.ts'
import {
  connectEmail,
  letDeliveriesPass,
  openShop,
  publishMail,
  readMailing,
  type Shop,
} from './mailing-shop.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export type MailPost = { id: string; postId: string }

export const recipients = ({ taken }: FakeSmtpServer) => taken.map(({ to }) => to).toSorted()

/** A product with a public address, and for each test a new business in it. */
export function mailingTests(env: Partial<Env> = {}) {
  let at: TestApp
  let shop: Shop
  beforeAll(async () => {
    at = await createTestApp({ publicUrl: 'https://shop.example', ...env })
  })
  afterAll(() => at.close())
  beforeEach(async () => {
    shop = await openShop(at)
  })
  return {
    app: () => at,
    shop: () => shop,
    person: () => shop.person,
    async connected(behaviour: SmtpBehaviour = {}): Promise<FakeSmtpServer> {
      const server = await startFakeSmtpServer(behaviour)
      await connectEmail(at, shop, server)
      return server
    },
    publish: (brandId: string | null = null): Promise<MailPost> => publishMail(at, shop, brandId),
    read: (post: MailPost) => readMailing(shop, post),
    /** The next look of the engine, after all waits are over. */
    async goOn({ id, postId }: MailPost): Promise<void> {
      await letDeliveriesPass(at, postId)
      await letTimePass(at, postId, 60)
      await watch(at, id)
    },
    async stateOf({ id }: MailPost) {
      const { state, reason } = await onlyPost(at, id)
      return [state, reason]
    },
    suppressed: async () =>
      (
        await at.query('select address, reason from mail_suppressions where workspace_id = $1', [
          shop.sender.workspaceId,
        ])
      ).rows,
  }
}
