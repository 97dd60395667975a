import { useSearchParams } from 'wouter'
import { type PosProvider, posProviders } from '../integrations.contract.ts'

/** `?provider=stripe` opens the dialog with that one chosen; for a till that is none of ours (`other`) there is the import. */
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
    isAdding: wanted !== null && wanted !== 'other',
    isImporting: wanted === 'other',
    provider,
    add: () => change('choose', false),
    importFile: () => change('other', false),
    close: () => change(null, true),
  }
}
