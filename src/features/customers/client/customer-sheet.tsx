import { UserX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#client/data/api.ts'
import { Loaded } from '#client/data/loaded.tsx'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import type { Customer } from '../customers.contract.ts'
import { customerMessages } from '../i18n/index.ts'
import { CustomerConsent } from './consent/customer-consent.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerFactsSkeleton } from './customer-facts-skeleton.tsx'
import { useCustomer } from './customers.queries.ts'

interface CustomerSheetProps {
  /** Records of other features, below the facts. */
  renderRecords: (customer: Customer) => ReactNode
  /** The opened customer, if any. */
  id: string | null
  known: Customer | undefined
  onClose: () => void
  onEdit: (customer: Customer) => void
  onDelete: (customer: Customer) => void
}

/** A customer next to the list; on a phone it fills the screen. */
export function CustomerSheet({ id, known, ...props }: CustomerSheetProps) {
  // Kept during the closing animation.
  const [shown, setShown] = useState({ id, known })
  if (id && (id !== shown.id || (known && known !== shown.known)))
    setShown({ id, known: known ?? shown.known })
  if (!shown.id) return null
  return <OpenedSheet key={shown.id} open={id !== null} id={shown.id} known={shown.known} {...props} />
}

function OpenedSheet({
  renderRecords,
  open,
  id,
  known,
  onClose,
  onEdit,
  onDelete,
}: CustomerSheetProps & { open: boolean; id: string }) {
  const t = useText(customerMessages)
  const common = useText(commonMessages)
  const query = useCustomer(id, known)
  const { data, error } = query
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)

  function content() {
    if (isGone) {
      return (
        <EmptyState
          icon={<UserX />}
          title={t('detail.gone')}
          description={t('detail.goneReason')}
          action={<Button onClick={onClose}>{t('emptySearch.action')}</Button>}
        />
      )
    }
    return (
      <Loaded query={query} failed={t('detail.failed')} skeleton={<CustomerFactsSkeleton />}>
        {(customer) => (
          <div className="flex flex-col gap-8">
            <CustomerFacts
              customer={customer}
              onEdit={() => onEdit(customer)}
              onDelete={() => onDelete(customer)}
            />
            <CustomerConsent customer={customer} />
            {renderRecords(customer)}
          </div>
        )}
      </Loaded>
    )
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={data && !isGone ? data.name : t('detail.failedTitle')}
      description={isGone ? undefined : data?.company}
      closeLabel={common('close')}
      className="w-full max-w-4xl break-words lg:w-[calc(100%-3rem)]"
    >
      {content()}
    </Sheet>
  )
}
