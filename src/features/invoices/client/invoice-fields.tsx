import { useWorkspace } from '#client/data/workspace-context.ts'
import type { useContractForm } from '#client/forms/form.ts'
import { SelectField } from '#client/forms/select-field.tsx'
import { amountAsTyped } from '#client/forms/typed-amount.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { invoiceMessages } from '../i18n/index.ts'
import { invoiceStatuses } from '../invoices.contract.ts'
import type { InvoiceFormSchema } from './invoice-form.ts'

interface InvoiceFieldsProps {
  form: ReturnType<typeof useContractForm<InvoiceFormSchema>>
}

export function InvoiceFields({ form: { register, control, formState } }: InvoiceFieldsProps) {
  const t = useText(invoiceMessages)
  const locale = useLocale()
  const { currency } = useWorkspace()
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('form.number')} error={errors.invoiceNumber?.message} required>
        <Input autoComplete="off" placeholder={t('form.numberPlaceholder')} {...register('invoiceNumber')} />
      </Field>
      <Field label={t('form.amount')} aside={currency} error={errors.amount?.message} required>
        {/* Not a number field: some browsers drop a typed comma there and turn "10,5" into 105. */}
        <Input
          inputMode="decimal"
          step="0.01"
          autoComplete="off"
          placeholder={amountAsTyped(0, currency, locale)}
          className="tabular"
          {...register('amount')}
        />
      </Field>
      <Field label={t('form.dueDate')} error={errors.dueDate?.message}>
        <Input type="date" {...register('dueDate')} />
      </Field>
      <SelectField
        control={control}
        name="status"
        label={t('form.status')}
        options={invoiceStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <Field
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={3} {...register('description')} />
      </Field>
    </div>
  )
}
