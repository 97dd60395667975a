import { subDays } from 'date-fns/subDays'
import * as z from 'zod'
import { notifyOwners } from '#core/notifications/index.server.ts'
import { done } from '#platform/job.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { listEnding, listUnrenewed, setWarned } from './channel-grants.repository.ts'
import { removeExpired } from './channel-sign-ins.repository.ts'
import { readOldLimits } from './read-old-limits.ts'
import { renewTokens } from './renew-tokens.ts'
import { find } from './social-accounts.repository.ts'
import { flagAccount } from './social-accounts.service.ts'

/** Refresh tokens that are not used lapse after weeks. */
const RENEW_AFTER_DAYS = 3
const AT_ONCE = 200
/** A person is told so many days before the access ends. */
export const WARNING_DAYS = [14, 3, 0] as const
const DAY_MS = 86_400_000

/** An answer is awaited for one after the other: this is not urgent, and networks limit it. */
async function renewOld(deps: Deps): Promise<void> {
  const before = subDays(deps.clock.now(), RENEW_AFTER_DAYS)
  for (const { accountId, workspaceId } of await listUnrenewed(deps.db, before, AT_ONCE)) {
    const account = await find(deps.db, workspaceId, accountId)
    if (!account || account.health === 'needs_reconnect') continue
    if ((await renewTokens(deps, account)) === 'dead')
      await deps.db.transaction((db) => flagAccount(deps, db, workspaceId, accountId))
  }
}

const warningFor = (daysLeft: number) => WARNING_DAYS.findLast((days) => daysLeft <= days)

async function warn(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const ending = await listEnding(deps.db, new Date(now.getTime() + WARNING_DAYS[0] * DAY_MS))
  for (const { grantId, workspaceId, expiresAt, warnedDays, accountName, platform } of ending) {
    const days = warningFor(((expiresAt?.getTime() ?? 0) - now.getTime()) / DAY_MS)
    if (days === undefined || (warnedDays !== null && warnedDays <= days)) continue
    await deps.db.transaction(async (db) => {
      const values = { account: accountName, platform, days: String(days) }
      await notifyOwners(db, workspaceId, {
        type: 'account_expires_soon',
        values,
        link: '/settings?section=channels',
      })
      await setWarned(db, workspaceId, grantId, days)
      await announce(db, { workspaceId }, 'social-accounts')
    })
  }
}

/** Renews access before it lapses, and warns of what only a person can renew. */
export const keepGrantsAlive = defineJob({
  name: 'social-accounts.keep-grants-alive',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '41 * * * *',
  run: async (_payload, deps) => {
    await removeExpired(deps.db, deps.clock.now())
    await renewOld(deps)
    await readOldLimits(deps)
    await warn(deps)
    return done
  },
})
