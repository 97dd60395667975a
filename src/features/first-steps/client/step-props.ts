import type { WorkspaceDetails, WorkspaceSettings } from '#core/settings/workspace-settings.contract.ts'

/** Props of the questions about the business. */
export interface StepProps {
  workspace: WorkspaceSettings
  isFocused: boolean
  isSaving: boolean
  onSave: (answers: Partial<WorkspaceDetails>) => void
  onBack: () => void
  onSkip: () => void
}
