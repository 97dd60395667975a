import { type FormEvent, useId, useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { ConnectField, ConnectGuide } from '#connectors/social/connect/connect.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { useBrands } from '#core/brands/index.client.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import { type ConnectBody, useBeginSignIn, useConnectChannel } from './connect.queries.ts'
import { ConnectFieldInput } from './connect-field-input.tsx'
import { ConnectProblem } from './connect-problem.tsx'

const EVERY_BRAND = 'every'

/** The brand an account is for; nothing to choose with a single brand. */
function BrandField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText(connectChannelMessages)
  const brands = useBrands().data?.items ?? []
  if (brands.length < 2) return null
  const options = [
    { value: EVERY_BRAND, label: t('everyBrand') },
    ...brands.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Field label={t('brand')}>
      <Select value={value} onValueChange={onChange} options={options} />
    </Field>
  )
}

export interface ConnectFormProps {
  network: ConnectBody['network']
  /** What it begins with, of a network that serves several. */
  platform: Platform
  guide: ConnectGuide
  /** `choice`: the permission, if a person chooses its pages next. */
  onConnected: (choice: string | null) => void
}

/** What a network needs to be connected. It is checked with the network before anything is kept. */
export function ConnectForm({ network, platform, guide, onConnected }: ConnectFormProps) {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  const connect = useConnectChannel()
  const begin = useBeginSignIn()
  const [values, setValues] = useState<Record<string, string>>({})
  const [brand, setBrand] = useState(EVERY_BRAND)
  const [isTried, setIsTried] = useState(false)
  const errorId = useId()
  const { error } = guide.hasSignIn ? begin : connect
  const told = fieldsOf(error)
  const isMissing = ({ id, kind, isOptional }: ConnectField) =>
    !isOptional && kind !== 'choice' && !values[id]?.trim()
  // The browser has left for the network's page; the button stays busy until then.
  const isBusy = connect.isPending || begin.isPending || begin.isSuccess

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isBusy || guide.fields.some(isMissing)) return
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
    const body = { network, values: filled, brandId: brand === EVERY_BRAND ? null : brand }
    if (guide.hasSignIn) begin.mutate({ ...body, platform })
    else
      connect.mutate(body, {
        onSuccess: ({ choice }) => {
          setValues({})
          setIsTried(false)
          onConnected(choice)
        },
      })
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-describedby={error ? errorId : undefined}
    >
      {guide.fields.map((field) => (
        <Field
          key={field.id}
          label={field.label[locale]}
          hint={field.hint?.[locale]}
          required={!field.isOptional}
          aside={field.isOptional ? t('optional') : null}
          error={isTried && isMissing(field) ? t('required') : told[`values.${field.id}`]}
        >
          <ConnectFieldInput
            field={field}
            value={values[field.id] ?? ''}
            onChange={(value) => setValues((before) => ({ ...before, [field.id]: value }))}
          />
        </Field>
      ))}
      <BrandField value={brand} onChange={setBrand} />
      {error ? <ConnectProblem id={errorId} error={error} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" className="max-sm:w-full" pending={isBusy}>
          {guide.hasSignIn
            ? t('signIn', { name: platformName(guide.signsInOn ?? platform, locale) })
            : t('submit')}
        </Button>
        {guide.hasSignIn ? <p className="text-muted text-xs">{t('signInHint')}</p> : null}
      </div>
    </form>
  )
}
