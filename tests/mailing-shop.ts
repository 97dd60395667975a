import { secretOf } from '#connectors/social/email/email.account.ts'
import { recordConsent } from '#features/customers/server/consent/consent.fixture.ts'
import type { Mailing } from '#features/mailings/mailings.contract.ts'
import { addDraft, onlyPost, type Sender, senderOf } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import type { FakeSmtpServer } from '#server/mail/smtp-server.fixture.ts'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'

export type Shop = { person: Person; sender: Sender }

/** A business with all that its mails must show. */
export async function openShop(at: TestApp): Promise<Shop> {
  const person = await at.person()
  const sender = await senderOf(at, person)
  await at.query(
    'update workspaces set name = $2, is_named_after_owner = false, postal_address = $3 where id = $1',
    [sender.workspaceId, 'Café Luna', '1 Main Street\nSpringfield'],
  )
  return { person, sender }
}

/** A customer who agreed to get email. */
export async function addReader(person: Person, email: string, more: object = {}): Promise<string> {
  const { id } = (await person.post('/api/customers', { name: email.split('@')[0], email, ...more })).json()
  await recordConsent(person, id)
  return id
}

/** Connected without the check, which has tests of its own. */
export async function connectEmail(
  at: TestApp,
  { sender }: Shop,
  server: Pick<FakeSmtpServer, 'port'>,
  { perMinute = 60_000, password = null as string | null } = {},
): Promise<string> {
  const secret = secretOf({
    secure: false,
    username: password && 'luna',
    password,
    fromName: 'Café Luna',
    replyTo: null,
    perMinute,
    isInstallations: true,
  })
  const user = { id: 'luna', name: 'Luna' }
  const accounts = [{ platform: 'email', remoteId: 'hola@luna.example', name: 'Café Luna' }] as const
  const site = `127.0.0.1:${server.port}`
  const granted = { kind: 'granted', site, user, tokens: { secret }, scopes: ['send'], accounts } as const
  const actor = { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1]
  const {
    accounts: [account],
  } = await keepGrant(at.deps, actor, { adapter: 'email', brandId: null, granted })
  if (!account) throw new Error('The account is there.')
  return account.id
}

/** A post by email that is due now. */
export async function publishMail(at: TestApp, { sender }: Shop, brandId: string | null = null) {
  const id = await addDraft(at, sender, ['email'], { text: 'Fresh bread at eight.', brandId })
  await publishNow(at.deps.db, sender, id)
  return { id, postId: (await onlyPost(at, id)).id }
}

export const mailingPath = ({ id, postId }: { id: string; postId: string }) =>
  `/api/campaigns/${id}/posts/${postId}/mailing`

export const readMailing = async ({ person }: Shop, post: { id: string; postId: string }) =>
  (await person.get(mailingPath(post))).json<Mailing>()

/** What waits for its next try, or for the end of a lease, waits no longer. */
export async function letDeliveriesPass(at: TestApp, postId: string): Promise<void> {
  await at.query(
    `update mail_deliveries set due_at = least(due_at, now()), lease_until = now() - interval '1 second'
    where post_id = $1 and state in ('queued', 'sending')`,
    [postId],
  )
  await at.query('update social_accounts set paused_until = null')
}
