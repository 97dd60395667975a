import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { dialogContentClass, dialogSizes, overlayClass } from './dialog-styles.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface ConfirmDialogProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
  /** The question: "Delete this campaign?" */
  title: ReactNode
  /** Name of the item, so that nobody deletes the wrong one. */
  subject: ReactNode
  /** What will happen, and what will not. */
  description: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  /** Does not close the dialog: the caller does so after success. */
  onConfirm: () => void
  pending?: boolean
  tone?: 'danger' | 'primary'
  /** Why it failed, shown in the dialog. */
  error?: ReactNode
}

export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  title,
  subject,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending = false,
  tone = 'danger',
  error,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Primitive.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content onCloseAutoFocus={returnFocus} className={cn(dialogContentClass, dialogSizes.md)}>
          <div className="min-h-0 flex-1 overflow-y-auto break-words p-5">
            <Primitive.Title className="text-balance font-semibold text-lg">{title}</Primitive.Title>
            <p className="mt-3 rounded-sm bg-surface-sunken px-3 py-2 font-medium">{subject}</p>
            <Primitive.Description className="mt-3 text-muted">{description}</Primitive.Description>
            {error ? (
              <p role="alert" className="mt-3 text-danger">
                {error}
              </p>
            ) : null}
          </div>
          <footer className="flex flex-col-reverse gap-2 border-t px-5 py-4 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {cancelLabel}
              </Button>
            </Primitive.Cancel>
            <Button variant={tone} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
