export const loadPlannerWorkspace = () => import('./client/planner-workspace.tsx')
