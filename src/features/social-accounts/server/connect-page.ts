import { recordActivity } from '#core/activity/index.server.ts'
import { clip } from '#platform/clip.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { accountIdOf, type Page } from './account-id.ts'
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
  if (known) return repository.setConnected(db, workspaceId, known.id, { grantId, accountName }, clock.now())
  const id = accountIdOf(workspaceId, page)
  const account = { id, grantId, platform, brandId, adapter, accountName, remoteId }
  return repository.insert(db, workspaceId, { ...account, checkedAt: clock.now() })
}

/** Connects a page that a grant gives access to; the sandbox steps back. */
export async function connectPage(
  deps: Pick<Deps, 'clock'>,
  db: Db,
  actor: Actor,
  connecting: Connecting,
): Promise<repository.AccountRow> {
  const account = await writeAccount(deps, db, actor, connecting)
  await repository.deactivateTests(db, actor.workspaceId, account.platform, account.brandId)
  const values = { account: account.accountName }
  await recordActivity(db, actor, { kind: 'account_connected', values, link })
  return account
}
