import { recordActivity } from '#core/activity/index.server.ts'
import { renameFollowingBrand } from '#core/brands/index.server.ts'
import {
  beginRecount,
  findRecountPercent,
  getWorkspaceSettings,
  holdWorkspace,
  saveWorkspace,
} from '#core/settings/index.server.ts'
import type { WorkspaceDetails, WorkspaceSettings } from '#core/settings/workspace-settings.contract.ts'
import { hasGoalTargets, shiftGoalTargets } from '#features/analytics/index.server.ts'
import { hasInvoices, shiftInvoiceAmounts } from '#features/invoices/index.server.ts'
import { hasSalesInCurrency } from '#features/sales/index.server.ts'
import { currencyDigits } from '#platform/currency.ts'
import { AppError } from '#platform/errors.ts'
import type { PlanId } from '#platform/plans.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { settingsRules } from '../i18n/index.ts'

const noName = ruleText(settingsRules, 'noName')
const tooCoarse = ruleText(settingsRules, 'tooCoarse')

/** The settings as the screen shows them. */
export async function read(db: Db, workspaceId: WorkspaceId): Promise<WorkspaceSettings> {
  const own = await getWorkspaceSettings(db, workspaceId)
  const hasAmounts =
    own.salesTarget !== null ||
    (await hasInvoices(db, workspaceId)) ||
    (await hasGoalTargets(db, workspaceId)) ||
    (await hasSalesInCurrency(db, { workspaceId, currency: own.currency }))
  return { ...own, hasAmounts, recountPercent: await findRecountPercent(db, workspaceId) }
}

/** Amounts are not converted: a thousand stay a thousand, in the new currency's minor units. */
async function keepAmounts(db: Db, { workspaceId }: Actor, more: number): Promise<void> {
  if (more === 0) return
  if (!(await shiftInvoiceAmounts(db, workspaceId, more)))
    throw new AppError('invalid_input', { fields: { currency: tooCoarse } })
  await shiftGoalTargets(db, workspaceId, more)
}

export const update = (
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  actor: Actor,
  details: WorkspaceDetails,
): Promise<WorkspaceSettings> =>
  db.transaction(async (db) => {
    const before = await holdWorkspace(db, actor.workspaceId)
    const { name, ...rest } = details
    if (name === '' && !before.isNamedAfterOwner)
      throw new AppError('invalid_input', { fields: { name: noName } })
    const named = name === '' ? {} : { name, isNamedAfterOwner: false }
    await saveWorkspace(db, actor.workspaceId, { ...rest, ...named })
    if (name !== '' && name !== before.name) await renameFollowingBrand(db, actor.workspaceId, name)
    await keepAmounts(db, actor, currencyDigits(details.currency) - currencyDigits(before.currency))
    await recordActivity(db, actor, {
      kind: 'business_changed',
      values: {},
      link: '/settings?section=business',
    })
    // Days, due dates and amounts on every screen depend on them.
    await announce(db, actor, 'everything')
    const saved = await read(db, actor.workspaceId)
    if (saved.recountPercent !== null) await beginRecount(db, queue)
    return saved
  })

export const choosePlan = (db: Db, actor: Actor, plan: PlanId): Promise<WorkspaceSettings> =>
  db.transaction(async (db) => {
    await saveWorkspace(db, actor.workspaceId, { plan })
    await announce(db, actor, 'workspace')
    return read(db, actor.workspaceId)
  })
