import { Controller } from 'react-hook-form'
import { fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import {
  type CredentialField,
  credentialFields,
  type PosProvider,
  posManifestOf,
  posProviders,
} from '#connectors/pos/registry.ts'
import { integrationMessages } from '../i18n/index.ts'
import { connectionSchema, type Integration } from '../integrations.contract.ts'
import { CredentialFields } from './credential-fields.tsx'
import { useCreateIntegration, useReplaceKeys } from './integrations.queries.ts'

interface ConnectionDialogProps {
  /** The integration that gets new keys; without it another one is added. */
  integration?: Integration
  provider?: PosProvider | undefined
  onClose: () => void
}

const options = posProviders.map((value) => ({ value, label: posManifestOf(value).name }))
const addressFields = posProviders.flatMap((provider) =>
  credentialFields(provider).flatMap(({ id, kind }) => (kind === 'address' ? [id] : [])),
)

export function ConnectionDialog({ integration, provider, onClose }: ConnectionDialogProps) {
  const t = useText(integrationMessages)
  const close = useIfMounted(onClose)
  const form = useContractForm(connectionSchema, {
    // No provider is chosen yet; the form reports it on submit.
    provider: (integration?.provider ?? provider) as PosProvider,
    storeName: integration?.storeName ?? '',
    ...(Object.fromEntries(addressFields.map((id) => [id, integration?.storeUrl ?? ''])) as Partial<
      Record<CredentialField, string>
    >),
  })
  const { control, register, formState } = form
  const create = useCreateIntegration()
  const replace = useReplaceKeys()
  const { error } = integration ? replace : create

  const submit = form.handleSubmit(async (connection) => {
    // Omits values typed for another provider, and empty ones.
    const body = Object.fromEntries(
      Object.entries(connection).filter(([, value]) => value !== undefined),
    ) as typeof connection
    try {
      if (integration) await replace.mutateAsync({ params: { id: integration.id }, body })
      else await create.mutateAsync(body)
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={integration ? t('form.keysTitle', { name: integration.storeName }) : t('add')}
      description={t('form.description')}
      submitLabel={integration ? t('form.save') : t('form.submit')}
      pending={formState.isSubmitting}
      dirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="provider"
          render={({ field: { value, onChange, ref, onBlur }, fieldState: { error } }) => (
            <Field label={t('form.provider')} error={error?.message} required>
              <Select
                ref={ref}
                onBlur={onBlur}
                value={value}
                onValueChange={onChange}
                placeholder={t('form.choose')}
                options={options}
                disabled={integration !== undefined}
              />
            </Field>
          )}
        />
        <Field
          label={t('form.storeName')}
          hint={t('form.storeNameHint')}
          error={formState.errors.storeName?.message}
        >
          <Input autoComplete="off" {...register('storeName')} />
        </Field>
        <CredentialFields form={form} />
        {error && Object.keys(fieldsOf(error)).length === 0 ? (
          <p role="alert" className="text-danger">
            {reasonOf(error)}
          </p>
        ) : null}
      </div>
    </FormDialog>
  )
}
