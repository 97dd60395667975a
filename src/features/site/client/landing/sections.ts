/** Sections of the start page that the public header links to, by element id. */
export const sections = ['features', 'testimonials', 'pricing'] as const

export type Section = (typeof sections)[number]
