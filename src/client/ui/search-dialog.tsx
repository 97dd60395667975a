import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { overlayClass } from './dialog-styles.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface SearchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** For screen readers; the field says the rest. */
  title: string
  /** Whether another screen was opened, which gets the focus. */
  hasLeft: () => boolean
  /** Called when the focus is back, or where it belongs now. */
  onClosed: (hasLeft: boolean) => void
  /** The field comes first: it gets the focus, on phones too. */
  children: ReactNode
}

/** Near the top on wide screens, so that results do not move the field; the whole screen under 640 px. */
export function SearchDialog({ open, onOpenChange, title, hasLeft, onClosed, children }: SearchDialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            const isElsewhere = hasLeft()
            if (isElsewhere) event.preventDefault()
            else returnFocus(event)
            onClosed(isElsewhere)
          }}
          className="fixed inset-0 z-50 flex h-dvh flex-col overflow-hidden bg-surface-raised pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] shadow-raised outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:inset-x-0 sm:top-[min(12dvh,7rem)] sm:bottom-auto sm:mx-auto sm:h-[min(70dvh,32rem)] sm:w-[calc(100%-3rem)] sm:max-w-2xl sm:rounded-lg sm:border sm:py-0 sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
