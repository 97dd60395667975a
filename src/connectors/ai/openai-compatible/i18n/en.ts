export const openaiCompatible = { label: 'Other, or your own model' } as const
