import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useBrandFilter } from '#core/brands/index.client.ts'
import { type Customer, customerDetailsSchema } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { CustomerFields } from './customer-fields.tsx'
import { useCreateCustomer, useUpdateCustomer } from './customers.queries.ts'

interface CustomerDialogProps {
  /** The customer to edit; without it a new one is added. */
  customer?: Customer
  onClose: () => void
}

export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const t = useText(customerMessages)
  const close = useIfMounted(onClose)
  const locale = useLocale()
  const shownBrandId = useBrandFilter() ?? null
  const form = useContractForm(customerDetailsSchema, {
    name: customer?.name ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    company: customer?.company ?? '',
    address: customer?.address ?? '',
    notes: customer?.notes ?? '',
    status: customer?.status ?? 'active',
    language: customer?.language ?? locale,
    brandId: customer ? customer.brandId : shownBrandId,
  })
  const { isSubmitting, isDirty } = form.formState
  const create = useCreateCustomer()
  const update = useUpdateCustomer()

  const submit = form.handleSubmit(async (details) => {
    try {
      if (customer) await update.mutateAsync({ params: { id: customer.id }, body: details })
      else await create.mutateAsync(details)
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={customer ? t('form.editTitle') : t('form.addTitle')}
      submitLabel={customer ? t('form.save') : t('form.add')}
      pending={isSubmitting}
      dirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerFields form={form} />
    </FormDialog>
  )
}
