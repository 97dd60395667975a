import type { ReactNode, SubmitEventHandler } from 'react'
import { commonMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogClose } from '../ui/dialog.tsx'

export interface FormDialogProps {
  title: string
  description?: string | undefined
  /** What the main button does. */
  submitLabel: string
  /** The colour of what the button does. */
  tone?: 'primary' | 'danger'
  pending: boolean
  /** Something is still missing that the button needs. */
  disabled?: boolean
  /** Something was typed: a click beside the dialog must not throw it away. */
  dirty: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** One form in a dialog that is mounted while it is open: cancel, or do what the button says. */
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
