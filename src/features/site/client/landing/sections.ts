/** The parts of the start page that the public header jumps to; each is the id of its section. */
export const sections = ['features', 'testimonials', 'pricing'] as const

export type Section = (typeof sections)[number]
