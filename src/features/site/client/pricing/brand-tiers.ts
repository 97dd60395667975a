/** What the Business plan costs, by the number of brands in it. */
export const brandTiers = [
  { brands: '5', price: '$199' },
  { brands: '10', price: '$349' },
  { brands: '20', price: '$599' },
  { brands: '50+', price: '$999' },
] as const
