import type { SKRSContext2D } from '@napi-rs/canvas'
import { cropRectangle } from '#platform/crop-rectangle.ts'
import type { Box } from '../logo.ts'
import type { Clip } from './clip.ts'
import { type Film, layer, type Photo, type Scene, sceneAt } from './film.ts'
import { easeInOut, FADE, share } from './motion.ts'
import { PHOTO_ZOOM } from './photo.ts'

/** Draws the photos and clips at this time; answers how much of the place they cover, 0 to 1. */
export type Reel = (context: SKRSContext2D, at: number) => number

/** Draws one photo or clip, with this opacity. */
type Shot = (context: SKRSContext2D, at: number, alpha: number) => void

/** The photos of a film, with a slow camera, and its clips; with cross-fades. */
export function reelOf(film: Film, boxOf: (scene: Scene) => Box): Reel {
  const shots = new Map(
    film.scenes.flatMap((scene, index) =>
      scene.visual ? [[scene, shotOf(scene, boxOf(scene), index)] as const] : [],
    ),
  )
  if (shots.size === 0) return () => 0
  return (context, at) => {
    const scene = sceneAt(film, at)
    const place = scene ? film.scenes.indexOf(scene) : film.scenes.length
    const before = film.scenes[place - 1]
    const [now, old] = [scene && shots.get(scene), before && shots.get(before)]
    const arrived = easeInOut(share(at, scene?.start ?? film.closing, FADE))
    if (old && arrived < 1) old(context, at, now ? 1 : 1 - arrived)
    if (now) now(context, at, arrived)
    if (now) return old ? 1 : arrived
    return old ? 1 - arrived : 0
  }
}

function shotOf(scene: Scene, box: Box, index: number): Shot {
  const { visual } = scene
  if (!visual) return () => undefined
  return 'placeIn' in visual ? clipShot(visual, box) : photoShot(scene, visual, box, index % 2 === 0)
}

/** A clip moves by itself, so the camera stays. */
function clipShot(clip: Clip, box: Box): Shot {
  const picture = clip.placeIn(box)
  return (context, _at, alpha) => {
    context.globalAlpha = alpha
    context.drawImage(picture, box.x, box.y, box.width, box.height)
    context.globalAlpha = 1
  }
}

/** Nears the focus point, or moves away from it. */
function photoShot(scene: Scene, { picture, focus }: Photo, box: Box, isNearing: boolean): Shot {
  const size = { width: box.width * PHOTO_ZOOM, height: box.height * PHOTO_ZOOM }
  const { left, top, width, height } = cropRectangle(picture, size, focus)
  const cut = layer(size.width, size.height, (context) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height)
  })
  const within = (at: number, from: number, length: number) =>
    Math.min(1, Math.max(0, (at - from) / Math.max(1, length)))
  const anchor = {
    x: within(focus.x * picture.width, left, width),
    y: within(focus.y * picture.height, top, height),
  }
  return (context, at, alpha) => {
    const passed = share(at, scene.start, scene.end - scene.start + FADE)
    const near = isNearing ? passed : 1 - passed
    const window = PHOTO_ZOOM - (PHOTO_ZOOM - 1) * near
    const [width, height] = [box.width * window, box.height * window]
    const [x, y] = [(cut.width - width) * anchor.x, (cut.height - height) * anchor.y]
    context.globalAlpha = alpha
    context.drawImage(cut, x, y, width, height, box.x, box.y, box.width, box.height)
    context.globalAlpha = 1
  }
}

export const wholeFrame = ({ width, height }: Film): Box => ({ x: 0, y: 0, width, height })
