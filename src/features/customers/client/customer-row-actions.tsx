import { Pencil, Trash2 } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import type { Customer } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'

/** Actions of a customer in the list. */
export interface CustomerActions {
  onView: (customer: Customer) => void
  onInvoice: (customer: Customer) => void
  onEdit: (customer: Customer) => void
  onDelete: (customer: Customer) => void
}

export function CustomerRowActions({ customer, actions }: { customer: Customer; actions: CustomerActions }) {
  const t = useText(customerMessages)
  const { name } = customer
  return (
    <div className="flex items-center gap-1.5">
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('table.invoiceNamed', { name })}
        onClick={() => actions.onInvoice(customer)}
      >
        {t('table.invoice')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('table.viewNamed', { name })}
        onClick={() => actions.onView(customer)}
      >
        {t('table.view')}
      </Button>
      <RowMenu label={t('table.more', { name })}>
        <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => actions.onEdit(customer)}>
          {t('table.edit')}
        </DropdownMenuItem>
        <DropdownMenuItem
          tone="danger"
          icon={<Trash2 aria-hidden />}
          onSelect={() => actions.onDelete(customer)}
        >
          {t('table.delete')}
        </DropdownMenuItem>
      </RowMenu>
    </div>
  )
}
