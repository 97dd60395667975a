export { RecountNote } from './client/recount-note.tsx'
export { RecountProgress } from './client/recount-progress.tsx'
export { useWorkspaceSettings, workspaceQuery } from './client/workspace-settings.queries.ts'
