import { useSearchParams } from 'wouter'
import { changedParams } from '#client/changed-params.ts'
import { customerStatuses } from '../customers.contract.ts'
import type { CustomerFilters } from './customers.queries.ts'

const openedHere = { customerOpenedHere: true }
const wasOpenedHere = () => (history.state as Partial<typeof openedHere> | null)?.customerOpenedHere === true

/** What the screen shows is in the address, so that reload, back and a shared link lead to the same place. */
export function useCustomersPlace() {
  const [params, setParams] = useSearchParams()
  const status = customerStatuses.find((candidate) => candidate === params.get('status'))
  const filters: CustomerFilters = { search: params.get('search') ?? '', status }
  return {
    filters,
    customerId: params.get('customer'),
    filter: (changes: Partial<CustomerFilters>) =>
      setParams((now) => changedParams(now, changes), { replace: true, state: history.state }),
    open: (id: string) => setParams((now) => changedParams(now, { customer: id }), { state: openedHere }),
    /** Closing is going back, unless there is nothing of ours to go back to. */
    close: () => {
      if (wasOpenedHere()) history.back()
      else setParams((now) => changedParams(now, { customer: undefined }), { replace: true })
    },
  }
}
