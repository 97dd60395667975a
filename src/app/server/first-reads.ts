import type { ScreenPath } from '#platform/screens.ts'
import type { Ask, FirstReads } from '#server/http/first-answers.ts'

/** What the frame around every screen asks for, besides the brands and the unread messages. */
const ofFrame = ['/api/auth/user', '/api/notifications', '/api/social-accounts']

type Reads = {
  /** Asked for as they stand; `:id` is that of the address. */
  plain?: readonly string[]
  /** Narrowed to the brand that is shown. */
  byBrand?: readonly string[]
}

const ofCreator: Reads = { plain: ['/api/creations?limit=1', '/api/writer'] }
const ofHome: Reads = { plain: ['/api/home', '/api/activity?limit=8', '/api/demo-data'] }

/** What each screen asks for when it opens without filters. What is not here, the screen asks for itself. */
const ofScreens: Partial<Record<ScreenPath, Reads>> = {
  '/': ofHome,
  '/home': ofHome,
  '/dashboard': {
    plain: ['/api/demo-data'],
    byBrand: ['/api/dashboard/stats?period=weekly', '/api/messages?limit=5'],
  },
  '/inbox': { byBrand: ['/api/messages'] },
  '/ai-planner': {
    plain: ['/api/content-plans/pos-insights', '/api/workspace'],
    byBrand: ['/api/content-plans?limit=12'],
  },
  '/ai-planner/:id': { plain: ['/api/content-plans/:id'] },
  '/calendar': { byBrand: ['/api/calendar/week'] },
  '/analytics': { byBrand: ['/api/analytics'] },
  '/campaigns': {
    plain: ['/api/publishing/health'],
    byBrand: ['/api/campaigns/totals', '/api/campaigns?sort=newest&limit=24'],
  },
  '/campaigns/:id': { plain: ['/api/campaigns/:id'] },
  '/sandbox/:id': { plain: ['/api/sandbox/accounts/:id'] },
  '/customers': { byBrand: ['/api/customers', '/api/customers/summary'] },
  '/team': {
    plain: ['/api/team/members', '/api/team-tasks?assigned=true', '/api/team-tasks/summary?assigned=true'],
  },
  '/approvals': { plain: ['/api/team/members', '/api/tasks/pending-approval'] },
  '/integrations': {
    plain: ['/api/pos-integrations', '/api/products?limit=10', '/api/sales-transactions?limit=10'],
  },
  '/brand-studio': { byBrand: ['/api/brand-design'] },
  '/settings': { plain: ['/api/auth/sessions'] },
  '/waterfall': ofCreator,
  '/campaigner': ofCreator,
  '/demo': ofCreator,
}

/** The brand that lists are narrowed to while none was chosen; the browser keeps a choice, and asks again for another. */
async function shownBrand(ask: Ask): Promise<string | undefined> {
  const brands = (await ask('/api/brands'))?.body as { id: string }[] | undefined
  return brands && brands.length > 1 ? brands[0]?.id : undefined
}

const withBrand = (url: string, brandId: string | undefined) =>
  brandId === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}brandId=${brandId}`

/** What a screen asks for before it can show anything. */
export const firstReads: FirstReads = async (screen, { pathname, search }, ask) => {
  const { plain = [], byBrand = [] } = (search === '' && ofScreens[screen]) || {}
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  const narrowed = async () => {
    const brandId = await shownBrand(ask)
    await Promise.all(['/api/messages/summary', ...byBrand].map((url) => ask(withBrand(url, brandId))))
  }
  await Promise.all([narrowed(), ...[...ofFrame, ...plain].map((url) => ask(url.replace(':id', id)))])
}
