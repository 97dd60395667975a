import { commonMessages } from '#client/common.messages.ts'
import { showFieldErrors, useContractForm } from '#client/form.ts'
import { useLocale, useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog, DialogClose } from '#client/ui/dialog.tsx'
import { type Customer, customerDetailsSchema } from '../customers.contract.ts'
import { customerMessages } from '../customers.messages.ts'
import { CustomerFields } from './customer-fields.tsx'
import { useCreateCustomer, useUpdateCustomer } from './customers.queries.ts'

interface CustomerDialogProps {
  /** The one to change; without it a new one is added. */
  customer?: Customer
  onClose: () => void
}

export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const t = useText(customerMessages)
  const common = useText(commonMessages)
  const locale = useLocale()
  const form = useContractForm(customerDetailsSchema, {
    name: customer?.name ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    company: customer?.company ?? '',
    address: customer?.address ?? '',
    notes: customer?.notes ?? '',
    status: customer?.status ?? 'active',
    language: customer?.language ?? locale,
  })
  const { isSubmitting, isDirty } = form.formState
  const create = useCreateCustomer()
  const update = useUpdateCustomer()

  const submit = form.handleSubmit(async (details) => {
    try {
      if (customer) await update.mutateAsync({ params: { id: customer.id }, body: details })
      else await create.mutateAsync(details)
      onClose()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      // A click beside the dialog must not throw away what was typed.
      onInteractOutside={(event) => {
        if (isDirty) event.preventDefault()
      }}
      title={customer ? t('form.editTitle') : t('form.addTitle')}
      closeLabel={common('close')}
      onSubmit={submit}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" pending={isSubmitting}>
            {customer ? t('form.save') : t('form.add')}
          </Button>
        </>
      }
    >
      <CustomerFields form={form} />
    </Dialog>
  )
}
