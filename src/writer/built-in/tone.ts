import { type BrandStyle, brandStyles } from '#platform/brand-styles.ts'

/** `plain` is for a brand without a chosen style. */
type ToneName = BrandStyle | 'plain'

export type Tone = {
  name: ToneName
  /** Maximum per text. */
  emojis: number
  /** Whether it uses exclamation marks. */
  exclaims: boolean
  /** Number of our own sentences around the person's words. */
  sentences: number
}

const manners: Record<ToneName, Omit<Tone, 'name'>> = {
  plain: { emojis: 1, exclaims: false, sentences: 2 },
  minimalist: { emojis: 0, exclaims: false, sentences: 1 },
  luxury: { emojis: 0, exclaims: false, sentences: 2 },
  fun: { emojis: 3, exclaims: true, sentences: 2 },
  corporate: { emojis: 0, exclaims: false, sentences: 3 },
  creative: { emojis: 2, exclaims: false, sentences: 3 },
  bold: { emojis: 1, exclaims: true, sentences: 1 },
}

export function toneOf(brandStyle: string | null): Tone {
  const name = brandStyles.find((style) => style === brandStyle) ?? 'plain'
  return { name, ...manners[name] }
}
