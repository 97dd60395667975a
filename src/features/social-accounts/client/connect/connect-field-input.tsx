import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { Select } from '#client/ui/select.tsx'
import type { ConnectField } from '#connectors/social/connect/connect.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'

// Keys of another service, so the browser must not autofill credentials of this one.
const foreign = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
interface ConnectFieldInputProps {
  field: ConnectField
  value: string
  onChange: (value: string) => void
}

/** What a network wants to know, entered. */
export function ConnectFieldInput({ field, value, onChange }: ConnectFieldInputProps) {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  const shared = {
    ...foreign,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (field.kind === 'choice')
    return (
      <Select
        value={value || field.preset}
        onValueChange={onChange}
        options={field.choices.map((choice) => ({ value: choice.value, label: choice.label[locale] }))}
      />
    )
  if (field.kind === 'secret')
    return (
      <PasswordInput
        {...shared}
        autoComplete="new-password"
        showLabel={`${t('show')} ${field.label[locale]}`}
        hideLabel={`${t('hide')} ${field.label[locale]}`}
      />
    )
  return (
    <Input
      {...shared}
      {...(field.kind === 'address' && { inputMode: 'url' })}
      placeholder={field.example?.[locale]}
    />
  )
}
