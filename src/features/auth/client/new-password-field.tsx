import type { ComponentProps } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { authMessages } from '../i18n/index.ts'
import { PasswordStrengthHint } from './password-strength-hint.tsx'

export interface NewPasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label?: string
  /** The current input, for the strength hint. */
  typed: string
  error: string | undefined
}

export function NewPasswordField({ label, typed, error, ...input }: NewPasswordFieldProps) {
  const t = useText(authMessages)
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label ?? t('fields.password')} error={error}>
        <PasswordInput
          autoComplete="new-password"
          placeholder={t('fields.newPasswordPlaceholder')}
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          {...input}
        />
      </Field>
      <PasswordStrengthHint password={typed} />
    </div>
  )
}
