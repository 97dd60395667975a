import { Controller } from 'react-hook-form'
import type { useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { BrandField } from '#core/brands/index.client.ts'
import { languageName } from '#platform/language-name.ts'
import { locales } from '#platform/locale.ts'
import { type customerDetailsSchema, customerStatuses } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'

interface CustomerFieldsProps {
  form: ReturnType<typeof useContractForm<typeof customerDetailsSchema>>
}

// These are another person's details, so the browser must not autofill its user's own.
const foreign = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

export function CustomerFields({ form: { register, control, formState } }: CustomerFieldsProps) {
  const t = useText(customerMessages)
  const locale = useLocale()
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('form.name')} error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label={t('form.company')} error={errors.company?.message}>
        <Input autoComplete="off" {...register('company')} />
      </Field>
      <Field label={t('form.email')} error={errors.email?.message}>
        <Input type="email" {...foreign} {...register('email')} />
      </Field>
      <Field label={t('form.phone')} error={errors.phone?.message}>
        <Input type="tel" {...foreign} {...register('phone')} />
      </Field>
      <Field label={t('form.address')} error={errors.address?.message} className="sm:col-span-2">
        <Textarea rows={2} autoComplete="off" {...register('address')} />
      </Field>
      <SelectField
        control={control}
        name="status"
        label={t('form.status')}
        options={customerStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <SelectField
        control={control}
        name="language"
        label={t('form.language')}
        hint={t('form.languageHint')}
        options={locales.map((value) => ({ value, label: languageName(value, locale) }))}
      />
      <Controller
        control={control}
        name="brandId"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <BrandField
            value={value ?? null}
            onChange={onChange}
            hint={t('form.brandHint')}
            error={error?.message}
            className="sm:col-span-2"
          />
        )}
      />
      <Field
        label={t('form.notes')}
        hint={t('form.notesHint')}
        error={errors.notes?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={3} {...register('notes')} />
      </Field>
    </div>
  )
}
