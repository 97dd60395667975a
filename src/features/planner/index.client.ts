import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const loadPlannerWorkspace = () => import('./client/planner-workspace.tsx')

export const plannerScreens = {
  '/ai-planner': lazyWithPreload(() => import('./client/ai-planner-page.tsx'), 'AiPlannerPage'),
  '/ai-planner/:id': lazyWithPreload(() => import('./client/plan-page.tsx'), 'PlanPage'),
}
