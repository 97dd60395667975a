import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from './cn.ts'
import { Slot } from './slot.ts'

export const buttonStyles = cva(
  'relative inline-flex shrink-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11 select-none items-center justify-center gap-2 rounded-md border border-transparent font-medium transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_.lucide]:size-4',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary not-disabled:hover:bg-primary-hover',
        secondary:
          'border-border bg-surface-raised text-ink shadow-card not-disabled:hover:border-border-control not-disabled:hover:bg-surface-sunken',
        ghost: 'text-ink not-disabled:hover:bg-surface-sunken',
        accent: 'bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
        danger: 'bg-danger-solid text-on-danger not-disabled:hover:bg-danger-solid-hover',
        link: 'rounded-sm text-primary-ink underline decoration-1 underline-offset-4 not-disabled:hover:decoration-2',
      },
      size: {
        sm: 'min-h-8 px-3 text-sm',
        md: 'min-h-9 px-4 text-sm',
        lg: 'min-h-11 px-5 text-base',
        icon: 'size-9 p-0',
      },
      pending: { true: 'cursor-progress!', false: 'disabled:opacity-50' },
    },
    compoundVariants: [{ variant: 'link', className: 'min-h-0 px-0' }],
    defaultVariants: { variant: 'primary', size: 'md', pending: false },
  },
)

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: VariantProps<typeof buttonStyles>['variant']
  size?: VariantProps<typeof buttonStyles>['size']
  /** Keeps the width, shows a spinner and ignores further clicks. */
  pending?: boolean
  /** Styles the single child, for links: `<Button asChild><Link href="/team">…</Link></Button>`. */
  asChild?: boolean
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  pending = false,
  asChild = false,
  disabled,
  type = 'button',
  className,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonStyles({ variant, size, pending }), className)
  if (asChild) {
    return (
      <Slot className={classes} {...props}>
        {children}
      </Slot>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      // Blurring a field shows its error and moves the button, so that the click would miss it.
      {...(type === 'submit' && { onMouseDown: keepFocus })}
      {...props}
    >
      {pending ? (
        <>
          <LoaderCircle aria-hidden className="absolute animate-spin" />
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
