import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { cropRectangle } from '#platform/crop-rectangle.ts'
import type { Box } from '../logo.ts'
import { type Film, layer, type Photo, type Scene, sceneAt } from './film.ts'
import { easeInOut, share } from './motion.ts'
import { PHOTO_ZOOM } from './photo.ts'

const FADE = 0.6

/** Draws the photos at this time; answers how much of the place they cover, 0 to 1. */
export type Reel = (context: SKRSContext2D, at: number) => number

type Shot = { scene: Scene; picture: Canvas; box: Box; anchor: { x: number; y: number }; isNearing: boolean }

/** The photos of a film, with a slow camera and cross-fades. */
export function reelOf(film: Film, boxOf: (scene: Scene) => Box): Reel {
  const shots = new Map(
    film.scenes.flatMap((scene, index) =>
      scene.photo ? [[scene, shotOf(scene, scene.photo, boxOf(scene), index)] as const] : [],
    ),
  )
  if (shots.size === 0) return () => 0
  return (context, at) => {
    const scene = sceneAt(film, at)
    const place = scene ? film.scenes.indexOf(scene) : film.scenes.length
    const before = film.scenes[place - 1]
    const [now, old] = [scene && shots.get(scene), before && shots.get(before)]
    const arrived = easeInOut(share(at, scene?.start ?? film.closing, FADE))
    if (old && arrived < 1) drawShot(context, old, at, now ? 1 : 1 - arrived)
    if (now) drawShot(context, now, at, arrived)
    if (now) return old ? 1 : arrived
    return old ? 1 - arrived : 0
  }
}

function shotOf(scene: Scene, { picture, focus }: Photo, box: Box, index: number): Shot {
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
  return { scene, picture: cut, box, anchor, isNearing: index % 2 === 0 }
}

/** Nears the focus point, or moves away from it. */
function drawShot(
  context: SKRSContext2D,
  { scene, picture, box, anchor, isNearing }: Shot,
  at: number,
  alpha: number,
): void {
  const passed = share(at, scene.start, scene.end - scene.start + FADE)
  const near = isNearing ? passed : 1 - passed
  const window = PHOTO_ZOOM - (PHOTO_ZOOM - 1) * near
  const [width, height] = [box.width * window, box.height * window]
  context.globalAlpha = alpha
  context.drawImage(
    picture,
    (picture.width - width) * anchor.x,
    (picture.height - height) * anchor.y,
    width,
    height,
    box.x,
    box.y,
    box.width,
    box.height,
  )
  context.globalAlpha = 1
}

export const wholeFrame = ({ width, height }: Film): Box => ({ x: 0, y: 0, width, height })
