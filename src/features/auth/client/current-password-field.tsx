import type { ComponentProps } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { profileMessages } from '../i18n/index.ts'

export interface CurrentPasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  error: string | undefined
}

/** For changes that an unattended screen must not allow. */
export function CurrentPasswordField({ error, ...input }: CurrentPasswordFieldProps) {
  const t = useText(profileMessages)
  return (
    <Field label={t('currentPassword')} error={error}>
      <PasswordInput
        autoComplete="current-password"
        placeholder={t('currentPasswordPlaceholder')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        {...input}
      />
    </Field>
  )
}
