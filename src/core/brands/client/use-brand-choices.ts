import { useText } from '#client/i18n/use-text.ts'
import type { Brand } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'
import { useArchivedBrands, useBrands } from './brands.queries.ts'

export type BrandChoice = { brand: Brand; label: string }

/** The brands a record can belong to, including the archived one it still has; empty if there is no choice. */
export function useBrandChoices(currentId: string | null): BrandChoice[] {
  const t = useText(brandMessages)
  const brands = useBrands().data?.items ?? []
  const isElsewhere = currentId !== null && !brands.some(({ id }) => id === currentId)
  const archived = useArchivedBrands({ enabled: isElsewhere && brands.length > 1 }).data?.items ?? []
  if (brands.length < 2) return []
  return [
    ...brands.map((brand) => ({ brand, label: brand.name })),
    ...archived
      .filter(({ id }) => id === currentId)
      .map((brand) => ({ brand, label: t('choice.archived', { name: brand.name }) })),
  ]
}
