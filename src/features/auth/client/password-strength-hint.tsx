import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { authMessages } from '../i18n/index.ts'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

const looks: Record<PasswordStrength, { bars: number; text: string; bar: string }> = {
  weak: { bars: 1, text: 'text-danger', bar: 'bg-danger' },
  fair: { bars: 2, text: 'text-warning', bar: 'bg-warning' },
  strong: { bars: 3, text: 'text-success', bar: 'bg-success' },
}

/** Hidden while the field is empty. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const t = useText(authMessages)
  const strength = passwordStrength(password)
  const look = looks[strength]
  return (
    <output className={cn('flex min-h-4 items-center gap-2 text-xs', look.text)}>
      {password ? (
        <>
          <span aria-hidden className="flex shrink-0 gap-1">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={cn('h-1 w-5 rounded-full', bar <= look.bars ? look.bar : 'bg-border')}
              />
            ))}
          </span>
          {t(`strength.${strength}`)}
        </>
      ) : null}
    </output>
  )
}
