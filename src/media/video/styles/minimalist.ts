import { schemeOn } from '../../scheme.ts'
import { blit } from '../blit.ts'
import { placeNameAt } from '../brand-line.ts'
import { closingOf, stacked } from '../closing.ts'
import { type DrawAt, type Film, filmSafe, type Scene, sceneAt } from '../film.ts'
import { easeInOut, easeOut, presence, share } from '../motion.ts'
import { reelOf, wholeFrame } from '../reel.ts'
import { textBlock } from '../text-block.ts'

/** Text on a plain background that fades in, and a progress line. */
export function minimalist(film: Film): DrawAt {
  const { width, height, gap, palette, fonts, seconds } = film
  const scheme = schemeOn(palette, palette.neutral)
  const safe = filmSafe(film)
  const face = { family: fonts.primary, weight: 700, tracking: -0.025 } as const
  const photoBox = film.isUpright
    ? { x: 0, y: 0, width, height: Math.round(height * 0.56) }
    : { x: Math.round(width * 0.52), y: 0, width: Math.ceil(width * 0.48), height }
  const drawPhotos = reelOf(film, (scene) => (scene.text ? photoBox : wholeFrame(film)))
  const placeOf = ({ visual }: Scene) => {
    if (!visual)
      return {
        width: safe.width * (film.isUpright ? 1 : 0.78),
        height: safe.height * 0.6,
        middle: height / 2,
      }
    if (!film.isUpright)
      return { width: photoBox.x - safe.x - gap, height: safe.height * 0.6, middle: height / 2 + gap * 0.5 }
    const room = safe.y + safe.height - photoBox.height
    return { width: safe.width, height: room - gap * 2.4, middle: photoBox.height + gap * 1.2 + room / 2 }
  }
  const blocks = new Map(
    film.scenes.map((scene) => [
      scene,
      textBlock(
        scene.text,
        face,
        {
          ...placeOf(scene),
          maxLines: scene.visual ? 6 : 4,
          largest: gap * (scene.visual ? 1.8 : scene.isHeadline ? 2.5 : 2),
        },
        { color: scheme.ink, align: 'left', leading: 1.12 },
      ),
    ]),
  )
  const closing = closingOf(film, scheme, { face, roundness: 0, width: safe.width })
  const { brandY, callY } = stacked(closing, height / 2, gap * 1.2)
  const drawName = placeNameAt(film, scheme, { x: safe.x, y: safe.y, height: gap })

  return (context, at) => {
    context.fillStyle = scheme.ground
    context.fillRect(0, 0, width, height)
    const covered = drawPhotos(context, at)
    context.fillStyle = scheme.button
    context.fillRect(0, height - Math.round(gap * 0.14), (width * at) / seconds, Math.round(gap * 0.14))
    const scene = sceneAt(film, at)
    const block = scene && blocks.get(scene)
    if (scene && block) {
      if (!scene.text) return
      if (covered === 0 || !film.isUpright) drawName(context)
      const { middle } = placeOf(scene)
      const shown = presence(at, scene.start, scene.end, 0.6, 0.3)
      const y = middle + (1 - easeOut(share(at, scene.start, 0.7))) * gap * 0.8
      blit(context, block.picture, safe.x + block.width / 2 - block.set.size * 0.12, y, { alpha: shown })
      context.fillStyle = scheme.button
      const bar = easeInOut(share(at, scene.start, 0.6)) * gap * 1.6
      context.fillRect(safe.x, Math.round(middle - block.height / 2 - gap * 0.9), bar, Math.round(gap * 0.13))
      return
    }
    const shown = easeOut(share(at, film.closing, 0.6))
    blit(context, closing.brand, width / 2, brandY, { alpha: shown })
    if (closing.call)
      blit(context, closing.call, width / 2, callY + (1 - shown) * gap * 0.6, {
        alpha: share(at, film.closing + 0.25, 0.4),
      })
  }
}
