import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { SelectField } from '#client/forms/select-field.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import {
  type ConsentChannel,
  recordConsentSchema,
  recordedSources,
} from '#features/customers/consent.contract.ts'
import type { Customer } from '#features/customers/customers.contract.ts'
import { consentMessages } from '#features/customers/i18n/index.ts'
import { useRecordConsent } from './consent.queries.ts'

interface RecordConsentDialogProps {
  customer: Customer
  channel: ConsentChannel
  onClose: () => void
}

export function RecordConsentDialog({ customer, channel, onClose }: RecordConsentDialogProps) {
  const t = useText(consentMessages)
  const close = useIfMounted(onClose)
  const record = useRecordConsent(customer.id)
  const form = useContractForm(recordConsentSchema, {
    channel,
    state: 'granted',
    source: 'form',
    note: '',
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const submit = form.handleSubmit(async (change) => {
    try {
      await record.mutateAsync(change)
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })
  return (
    <FormDialog
      title={t(channel === 'email' ? 'record.titleEmail' : 'record.titleWhatsapp')}
      description={t('record.description', { name: customer.name })}
      submitLabel={t('record.save')}
      pending={isSubmitting}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          control={form.control}
          name="source"
          label={t('record.source')}
          options={recordedSources.map((value) => ({ value, label: t(`source.${value}`) }))}
        />
        <Field label={t('record.note')} hint={t('record.noteHint')} error={errors.note?.message}>
          <Input autoComplete="off" {...form.register('note')} />
        </Field>
      </div>
    </FormDialog>
  )
}
