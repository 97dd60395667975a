/** Without case, accents and outer space: how a heading or a fixed value is recognised. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase()
