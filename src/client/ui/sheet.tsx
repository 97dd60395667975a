import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode, SubmitEventHandler } from 'react'
import { cn } from './cn.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { closeButtonClass, overlayClass } from './dialog-styles.ts'
import { skipAutoFocusOnTouch, useReturnFocus } from './use-return-focus.ts'

const sides = {
  left: 'left-0 border-r data-[state=open]:animate-from-left data-[state=closed]:animate-to-left',
  right: 'right-0 border-l data-[state=open]:animate-from-right data-[state=closed]:animate-to-right',
} as const

export interface SheetProps
  extends Omit<ComponentProps<typeof Primitive.Content>, 'title' | 'onSubmit' | 'asChild'> {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
  side?: keyof typeof sides
  title: ReactNode
  /** Keeps the title for screen readers only and gives the whole sheet to the children. */
  titleHidden?: boolean
  description?: ReactNode
  footer?: ReactNode
  closeLabel: string
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

export function Sheet({
  open,
  onOpenChange,
  trigger,
  side = 'right',
  title,
  titleHidden = false,
  description,
  footer,
  closeLabel,
  onSubmit,
  className,
  children,
  ...props
}: SheetProps) {
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
          className={cn(
            'fixed inset-y-0 z-50 flex w-[calc(100%-3rem)] max-w-md flex-col bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-raised outline-none',
            sides[side],
            className,
          )}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...props}
        >
          <header className={titleHidden ? 'sr-only' : 'break-words pt-5 pr-14 pb-4 pl-5'}>
            <Primitive.Title className="text-balance font-semibold text-lg">{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>
            ) : null}
          </header>
          {titleHidden ? (
            children
          ) : (
            <DialogFrame footer={footer} onSubmit={onSubmit}>
              {children}
            </DialogFrame>
          )}
          <Primitive.Close aria-label={closeLabel} className={closeButtonClass}>
            <X aria-hidden className="size-4" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export const SheetClose = Primitive.Close
