import { useSearchParams } from 'wouter'
import { type PosProvider, posProviders } from '../integrations.contract.ts'

/** `?provider=stripe` opens the dialog with that one chosen; any other till opens it with the choice still to make. */
export function useIntegrationsPlace() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('provider')
  const provider: PosProvider | undefined = posProviders.find((known) => known === wanted)
  const change = (value: string | null, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete('provider')
        else next.set('provider', value)
        return next
      },
      { replace },
    )
  return {
    isAdding: wanted !== null,
    provider,
    add: () => change('choose', false),
    close: () => change(null, true),
  }
}
