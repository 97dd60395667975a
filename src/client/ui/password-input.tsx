import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from './cn.ts'
import { Input } from './input.tsx'

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, className, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        type={visible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={cn('pr-11', className)}
        {...props}
      />
      <button
        type="button"
        aria-label={visible ? hideLabel : showLabel}
        onClick={() => setVisible(!visible)}
        className="absolute inset-y-0 right-0 flex w-10 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center justify-center rounded-md text-muted transition-colors hover:text-ink"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  )
}
