import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { type Period, periods } from '../dashboard.contract.ts'

const [FIRST] = periods

/** In the address, so that reload, back and a shared link lead to the same place. */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const period = periods.find((each) => each === params.get('period')) ?? FIRST
  const choose = (next: Period) =>
    setParams((now) => updateSearchParams(now, { period: next === FIRST ? undefined : next }), {
      replace: true,
    })
  return { period, choose }
}
