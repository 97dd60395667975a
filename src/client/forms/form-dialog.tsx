import type { ReactNode, SubmitEventHandler } from 'react'
import { commonMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogClose } from '../ui/dialog.tsx'

export interface FormDialogProps {
  title: string
  description?: string | undefined
  submitLabel: string
  tone?: 'primary' | 'danger'
  pending: boolean
  /** A required value is still missing. */
  disabled?: boolean
  /** There are unsaved edits: a click outside must not discard them. */
  dirty: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog that is mounted while open. */
export function FormDialog({
  title,
  description,
  submitLabel,
  tone = 'primary',
  pending,
  disabled = false,
  dirty,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const common = useText(commonMessages)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onInteractOutside={(event) => {
        if (dirty) event.preventDefault()
      }}
      title={title}
      description={description}
      closeLabel={common('close')}
      onSubmit={onSubmit}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" variant={tone} pending={pending} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
