import { adapterKindOf } from '#connectors/social/server-registry.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { clip } from '#platform/clip.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { accountIdOf, type Page } from './account-id.ts'
import { listenToAccounts } from './listen.job.ts'
import * as repository from './social-accounts.repository.ts'

const NAME_MAX = 200
const link = '/settings?section=channels'

type Connecting = { page: Page & { name: string }; grantId: string; brandId: string | null }

/** A page or channel that was connected before stays the same account, with its history and its brand. */
async function writeAccount(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  { workspaceId }: Actor,
  { page, grantId, brandId }: Connecting,
): Promise<repository.AccountRow> {
  const { adapter, platform, remoteId } = page
  const accountName = clip(page.name, NAME_MAX)
  const known = await repository.findConnected(db, workspaceId, page)
  const now = clock.now()
  const connected = { grantId, accountName, listenDueAt: adapterKindOf(adapter).listens ? now : null }
  if (known) return repository.setConnected(db, workspaceId, known.id, connected, now)
  const id = accountIdOf(workspaceId, page)
  const account = { id, platform, brandId, adapter, remoteId, ...connected }
  return repository.insert(db, workspaceId, { ...account, checkedAt: now })
}

/** Connects a page that a grant gives access to; the sandbox steps back. */
export async function connectPage(
  deps: Pick<Deps, 'clock' | 'queue'>,
  db: Db,
  actor: Actor,
  connecting: Connecting,
): Promise<repository.AccountRow> {
  const account = await writeAccount(deps, db, actor, connecting)
  await repository.deactivateTests(db, actor.workspaceId, account.platform, account.brandId)
  if (account.listenDueAt) await deps.queue.enqueue(db, listenToAccounts, {})
  const values = { account: account.accountName }
  await recordActivity(db, actor, { kind: 'account_connected', values, link })
  return account
}
