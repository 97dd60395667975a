import { useCurrentUser } from '#core/session/index.client.ts'
import { publicName } from '../public-name.ts'
import { useBrands } from './brands.queries.ts'

/** The name customers see for this brand, or the business without one; empty until set. */
export function usePublicName(brandId: string | null): string {
  const { user } = useCurrentUser()
  const brands = useBrands().data?.items ?? []
  const brand = brandId === null ? brands[0] : brands.find(({ id }) => id === brandId)
  return publicName(user?.workspace.businessName ?? '', brand ?? null, brandId !== null && brands.length > 1)
}
