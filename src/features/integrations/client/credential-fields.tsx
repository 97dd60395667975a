import { useWatch } from 'react-hook-form'
import type { useContractForm } from '#client/forms/form.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
import { credentialFields, posManifestOf, posProviders } from '#connectors/pos/registry.ts'
import { integrationMessages } from '../i18n/index.ts'
import type { connectionSchema } from '../integrations.contract.ts'

export type ConnectionForm = ReturnType<typeof useContractForm<typeof connectionSchema>>

// Keys of another service, so the browser must not autofill credentials of this one.
const foreign = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The fields of the chosen provider; nothing before one is chosen. */
export function CredentialFields({ form }: { form: ConnectionForm }) {
  const { register, control, formState } = form
  const t = useText(integrationMessages)
  const locale = useLocale()
  const chosen = useWatch({ control, name: 'provider' })
  const provider = posProviders.find((known) => known === chosen)
  if (!provider) return null
  const inputFor = ({ id, kind, label, example }: ReturnType<typeof credentialFields>[number]) => {
    if (kind === 'secret') {
      return (
        <PasswordInput
          {...foreign}
          autoComplete="new-password"
          showLabel={`${t('form.show')} ${label[locale]}`}
          hideLabel={`${t('form.hide')} ${label[locale]}`}
          {...register(id)}
        />
      )
    }
    return (
      <Input
        {...foreign}
        {...(kind === 'address' && { inputMode: 'url' })}
        placeholder={example?.[locale]}
        {...register(id)}
      />
    )
  }
  return (
    <>
      <p className="text-muted">{posManifestOf(provider).help[locale]}</p>
      {credentialFields(provider).map((field) => (
        <Field
          key={field.id}
          label={field.label[locale]}
          error={formState.errors[field.id]?.message}
          required={!field.isOptional}
          aside={field.isOptional ? t('form.optional') : null}
        >
          {inputFor(field)}
        </Field>
      ))}
    </>
  )
}
