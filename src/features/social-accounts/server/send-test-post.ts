import { randomUUID } from 'node:crypto'
import type { PublishOutcome } from '#connectors/social/adapter.ts'
import { memoryOutbox } from '#connectors/social/outbox/memory-outbox.ts'
import type { Outbox } from '#connectors/social/outbox/outbox.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { letterheadOf } from '#core/brands/index.server.ts'
import { getUserEmail } from '#core/settings/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { openAccount } from './account-secret.ts'
import { renewTokens } from './renew-tokens.ts'
import { type AccountRow, find } from './social-accounts.repository.ts'
import { flagAccount } from './social-accounts.service.ts'
import { budgetOf } from './spending.service.ts'

const problemOf = (outcome: Exclude<PublishOutcome, { kind: 'published' }>): AppError => {
  const detail = 'reason' in outcome ? { fields: { detail: outcome.reason } } : {}
  switch (outcome.kind) {
    case 'rejected':
      return new AppError('test_post_rejected', detail)
    case 'rate-limited':
      return new AppError('test_post_later')
    case 'needs-reconnect':
    case 'token-expired':
      return new AppError('test_post_no_access')
    case 'not-sent':
      return new AppError('channel_unreachable')
    default:
      return new AppError('test_post_unknown')
  }
}

/** For networks that reach people one by one: the test goes to the person who asks. */
async function toOneself(deps: Deps, { workspaceId, userId }: Actor, language: Locale, row: AccountRow) {
  const letterhead = await letterheadOf(deps, workspaceId, row.brandId)
  const to = await getUserEmail(deps.db, userId)
  return memoryOutbox([{ id: randomUUID(), to, letter: { language, letterhead, footer: [] } }])
}

async function publish(
  deps: Deps,
  row: AccountRow,
  text: string,
  outboxOf: () => Promise<Outbox>,
): Promise<PublishOutcome> {
  const account = openAccount(deps.secrets, row)
  if (!account) return { kind: 'needs-reconnect' }
  const { platform } = row
  const outbox = manifestOf(platform).goesTo !== undefined ? { outbox: await outboxOf() } : {}
  const reference = randomUUID()
  const budget = budgetOf(deps, row, reference)
  const empty = { followUps: [], media: [], options: {} }
  const post = { platform, title: text, text, ...empty, reference, ...outbox, ...(budget && { budget }) }
  // Not saved: a test post that breaks off is not repeated.
  return adapterFor(row.adapter, deps).publish(account, post, { step: null, save: async () => undefined })
}

/** Again with a new token, if the network refused the one we had. */
async function publishRenewing(
  deps: Deps,
  row: AccountRow,
  publishAs: (row: AccountRow) => Promise<PublishOutcome>,
): Promise<PublishOutcome> {
  const outcome = await publishAs(row)
  if (outcome.kind !== 'token-expired') return outcome
  const renewal = await renewTokens(deps, row)
  if (renewal === 'dead') return { kind: 'needs-reconnect' }
  if (renewal === 'later') return { kind: 'not-sent', reason: 'token not renewed yet' }
  return publishAs((await find(deps.db, row.workspaceId, row.id)) ?? row)
}

/** Publishes one short post at once, so that a person sees it arrive; answers its address. */
export async function sendTestPost(deps: Deps, actor: Actor, locale: Locale, id: string, text: string) {
  const { workspaceId } = actor
  const row = await find(deps.db, workspaceId, id)
  if (!row) throw notFound()
  if (manifestOf(row.platform).media.requires !== 'nothing') throw new AppError('test_post_needs_media')
  if (manifestOf(row.platform).goesTo === 'phones') throw new AppError('test_post_not_to_phones')
  const outboxOf = () => toOneself(deps, actor, locale, row)
  const outcome = await publishRenewing(deps, row, (current) => publish(deps, current, text, outboxOf))
  if (outcome.kind === 'needs-reconnect')
    await deps.db.transaction((db) => flagAccount(deps, db, workspaceId, id))
  if (outcome.kind !== 'published') throw problemOf(outcome)
  return { url: outcome.url }
}
