import { brandHeight, placeBrand } from '../place-brand.ts'
import { placeWords } from '../place-words.ts'
import { disc, fillBox } from '../shapes.ts'
import { inset, type Stage } from '../stage.ts'

/** Concentric circles in one corner; the text avoids them. */
export function corner(stage: Stage): void {
  const { context, width, height, scheme, safe, gap, shape, seed } = stage
  fillBox(context, { x: 0, y: 0, width, height }, scheme.ground)
  const isSideways = shape === 'wide' || shape === 'landscape'
  const radius = isSideways ? height * 0.78 : Math.min(width * 0.62, height * 0.4)
  const y = isSideways && seed % 2 === 1 ? height : 0
  const colors = [scheme.faint, ...scheme.marks.slice(0, 3).reverse()]
  for (const [index, color] of colors.entries())
    disc(context, width, y, radius * (1 - index / (colors.length + 0.35)), color)

  const top = brandHeight(stage)
  if (shape === 'wide') {
    const column = inset(safe, { right: radius })
    placeBrand(stage, { ...column, height: top }, scheme, 'left')
    const box = inset(column, { top: top + gap * 0.5 })
    placeWords(stage, { box, scheme, align: 'left', anchor: 'bottom' })
    return
  }
  if (isSideways) {
    const column = inset(safe, { right: Math.max(0, radius * 0.86 - safe.x) })
    placeBrand(stage, { ...column, width: column.width * 0.7, height: top }, scheme, 'left')
    const box = inset(column, { top: top + gap })
    placeWords(stage, { box, scheme, align: 'left', anchor: 'bottom' })
    return
  }
  const reach = Math.sqrt(Math.max(0, radius ** 2 - safe.y ** 2))
  placeBrand(stage, { ...safe, width: width - reach - safe.x - gap * 0.5, height: top }, scheme, 'left')
  const clear = Math.max(radius - safe.y + gap * 0.8, top + gap)
  placeWords(stage, { box: inset(safe, { top: clear }), scheme, align: 'left', anchor: 'bottom' })
}
