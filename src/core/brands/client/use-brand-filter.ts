import type { Brand } from '../brands.contract.ts'
import { useActiveBrand } from './active-brand.ts'
import { useBrands } from './brands.queries.ts'

/** The brand that lists are narrowed to; none while there are not two to choose from. */
export function useShownBrand(): Brand | null {
  const { data } = useBrands()
  const brands = data?.items ?? []
  const active = useActiveBrand(brands)
  return brands.length > 1 ? active : null
}

/** The `brandId` that a list of what belongs to brands asks for. */
export const useBrandFilter = (): string | undefined => useShownBrand()?.id

/** False until the brands are known, or cannot be: a list that asked before would show others' rows for a moment. */
export const useIsBrandFilterKnown = (): boolean => !useBrands().isPending
