export { RecountNote, RecountProgress } from './client/recount-note.tsx'
export { useWorkspaceSettings, workspaceQuery } from './client/workspace-settings.queries.ts'
