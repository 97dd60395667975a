import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { useOpenedItem } from '#client/navigation/use-opened-item.ts'
import { reachFilters } from '../consent.contract.ts'
import { customerStatuses } from '../customers.contract.ts'
import type { CustomerFilters } from './customers.queries.ts'

/** The state is in the URL, so that reload, back and shared links show the same list. */
export function useCustomersSearchParams() {
  const [params, setParams] = useSearchParams()
  const { id: customerId, open, close } = useOpenedItem('customer')
  const status = customerStatuses.find((candidate) => candidate === params.get('status'))
  const reach = reachFilters.find((candidate) => candidate === params.get('reach'))
  const filters: CustomerFilters = { search: params.get('search') ?? '', status, reach }
  return {
    filters,
    customerId,
    filter: (changes: Partial<CustomerFilters>) =>
      setParams((now) => updateSearchParams(now, changes), { replace: true, state: history.state }),
    open,
    close,
  }
}
