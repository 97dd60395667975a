import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { ComboboxField } from '#client/forms/combobox-field.tsx'
import { useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { countryOptions } from '#core/settings/index.client.ts'
import { workspaceDetailsSchema } from '#core/settings/workspace-settings.contract.ts'
import { currencyOfCountry } from '#platform/country-currency.ts'
import { languages, locales } from '#platform/locale.ts'
import { welcomeMessages } from '../i18n/index.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

const schema = z.object({
  country: z
    .string()
    .transform((code) => code || null)
    .pipe(workspaceDetailsSchema.shape.country),
  locale: workspaceDetailsSchema.shape.locale,
})

const cityOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

export function PlaceStep({ workspace, isSaving, onSave, ...frame }: StepProps) {
  const t = useText(welcomeMessages)
  const locale = useLocale()
  const form = useContractForm(schema, { country: workspace.country ?? '', locale: workspace.locale })
  const country = useWatch({ control: form.control, name: 'country' })
  const countries = useMemo(() => countryOptions(locale), [locale])
  // Amounts that exist stay in their currency.
  const currency = (workspace.hasAmounts ? null : currencyOfCountry(country)) ?? workspace.currency
  const currencyName = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency
  return (
    <StepFrame
      {...frame}
      question="place"
      onSubmit={form.handleSubmit((answers) => onSave({ ...answers, currency }))}
      submit={
        <Button type="submit" pending={isSaving}>
          {t('next')}
        </Button>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ComboboxField
          control={form.control}
          name="country"
          label={t('place.country')}
          placeholder={t('place.countryPlaceholder')}
          options={countries}
        />
        <SelectField
          control={form.control}
          name="locale"
          label={t('place.language')}
          options={locales.map((value) => ({
            value,
            label: <span lang={value}>{languages[value].name}</span>,
          }))}
        />
      </div>
      <p role="status" className="text-muted">
        {t('place.currency', { currency: currencyName })} ·{' '}
        {t('place.zone', { zone: cityOf(workspace.timeZone) })}
      </p>
    </StepFrame>
  )
}
