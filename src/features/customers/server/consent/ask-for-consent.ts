import { recordActivity } from '#core/activity/index.server.ts'
import { brandsShownWith, publicNameOf } from '#core/brands/index.server.ts'
import { mailerFor } from '#core/settings/index.server.ts'
import {
  type AskProblem,
  type AskReport,
  askProblems,
  MAX_ASKED,
} from '#features/customers/consent.contract.ts'
import { ASK_AGAIN_MS, askProblemOf } from '#features/customers/consent-rules.ts'
import { AppError } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './consent.repository.ts'
import { listAskable } from './consent-reach.repository.ts'
import { sendConsentRequest } from './send-consent-request.job.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'queue' | 'secrets' | 'env' | 'mailer'>

/** Those who can be asked get a mail and wait for their answer; nobody else changes. */
export async function askForConsent(deps: Needs, actor: Actor, customerIds: string[]): Promise<AskReport> {
  await requireSender(deps, actor)
  return deps.db.transaction((db) => ask({ ...deps, db }, actor, customerIds))
}

/** The next customers that nobody has asked yet. */
export async function askEveryone(
  deps: Needs,
  actor: Actor,
  brandId: string | undefined,
): Promise<AskReport> {
  await requireSender(deps, actor)
  const brandIds = brandId ? await brandsShownWith(deps.db, actor, brandId) : undefined
  return deps.db.transaction(async (db) => {
    const askedBefore = new Date(deps.clock.now().getTime() - ASK_AGAIN_MS)
    const ids = await listAskable(db, actor.workspaceId, { brandIds, askedBefore, limit: MAX_ASKED })
    return ask({ ...deps, db }, actor, ids)
  })
}

/** A mail from nobody in particular would be taken for spam, and consent to it would mean nothing. */
async function requireSender(deps: Needs, { workspaceId }: Actor): Promise<void> {
  const mailer = await mailerFor(deps, workspaceId)
  if (!mailer.isConfigured) throw new AppError('mail_not_set')
  const name = await publicNameOf(deps.db, workspaceId, null)
  if (!name) throw new AppError('business_name_missing')
}

/** Runs in the caller's transaction. Customers of other workspaces are not found, and not counted. */
async function ask({ db, clock, queue }: Needs, actor: Actor, ids: string[]): Promise<AskReport> {
  const { workspaceId } = actor
  const now = clock.now()
  const found = ids.length > 0 ? await repository.lockByIds(db, workspaceId, ids) : []
  const addresses = found.flatMap(({ email }) => email ?? [])
  const suppressions = await repository.findSuppressions(db, workspaceId, addresses)
  const asked = await repository.findAskedAt(db, workspaceId, addresses)
  const skipped = Object.fromEntries(askProblems.map((problem) => [problem, 0])) as Record<AskProblem, number>
  const askable = found.flatMap((customer) => {
    const { id, email, emailConsent: state } = customer
    const problem = askProblemOf(
      {
        state,
        email,
        suppression: suppressions.get(email ?? '') ?? null,
        askedAt: asked.get(email ?? '') ?? null,
      },
      now,
    )
    if (problem) skipped[problem] += 1
    return problem || !email ? [] : [{ id, email }]
  })
  const free = await repository.claimAddresses(
    db,
    workspaceId,
    askable.map(({ email }) => email),
    { askedAt: now, askedBefore: new Date(now.getTime() - ASK_AGAIN_MS) },
  )
  // Of customers with one address, one is asked: the answer counts for all of them.
  const chosen = askable.filter(({ email }) => free.delete(email))
  skipped.askedRecently += askable.length - chosen.length
  if (chosen.length > 0) {
    await repository.record(
      db,
      workspaceId,
      chosen.map(({ id }) => ({
        customerId: id,
        channel: 'email',
        state: 'pending',
        source: 'mail',
        note: null,
      })),
      now,
    )
    await queue.enqueueAll(
      db,
      sendConsentRequest,
      chosen.map(({ id }) => ({ workspaceId, customerId: id })),
    )
    const values = { count: String(chosen.length) }
    await recordActivity(db, actor, { kind: 'consent_asked', values, link: '/customers' })
    await announce(db, actor, 'customers')
  }
  return { asked: chosen.length, skipped }
}
