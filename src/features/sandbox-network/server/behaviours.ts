import { sandboxFeedPath } from '#connectors/social/sandbox/sandbox-url.ts'
import { recordActivity } from '#core/activity/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { type Behaviour, type BehaviourChange, lasts, normally } from '../sandbox-behaviour.contract.ts'
import * as repository from './behaviours.repository.ts'
import { findAccount } from './sandbox-accounts.repository.ts'

/** The current behavior of an account; an exhausted one has ended. */
export async function behaviourOf(db: Db, workspaceId: WorkspaceId, accountId: string): Promise<Behaviour> {
  const row = await repository.find(db, workspaceId, accountId)
  return row && (row.remaining !== 0 || lasts(row.kind)) ? row : normally
}

export const change = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  accountId: string,
  { kind, posts, seconds = normally.seconds }: BehaviourChange,
): Promise<Behaviour> =>
  db.transaction(async (db) => {
    const { workspaceId } = actor
    const account = await findAccount(db, workspaceId, accountId)
    if (!account) throw notFound()
    if (kind === 'normal') await repository.clear(db, workspaceId, accountId)
    else {
      const changedAt = clock.now()
      await repository.set(db, workspaceId, accountId, { kind, remaining: posts, seconds, changedAt })
    }
    await recordActivity(db, actor, {
      kind: kind === 'normal' ? 'sandbox_behaves' : 'sandbox_misbehaves',
      values: { account: account.name },
      link: sandboxFeedPath(accountId),
    })
    await announce(db, actor, 'sandbox')
    return behaviourOf(db, workspaceId, accountId)
  })
