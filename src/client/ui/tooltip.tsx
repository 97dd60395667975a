import { Tooltip as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'

/** Once, around the app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

export interface TooltipProps extends Omit<ComponentProps<typeof Primitive.Content>, 'content' | 'asChild'> {
  content: ReactNode
  /** The element it explains; it must be focusable. */
  children: ReactElement
}

/** Extra help only: touch has no hover, so nothing essential belongs here. */
export function Tooltip({ content, children, className, ...props }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 max-w-64 rounded-sm bg-inverse px-2 py-1 text-on-inverse text-xs shadow-raised data-[state=delayed-open]:animate-fade-in',
            className,
          )}
          {...props}
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
