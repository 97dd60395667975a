export const loadAiPlannerPage = () => import('./client/ai-planner-page.tsx')
export const loadPlanPage = () => import('./client/plan-page.tsx')
export const loadPlannerWorkspace = () => import('./client/planner-workspace.tsx')
