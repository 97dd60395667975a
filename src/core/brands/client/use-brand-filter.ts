import type { Brand } from '../brands.contract.ts'
import { useActiveBrand } from './active-brand.ts'
import { useBrands } from './brands.queries.ts'

/** The brand that lists are filtered by; null with fewer than two brands. */
export function useShownBrand(): Brand | null {
  const { data } = useBrands()
  const brands = data?.items ?? []
  const active = useActiveBrand(brands)
  return brands.length > 1 ? active : null
}

/** The `brandId` filter for lists. */
export const useBrandFilter = (): string | undefined => useShownBrand()?.id

/** False until brands are loaded or failed: an earlier list would briefly show rows of other brands. */
export const useIsBrandFilterKnown = (): boolean => !useBrands().isPending
