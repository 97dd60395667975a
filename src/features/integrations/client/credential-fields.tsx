import { useWatch } from 'react-hook-form'
import type { useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { type CredentialField, credentialFields, secretFields } from '#connectors/pos/credentials.ts'
import { integrationMessages } from '../i18n/index.ts'
import { type connectionSchema, posProviders } from '../integrations.contract.ts'

export type ConnectionForm = ReturnType<typeof useContractForm<typeof connectionSchema>>

// Keys of another service: what the browser knows of this one must not be offered for them.
const foreign = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** What the chosen provider asks for; nothing before one is chosen. */
export function CredentialFields({ form }: { form: ConnectionForm }) {
  const { register, control, formState } = form
  const t = useText(integrationMessages)
  const chosen = useWatch({ control, name: 'provider' })
  const provider = posProviders.find((known) => known === chosen)
  if (!provider) return null
  const inputFor = (id: CredentialField) => {
    if (secretFields.has(id)) {
      return (
        <PasswordInput
          {...foreign}
          autoComplete="new-password"
          showLabel={`${t('form.show')} ${t(`form.fields.${id}`)}`}
          hideLabel={`${t('form.hide')} ${t(`form.fields.${id}`)}`}
          {...register(id)}
        />
      )
    }
    const isAddress = id === 'storeUrl' || id === 'siteUrl'
    return (
      <Input
        {...foreign}
        {...(isAddress && { inputMode: 'url', placeholder: t(`form.addressExample.${id}`) })}
        {...register(id)}
      />
    )
  }
  return (
    <>
      <p className="text-muted">{t(`form.help.${provider}`)}</p>
      {credentialFields(provider).map(({ id, isOptional }) => (
        <Field
          key={id}
          label={t(`form.fields.${id}`)}
          error={formState.errors[id]?.message}
          required={!isOptional}
          aside={isOptional ? t('form.optional') : null}
        >
          {inputFor(id)}
        </Field>
      ))}
    </>
  )
}
