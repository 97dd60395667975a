import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Popover = Primitive.Root

/** Adds its behavior to the single child, usually a Button. */
export function PopoverTrigger(props: Omit<ComponentProps<typeof Primitive.Trigger>, 'asChild'>) {
  return <Primitive.Trigger asChild {...props} />
}

export interface PopoverContentProps extends ComponentProps<typeof Primitive.Content> {
  /** Names the panel for screen readers. */
  label: string
}

export function PopoverContent({ label, className, ...props }: PopoverContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        aria-label={label}
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] origin-(--radix-popover-content-transform-origin) overflow-y-auto rounded-md border bg-surface-raised p-4 shadow-raised outline-none data-[state=open]:animate-pop-in',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}
