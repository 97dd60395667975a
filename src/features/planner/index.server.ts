import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { drawPlanPictures } from './server/draw-plan-pictures.job.ts'
import { generatePlan } from './server/generate-plan.job.ts'
import { plannerDemo } from './server/planner.demo.ts'
import { errors } from './server/planner.errors.ts'
import { plannerRoutes } from './server/planner.routes.ts'

export { moveOpenEntry } from './server/calendar-entries.service.ts'
export { hasEntries, listOpenEntries, type OpenEntry } from './server/plan-entries.repository.ts'
export { findPlanTimes } from './server/plan-times.ts'
export { countPlannedPosts } from './server/planner.service.ts'

export const plannerFeature: ServerFeature = {
  errors,
  routes: plannerRoutes,
  jobs: [generatePlan, drawPlanPictures],
  demo: [plannerDemo],
  firstReads: {
    '/ai-planner': {
      plain: ['/api/content-plans/pos-insights', '/api/workspace'],
      byBrand: ['/api/content-plans?limit=12'],
    },
    '/ai-planner/:id': { plain: ['/api/content-plans/:id'] },
  },
  screenNames,
  articles,
}
