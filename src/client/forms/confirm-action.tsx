import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { reasonOf } from '../data/error-toast.ts'
import { commonMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog.tsx'

type Wording = Pick<ConfirmDialogProps, 'title' | 'subject' | 'description' | 'confirmLabel' | 'tone'>

export interface ConfirmActionProps<Variables> extends Wording {
  /** The call to make after confirmation. */
  action: UseMutationResult<unknown, Error, Variables>
  variables: Variables
  onClose: () => void
  /** Called after success; closes by default. */
  onDone?: () => void
  /** Overrides the error message. */
  why?: (error: Error) => string
}

/** Confirms one call in a dialog that is mounted while open; errors are shown in it. */
export function ConfirmAction<Variables>({
  action,
  variables,
  onClose,
  onDone = onClose,
  why = reasonOf,
  ...wording
}: ConfirmActionProps<Variables>) {
  const common = useText(commonMessages)
  // A double click comes before the button is disabled.
  const isRunning = useRef(false)
  function run() {
    if (isRunning.current) return
    isRunning.current = true
    action.mutate(variables, {
      onSuccess: onDone,
      onSettled: () => {
        isRunning.current = false
      },
    })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      {...wording}
      cancelLabel={common('cancel')}
      pending={action.isPending}
      error={action.isError ? why(action.error) : null}
      onConfirm={run}
    />
  )
}
