import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode, SubmitEventHandler } from 'react'
import { cn } from './cn.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { closeButtonClass, dialogContentClass, dialogSizes, overlayClass } from './dialog-styles.ts'
import { skipAutoFocusOnTouch, useReturnFocus } from './use-return-focus.ts'

export interface DialogProps
  extends Omit<ComponentProps<typeof Primitive.Content>, 'title' | 'onSubmit' | 'asChild'> {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** A button that opens it; omit it if state drives `open`. */
  trigger?: ReactElement
  title: ReactNode
  description?: ReactNode
  /** Actions; they stay visible while the body scrolls. */
  footer?: ReactNode
  closeLabel: string
  size?: keyof typeof dialogSizes
  /** Makes body and footer one form, so that a submit button in the footer works. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/** Centered on wide screens, a bottom sheet under 640 px. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  closeLabel,
  size = 'md',
  onSubmit,
  className,
  children,
  ...props
}: DialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Primitive.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          onOpenAutoFocus={skipAutoFocusOnTouch}
          onCloseAutoFocus={returnFocus}
          className={cn(dialogContentClass, dialogSizes[size], className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...props}
        >
          <header className="break-words pt-5 pr-14 pb-4 pl-5">
            <Primitive.Title className="text-balance font-semibold text-lg">{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>
            ) : null}
          </header>
          <DialogFrame footer={footer} onSubmit={onSubmit}>
            {children}
          </DialogFrame>
          <Primitive.Close aria-label={closeLabel} className={closeButtonClass}>
            <X aria-hidden className="size-4" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export const DialogClose = Primitive.Close
