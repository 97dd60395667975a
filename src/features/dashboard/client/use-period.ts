import { useSearchParams } from 'wouter'
import { type Period, periods } from '../dashboard.contract.ts'

const [FIRST] = periods

/** In the address, so that reload, back and a shared link lead to the same place. */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const period = periods.find((each) => each === params.get('period')) ?? FIRST
  const choose = (next: Period) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now)
        if (next === FIRST) changed.delete('period')
        else changed.set('period', next)
        return changed
      },
      { replace: true },
    )
  return { period, choose }
}
