import type { ComponentProps } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { authMessages } from '../i18n/index.ts'

export interface EmailFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  error: string | undefined
}

export function EmailField({ error, ...input }: EmailFieldProps) {
  const t = useText(authMessages)
  return (
    <Field label={t('fields.email')} error={error}>
      <Input
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={t('fields.emailPlaceholder')}
        className="read-only:bg-surface-sunken"
        {...input}
      />
    </Field>
  )
}
