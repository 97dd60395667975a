import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'

interface PostAddressFieldProps {
  value: string
  onChange: (url: string) => void
  error: string | undefined
}

export function PostAddressField({ value, onChange, error }: PostAddressFieldProps) {
  const t = useText(manualPublishMessages)
  return (
    <Field label={t('confirm.link')} hint={t('confirm.linkHint')} error={error} className="w-full">
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
