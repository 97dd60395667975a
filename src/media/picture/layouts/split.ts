import type { Box } from '../../logo.ts'
import { schemeOn } from '../../scheme.ts'
import { brandHeight, placeBrand } from '../place-brand.ts'
import { placeWords } from '../place-words.ts'
import { fillBox, mosaic } from '../shapes.ts'
import { inset, type Stage } from '../stage.ts'

const isSideways = ({ shape }: Stage) => shape === 'wide' || shape === 'landscape'

/** Text on one side, a mosaic in the brand's colors on the other. */
export function split(stage: Stage): void {
  const { context, width, height, scheme, palette, safe, gap, shape, seed } = stage
  fillBox(context, { x: 0, y: 0, width, height }, scheme.ground)
  const { panel, tile } = panelOf(stage)
  const ground = scheme.ground === palette.primary ? palette.neutral : palette.primary
  fillBox(context, panel, ground)
  mosaic(context, panel, { tile, colors: schemeOn(palette, ground).marks, seed })
  const top = brandHeight(stage)
  if (isSideways(stage)) {
    const column = inset(safe, { right: panel.width })
    placeBrand(stage, { ...column, height: top }, scheme, 'left')
    const box = inset(column, { top: top + gap * (shape === 'wide' ? 0.5 : 1) })
    placeWords(stage, { box, scheme, align: 'left', anchor: 'bottom' })
    return
  }
  const below = inset(safe, { top: panel.height + safe.x * 0.9 - safe.y })
  placeBrand(stage, { ...below, y: below.y + below.height - top, height: top }, scheme, 'left')
  const box = inset(below, { bottom: top + gap })
  placeWords(stage, { box, scheme, align: 'left', anchor: shape === 'tall' ? 'middle' : 'top' })
}

/** The number of whole tiles closest to the panel's share of the picture. */
function panelOf(stage: Stage): { panel: Box; tile: number } {
  const { width, height, shape } = stage
  if (isSideways(stage)) {
    const tile = height / (shape === 'wide' ? 2 : 4)
    const across = Math.round((width * (shape === 'wide' ? 0.3 : 0.37)) / tile) * tile
    return { panel: { x: width - across, y: 0, width: across, height }, tile }
  }
  const tile = width / (shape === 'square' ? 5 : 4)
  const down = Math.round((height * 0.4) / tile) * tile
  return { panel: { x: 0, y: 0, width, height: down }, tile }
}
