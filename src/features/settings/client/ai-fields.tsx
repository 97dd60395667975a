import { useWatch } from 'react-hook-form'
import type { useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { aiManifestOf, aiProviders, needsAddress } from '#connectors/ai/registry.ts'
import type { AiSettings, aiSettingsInputSchema } from '#core/settings/ai-settings.contract.ts'
import { aiSettingsMessages } from '#core/settings/i18n/index.ts'

interface AiFieldsProps {
  form: ReturnType<typeof useContractForm<typeof aiSettingsInputSchema>>
  settings: AiSettings
}

export function AiFields({ form: { register, control, formState }, settings }: AiFieldsProps) {
  const t = useText(aiSettingsMessages)
  const locale = useLocale()
  const provider = useWatch({ control, name: 'provider' })
  const baseUrl = useWatch({ control, name: 'baseUrl' })
  const hasAddress = needsAddress(provider)
  const { errors } = formState
  // The stored key is only valid for its provider and URL.
  const isKept =
    settings.hasKey &&
    settings.source === 'workspace' &&
    provider === settings.provider &&
    (!hasAddress || baseUrl === settings.baseUrl)
  const kept = settings.keyHint ? t('fields.keyKeptHint', { hint: settings.keyHint }) : t('fields.keyKept')
  const fresh = hasAddress ? t('fields.keyOptional') : t('fields.keyHint')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          control={control}
          name="provider"
          label={t('fields.provider')}
          options={aiProviders.map((value) => ({ value, label: aiManifestOf(value).label[locale] }))}
        />
        <Field
          label={t('fields.model')}
          hint={t('fields.modelHint', { example: aiManifestOf(provider).exampleModel })}
          error={errors.model?.message}
        >
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('model')} />
        </Field>
      </div>
      {hasAddress ? (
        <Field label={t('fields.baseUrl')} hint={t('fields.baseUrlHint')} error={errors.baseUrl?.message}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={t('fields.baseUrlPlaceholder')}
            {...register('baseUrl')}
          />
        </Field>
      ) : null}
      <Field label={t('fields.apiKey')} hint={isKept ? kept : fresh} error={errors.apiKey?.message}>
        <PasswordInput
          autoComplete="off"
          showLabel={t('fields.show')}
          hideLabel={t('fields.hide')}
          {...register('apiKey')}
        />
      </Field>
    </>
  )
}
