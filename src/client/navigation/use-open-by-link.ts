import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { updateSearchParams } from './update-search-params.ts'

/** Opens a dialog for a link such as `/customers?new=1`. The param is removed, so that a reload does not open it again. */
export function useOpenByLink(param: string, open: (value: string) => void): void {
  const [params, setParams] = useSearchParams()
  const wanted = params.get(param)
  const start = useEffectEvent((value: string) => {
    open(value)
    setParams((now) => updateSearchParams(now, { [param]: undefined }), {
      replace: true,
      state: history.state,
    })
  })
  useEffect(() => {
    if (wanted !== null) start(wanted)
  }, [wanted])
}
