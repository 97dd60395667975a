import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/ai-planner': lazyWithPreload(() => import('./client/ai-planner-page.tsx'), 'AiPlannerPage'),
  '/ai-planner/:id': lazyWithPreload(() => import('./client/plan-page.tsx'), 'PlanPage'),
} satisfies FeatureScreens
