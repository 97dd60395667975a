/** What WCAG 2.2 asks of text (AA), of large text, and of text for everybody (AAA). */
export const AA_TEXT = 4.5
export const AA_LARGE = 3
export const AAA_TEXT = 7

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of #rrggbb, 0 for black and 1 for white. */
function luminance(colour: string): number {
  const [red, green, blue] = [colour.slice(1, 3), colour.slice(3, 5), colour.slice(5, 7)].map(channel)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** From 1, the same colour, to 21, black on white; the order does not matter. */
export function contrastRatio(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

/** The first of the candidates that reads well on this background; where none does, the one that reads best. */
export function readableOn(background: string, candidates: string[]): string {
  const ratio = (colour: string) => contrastRatio(background, colour)
  const best = candidates.reduce((one, other) => (ratio(other) > ratio(one) ? other : one))
  return candidates.find((colour) => ratio(colour) >= AA_TEXT) ?? best
}
