import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ComboboxField } from '#client/forms/combobox-field.tsx'
import type { useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { industryMessages } from '#core/settings/i18n/index.ts'
import { countryOptions, currencyOptions, timeZoneOptions } from '#core/settings/index.client.ts'
import { industries } from '#platform/industries.ts'
import { languages, locales } from '#platform/locale.ts'
import { formatTime } from '#platform/time-format.ts'
import { isTimeZone } from '#platform/time-zone.ts'
import { currencyMovingTo, offeredCurrency } from '../currency-for-country.ts'
import { businessMessages } from '../i18n/index.ts'
import { type businessFormSchema, NO_INDUSTRY } from './business-form.ts'

import { ZoneMoved } from './zone-moved.tsx'

interface BusinessFieldsProps {
  /** Amounts exist in the stored currency. */
  hasAmounts: boolean
  /** No input hints then. */
  isReadOnly: boolean
  form: ReturnType<typeof useContractForm<typeof businessFormSchema>>
}

export function BusinessFields({ form, isReadOnly, hasAmounts }: BusinessFieldsProps) {
  const { register, control, formState } = form
  const t = useText(businessMessages)
  const industry = useText(industryMessages)
  const locale = useLocale()
  const now = useNow()
  const timeZone = useWatch({ control, name: 'timeZone' })
  const currency = useWatch({ control, name: 'currency' })
  const country = useWatch({ control, name: 'country' })
  const [moved, setMoved] = useState('')
  const isMoved = moved === currency && formState.isDirty
  const offered = offeredCurrency(country, currency)
  const setCurrency = (chosen: string) => form.setValue('currency', chosen, { shouldDirty: true })
  const moveCurrency = (to: string, from: string) => {
    const next = currencyMovingTo({ from, to, currency, hasAmounts })
    if (next === currency) return
    setMoved(next)
    setCurrency(next)
  }
  const countries = useMemo(() => countryOptions(locale), [locale])
  const currencies = useMemo(() => currencyOptions(locale), [locale])
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone])
  const time = isTimeZone(timeZone) ? formatTime(now, locale, timeZone) : null
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t('fields.name')}
        hint={t('fields.nameHint')}
        error={errors.name?.message}
        className="sm:col-span-2"
      >
        <Input autoComplete="organization" {...register('name')} />
      </Field>
      <Field
        label={t('fields.postalAddress')}
        hint={t('fields.postalAddressHint')}
        error={errors.postalAddress?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={3} autoComplete="street-address" {...register('postalAddress')} />
      </Field>
      <SelectField
        control={control}
        name="industry"
        label={t('fields.industry')}
        options={[
          { value: NO_INDUSTRY, label: t('fields.noIndustry') },
          ...industries.map((id) => ({ value: id, label: industry(id) })),
        ]}
      />
      <SelectField
        control={control}
        name="locale"
        label={t('fields.locale')}
        hint={t('fields.localeHint')}
        options={locales.map((value) => ({
          value,
          label: <span lang={value}>{languages[value].name}</span>,
        }))}
      />
      <ComboboxField
        control={control}
        name="country"
        label={t('fields.country')}
        placeholder={isReadOnly ? '' : t('fields.countryPlaceholder')}
        clearable
        options={countries}
        onChosen={moveCurrency}
      />
      <ComboboxField
        control={control}
        name="timeZone"
        label={t('fields.timeZone')}
        hint={time === null ? undefined : t('fields.timeZoneHint', { time })}
        options={zones}
      />
      <ZoneMoved chosen={timeZone} />
      <ComboboxField
        control={control}
        name="currency"
        label={t('fields.currency')}
        hint={isMoved ? t('fields.currencyMoved', { currency }) : t('fields.currencyHint')}
        options={currencies}
      />
      <Field
        label={t('fields.salesTarget')}
        aside={currency}
        hint={t('fields.salesTargetHint')}
        error={errors.salesTarget?.message}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder={isReadOnly ? '' : t('fields.salesTargetPlaceholder')}
          className="tabular"
          {...register('salesTarget')}
        />
      </Field>
      {offered && !isReadOnly ? (
        <Alert
          role="status"
          className="items-center sm:col-span-2"
          action={
            <Button type="button" variant="secondary" size="sm" onClick={() => setCurrency(offered)}>
              {t('fields.currencySwitch', { currency: offered })}
            </Button>
          }
        >
          {t('fields.currencyOffer', { currency: offered })}
        </Alert>
      ) : null}
    </div>
  )
}
