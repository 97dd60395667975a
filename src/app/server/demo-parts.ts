import { activityDemo } from '#core/activity/server/activity.demo.ts'
import { brandDesignsDemo } from '#core/brands/server/brand-designs.demo.ts'
import { brandsDemo } from '#core/brands/server/brands.demo.ts'
import { notificationsDemo } from '#core/notifications/server/notifications.demo.ts'
import { goalsDemo } from '#features/analytics/server/goals.demo.ts'
import { brandStudioDemo } from '#features/brand-studio/server/brand-studio.demo.ts'
import { campaignsDemo } from '#features/campaigns/server/campaigns.demo.ts'
import { customersDemo } from '#features/customers/server/customers.demo.ts'
import { inboxDemo } from '#features/inbox/server/inbox.demo.ts'
import { integrationsDemo } from '#features/integrations/server/integrations.demo.ts'
import { invoicesDemo } from '#features/invoices/server/invoices.demo.ts'
import { peopleDemo } from '#features/people/server/people.demo.ts'
import { plannerDemo } from '#features/planner/server/planner.demo.ts'
import { salesDemo } from '#features/sales/server/sales.demo.ts'
import { savedRepliesDemo } from '#features/saved-replies/server/saved-replies.demo.ts'
import { socialAccountsDemo } from '#features/social-accounts/server/social-accounts.demo.ts'
import { teamDemo } from '#features/team/server/team.demo.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'

/** What fills the made-up shop, in this order: who others refer to comes first. */
export const demoParts: readonly DemoPart[] = [
  peopleDemo,
  brandsDemo,
  socialAccountsDemo,
  brandDesignsDemo,
  brandStudioDemo,
  customersDemo,
  invoicesDemo,
  integrationsDemo,
  salesDemo,
  campaignsDemo,
  plannerDemo,
  inboxDemo,
  savedRepliesDemo,
  teamDemo,
  goalsDemo,
  notificationsDemo,
  activityDemo,
]
