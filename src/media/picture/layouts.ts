import type { BrandStyle } from '#platform/brand-styles.ts'
import type { Ground } from '../scheme.ts'
import { band } from './layouts/band.ts'
import { corner } from './layouts/corner.ts'
import { framed } from './layouts/framed.ts'
import { hills } from './layouts/hills.ts'
import { split } from './layouts/split.ts'
import { statement } from './layouts/statement.ts'
import type { Stage } from './stage.ts'

type Choice = { draw: (stage: Stage) => void; ground: Ground }

/** Layouts per style; the seed cycles through them, so that the pictures of a campaign are related but not copies. */
export const choices: Record<BrandStyle | 'plain', readonly Choice[]> = {
  plain: [
    { draw: statement, ground: 'neutral' },
    { draw: split, ground: 'neutral' },
    { draw: corner, ground: 'primary' },
    { draw: statement, ground: 'primary' },
    { draw: framed, ground: 'neutral' },
    { draw: band, ground: 'primary' },
    { draw: hills, ground: 'neutral' },
  ],
  minimalist: [
    { draw: statement, ground: 'neutral' },
    { draw: framed, ground: 'neutral' },
    { draw: statement, ground: 'primary' },
    { draw: corner, ground: 'neutral' },
    { draw: framed, ground: 'primary' },
  ],
  luxury: [
    { draw: framed, ground: 'primary' },
    { draw: framed, ground: 'neutral' },
    { draw: corner, ground: 'primary' },
    { draw: statement, ground: 'neutral' },
    { draw: split, ground: 'primary' },
  ],
  fun: [
    { draw: hills, ground: 'neutral' },
    { draw: corner, ground: 'primary' },
    { draw: split, ground: 'neutral' },
    { draw: hills, ground: 'accent' },
    { draw: band, ground: 'neutral' },
  ],
  corporate: [
    { draw: split, ground: 'neutral' },
    { draw: statement, ground: 'primary' },
    { draw: corner, ground: 'neutral' },
    { draw: band, ground: 'primary' },
    { draw: statement, ground: 'neutral' },
  ],
  creative: [
    { draw: corner, ground: 'neutral' },
    { draw: split, ground: 'primary' },
    { draw: hills, ground: 'primary' },
    { draw: split, ground: 'neutral' },
    { draw: band, ground: 'accent' },
  ],
  bold: [
    { draw: band, ground: 'primary' },
    { draw: statement, ground: 'accent' },
    { draw: split, ground: 'secondary' },
    { draw: band, ground: 'accent' },
    { draw: statement, ground: 'secondary' },
  ],
}
