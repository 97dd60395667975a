import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { FakeNetwork } from '#connectors/social/conformance/fake-network.fixture.ts'
import { type FakeWhatsapp, startFakeWhatsapp } from '#connectors/social/whatsapp/whatsapp.fake.fixture.ts'
import { recordConsent } from '#features/customers/server/consent/consent.fixture.ts'
import { getAccount, sync } from '#features/message-templates/server/message-templates.service.ts'
import { addDraft, onlyPost } from '#features/publishing/server/publishing.fixture.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { openShop, type Shop } from './mailing-shop.ts'
import type { Person } from './person.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** A customer who agreed to get messages. */
export async function addPhone(person: Person, phone: string, more: object = {}): Promise<string> {
  const { id } = (await person.post('/api/customers', { name: 'Luz Vega', phone, ...more })).json()
  await recordConsent(person, id, { channel: 'whatsapp' })
  return id
}

/** Connected without the check, which has tests of its own. Answers the id of the account. */
export async function grantPhone(
  at: TestApp,
  sender: Shop['sender'],
  { remoteId, site, ...tokens }: FakeWhatsapp['account'],
): Promise<string> {
  const accounts = [{ platform: 'whatsapp', remoteId, name: 'Luna (+34 600 00 00 00)' }] as const
  const user = { id: 'luna', name: 'Luna' }
  const granted = { kind: 'granted', site, user, tokens, scopes: [], accounts } as const
  const actor = { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1]
  const {
    accounts: [account],
  } = await keepGrant(at.deps, actor, { adapter: 'whatsapp', brandId: null, granted })
  if (!account) throw new Error('The account is there.')
  return account.id
}

export async function connectPhone(
  at: TestApp,
  { sender }: Pick<Shop, 'sender'>,
  given?: FakeWhatsapp,
): Promise<FakeWhatsapp & { id: string }> {
  const fake = given ?? (await startFakeWhatsapp())
  at.deps.env.baseUrls.social.whatsapp = fake.url
  return Object.assign(fake, { id: await grantPhone(at, sender, fake.account) })
}

type PostRef = { id: string; postId: string; workspaceId: WorkspaceId; accountId: string }

/** The network has approved the text of a post with its image, and the post uses it. */
export async function approveText(
  at: TestApp,
  fake: FakeNetwork,
  { id, postId, workspaceId, accountId }: PostRef,
): Promise<void> {
  const { addTemplate } = fake as FakeWhatsapp
  const { text } = await onlyPost(at, id)
  const { rows } = await at.query('select 1 from post_media where post_id = $1', [postId])
  const header = rows.length > 0 ? [{ type: 'HEADER', format: 'IMAGE' }] : []
  const { id: remoteId } = addTemplate(text, { components: [...header, { type: 'BODY', text }] })
  await sync(at.deps, await getAccount(at.deps.db, workspaceId, accountId))
  await at.query(
    `insert into post_templates (workspace_id, post_id, template_id, fillings)
     select workspace_id, $1, id, '[]' from message_templates where remote_id = $2`,
    [postId, remoteId],
  )
}

/** A draft that goes to phones. */
export async function draftMessage(at: TestApp, { sender }: Shop, text = 'Fresh bread at eight.') {
  const id = await addDraft(at, sender, ['whatsapp'], { text })
  return { id, postId: (await onlyPost(at, id)).id }
}

export type PhoneShop = { at: TestApp; shop: Shop; network: FakeWhatsapp & { id: string } }

/** A shop with a phone network for each test of a file. */
export function withPhoneShop(take: (given: PhoneShop) => unknown): void {
  let at: TestApp
  let network: PhoneShop['network']
  beforeAll(async () => {
    at = await createTestApp({ publicUrl: 'https://shop.example' })
  })
  afterAll(() => at.close())
  beforeEach(async () => {
    const shop = await openShop(at)
    network = await connectPhone(at, shop)
    take({ at, shop, network })
  })
  afterEach(async () => {
    delete at.deps.env.baseUrls.social.whatsapp
    await network.close()
  })
}
