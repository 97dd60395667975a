export { countryOptions, currencyOptions, timeZoneOptions } from './client/place-options.ts'
export { RecountNote, RecountProgress } from './client/recount-note.tsx'
export {
  useUpdateWorkspace,
  useWorkspaceSettings,
  workspaceQuery,
} from './client/workspace-settings.queries.ts'
