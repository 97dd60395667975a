type NamedBrand = { name: string; followsBusiness: boolean }

/**
 * The name customers read in posts, pictures, videos, mails and replies. A renamed brand next to others uses its own
 * name; everything else uses the business name. Empty until one is set.
 */
export function publicName(business: string, brand: NamedBrand | null, isOneOfSeveral: boolean): string {
  const own = brand && !brand.followsBusiness ? brand.name : ''
  return isOneOfSeveral ? own || business : business || own
}
