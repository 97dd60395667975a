import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { type PosProvider, posProviders } from '#connectors/pos/registry.ts'

/** `?provider=stripe` opens the dialog with that one chosen; `other` opens the import. */
export function useIntegrationsSearchParams() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('provider')
  const provider: PosProvider | undefined = posProviders.find((known) => known === wanted)
  const change = (chosen: string | undefined, replace: boolean) =>
    setParams((now) => updateSearchParams(now, { provider: chosen }), { replace })
  return {
    isAdding: wanted !== null && wanted !== 'other',
    isImporting: wanted === 'other',
    provider,
    add: () => change('choose', false),
    importFile: () => change('other', false),
    close: () => change(undefined, true),
  }
}
