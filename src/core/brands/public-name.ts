type NamedBrand = { name: string; followsBusiness: boolean }

/**
 * The one name that customers read, in posts, pictures, films, mails and answers. A brand that was named on purpose speaks for
 * itself beside other brands; everything else carries the name of the business. Empty as long as neither was given.
 */
export function publicName(business: string, brand: NamedBrand | null, isOneOfSeveral: boolean): string {
  const own = brand && !brand.followsBusiness ? brand.name : ''
  return isOneOfSeveral ? own || business : business || own
}
