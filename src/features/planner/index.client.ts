import { late } from '#client/late.tsx'

export const loadPlannerWorkspace = () => import('./client/planner-workspace.tsx')

export const plannerScreens = {
  '/ai-planner': late(() => import('./client/ai-planner-page.tsx'), 'AiPlannerPage'),
  '/ai-planner/:id': late(() => import('./client/plan-page.tsx'), 'PlanPage'),
}
