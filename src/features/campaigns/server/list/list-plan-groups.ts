import { inPickerOrder } from '#connectors/social/platforms.ts'
import { brandsShownWith } from '#core/brands/index.server.ts'
import type { CampaignStatus } from '#features/campaigns/campaign-status.ts'
import type { PlanGroup } from '#features/campaigns/campaigns.contract.ts'
import type { Page } from '#platform/endpoint.ts'
import { decodeInstantCursor, toPage } from '#server/db/keyset.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import * as repository from './plan-groups.repository.ts'

type Query = {
  limit: number
  cursor?: string | undefined
  brandId?: string | undefined
  plan?: string | undefined
  status?: CampaignStatus | undefined
  ai?: 'true' | undefined
}

/** The campaigns of each content plan as one group. */
export async function listPlanGroups(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'workspaceId'>,
  { limit, cursor, brandId, plan, status, ai }: Query,
): Promise<Page<PlanGroup>> {
  const { workspaceId } = actor
  const after = cursor ? decodeInstantCursor(cursor) : null
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const filters = { planId: plan, status, isAi: ai === 'true', brandIds }
  const plans = await repository.listPlans(db, workspaceId, filters, after, limit + 1)
  const page = toPage(plans, limit, ({ createdAt, planId }) => [createdAt, planId])
  const planIds = page.items.map(({ planId }) => planId)
  if (planIds.length === 0) return { items: [], nextCursor: null }
  const counts = await repository.countByPlan(db, workspaceId, planIds)
  const next = await repository.listNext(db, workspaceId, planIds, clock.now())
  return {
    ...page,
    items: page.items.map(({ planId, title, month, year }) => {
      const own = counts.filter((each) => each.planId === planId)
      const having = (status: CampaignStatus) => own.find((each) => each.status === status)?.campaigns ?? 0
      const platforms = [...new Set(own.flatMap((each) => each.platforms))].sort(inPickerOrder)
      const first = next.find((each) => each.planId === planId)
      return {
        planId,
        title,
        month,
        year,
        total: own.reduce((sum, { campaigns }) => sum + campaigns, 0),
        draft: having('draft'),
        scheduled: having('scheduled'),
        published: having('published'),
        failed: having('failed'),
        platforms,
        next: first ? { id: first.id, title: first.title, scheduledFor: first.scheduledFor } : null,
      }
    }),
  }
}
