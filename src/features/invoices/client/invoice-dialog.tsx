import { useWorkspace } from '#client/data/workspace-context.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { invoiceMessages } from '../i18n/index.ts'
import type { Invoice } from '../invoices.contract.ts'
import { InvoiceFields } from './invoice-fields.tsx'
import { formValuesOf, invoiceFormSchema } from './invoice-form.ts'
import { useCreateInvoice, useUpdateInvoice } from './invoices.queries.ts'

interface InvoiceDialogProps {
  customer: { id: string; name: string }
  /** The invoice to edit; without it a new one is added. */
  invoice?: Invoice
  onClose: () => void
}

export function InvoiceDialog({ customer, invoice, onClose }: InvoiceDialogProps) {
  const t = useText(invoiceMessages)
  const close = useIfMounted(onClose)
  const locale = useLocale()
  const { currency } = useWorkspace()
  const form = useContractForm(invoiceFormSchema(currency), formValuesOf(invoice, currency, locale))
  const { isSubmitting, isDirty, dirtyFields } = form.formState
  const create = useCreateInvoice()
  const update = useUpdateInvoice()

  const submit = form.handleSubmit(async (values) => {
    try {
      if (!invoice) await create.mutateAsync({ ...values, customerId: customer.id })
      else if (isDirty) {
        // Only edited fields: a pending invoice that reads as overdue must not be stored as overdue.
        const changes = Object.entries(values).filter(([name]) => name in dirtyFields)
        await update.mutateAsync({ params: { id: invoice.id }, body: Object.fromEntries(changes) })
      }
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={invoice ? t('form.editTitle') : t('form.addTitle', { customer: customer.name })}
      description={invoice ? customer.name : undefined}
      submitLabel={invoice ? t('form.save') : t('form.add')}
      pending={isSubmitting}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <InvoiceFields form={form} />
    </FormDialog>
  )
}
