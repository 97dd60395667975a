export const demoBrands = ['salon', 'cafe'] as const
export type DemoBrand = (typeof demoBrands)[number]

export const demoBrandKey = (brand: DemoBrand) => `brand ${brand}`
