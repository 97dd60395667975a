import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

const itemClass =
  'relative flex min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 cursor-default select-none items-center gap-2 rounded-sm px-2 py-1.5 outline-none data-highlighted:bg-surface-sunken data-disabled:opacity-50 [&_.lucide]:size-4'

/** Not modal: the page behind scrolls and stays accessible while a menu is open. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

export const DropdownMenuRadioGroup = Primitive.RadioGroup

/** Adds its behavior to the single child, usually a Button. */
export function DropdownMenuTrigger(props: Omit<ComponentProps<typeof Primitive.Trigger>, 'asChild'>) {
  return <Primitive.Trigger asChild {...props} />
}

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={4}
        align="end"
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-80 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-md border bg-surface-raised p-1 shadow-raised data-[state=open]:animate-pop-in',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

export interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  icon?: ReactNode
  tone?: 'default' | 'danger'
}

export function DropdownMenuItem({
  icon,
  tone = 'default',
  asChild,
  className,
  children,
  ...props
}: DropdownMenuItemProps) {
  const classes = cn(
    itemClass,
    tone === 'danger' ? 'text-danger data-highlighted:bg-danger-subtle' : '[&_.lucide]:text-muted',
    className,
  )
  if (asChild) {
    return (
      <Primitive.Item asChild className={classes} {...props}>
        {children}
      </Primitive.Item>
    )
  }
  return (
    <Primitive.Item className={classes} {...props}>
      {icon}
      {children}
    </Primitive.Item>
  )
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(itemClass, 'pr-9', className)} {...props}>
      {children}
      <Primitive.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden className="text-primary-ink" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label className={cn('px-2 py-1.5 font-medium text-muted text-xs', className)} {...props} />
  )
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('-mx-1 my-1 h-px bg-border', className)} {...props} />
}
