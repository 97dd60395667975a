/** Without case, accents and outer spaces: how headings and fixed values are matched. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase()
