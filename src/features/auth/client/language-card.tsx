import { setLocale } from '#client/i18n/locale-store.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { type Locale, languages, locales } from '#platform/locale.ts'
import { profileMessages } from '../i18n/index.ts'
import { useChangeLanguage } from './auth.queries.ts'

export function LanguageCard() {
  const t = useText(profileMessages)
  const current = useLocale()
  const change = useChangeLanguage()

  function choose(locale: Locale) {
    setLocale(locale)
    change.mutate({ locale })
  }

  return (
    <Card>
      <CardHeader title={t('language.title')} description={t('language.description')} />
      <CardBody>
        <Field label={t('language.field')} className="sm:max-w-xs">
          <Select
            options={locales.map((locale) => ({
              value: locale,
              label: <span lang={locale}>{languages[locale].name}</span>,
            }))}
            value={current}
            onValueChange={choose}
          />
        </Field>
      </CardBody>
    </Card>
  )
}
