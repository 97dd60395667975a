import { useText } from '#client/i18n/use-text.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { FieldSet } from '#client/ui/field-set.tsx'
import { Input } from '#client/ui/input.tsx'
import { consentChannels, NOTE_LENGTH } from '#features/customers/consent.contract.ts'
import { consentMessages } from '#features/customers/i18n/index.ts'

export type ImportedConsent = { email: boolean; whatsapp: boolean; note: string }

export const isNoteMissing = ({ email, whatsapp, note }: ImportedConsent) =>
  (email || whatsapp) && note.trim() === ''

interface ImportConsentProps {
  value: ImportedConsent
  /** After an attempt to import without saying where they agreed. */
  showsProblem: boolean
  onChange: (value: ImportedConsent) => void
}

/** Without a tick, imported people get no marketing. */
export function ImportConsent({ value, showsProblem, onChange }: ImportConsentProps) {
  const t = useText(consentMessages)
  return (
    <div className="flex flex-col gap-3 rounded-lg border p-4">
      <FieldSet legend={t('import.question')} hint={t('import.hint')}>
        {consentChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`import.${channel}`)}
            checked={value[channel]}
            onCheckedChange={(checked) => onChange({ ...value, [channel]: checked })}
          />
        ))}
      </FieldSet>
      {value.email || value.whatsapp ? (
        <Field
          label={t('import.note')}
          hint={t('import.noteHint')}
          required
          error={showsProblem && isNoteMissing(value) ? t('import.needed') : undefined}
        >
          <Input
            autoComplete="off"
            maxLength={NOTE_LENGTH}
            value={value.note}
            onChange={(event) => onChange({ ...value, note: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}
