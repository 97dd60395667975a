import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colors.ts'
import { schemeOn } from '../../scheme.ts'
import { blit } from '../blit.ts'
import { closingOf, stacked } from '../closing.ts'
import { type DrawAt, type Film, filmSafe, layer, sceneAt } from '../film.ts'
import { easeInOut, presence, share } from '../motion.ts'
import { reelOf, wholeFrame } from '../reel.ts'
import { type TextBlock, textBlock } from '../text-block.ts'

const SERIF = 'Playfair Display'

/** Black bars, drifting bokeh lights, serif text that slowly zooms in. */
export function cinematic(film: Film): DrawAt {
  const { width, height, gap, palette } = film
  const night = mix(palette.primary, '#000000', 0.72)
  const scheme = schemeOn(palette, night)
  const bar = Math.round(height * (film.isUpright ? 0.09 : 0.115))
  const safe = filmSafe(film)
  const sky = nightSky(film)
  const lights = [0, 1, 2, 3].map((index) => {
    const color = [palette.accent, palette.neutral, palette.primary][index % 3] ?? palette.accent
    return softLight(gap * (5 + ((index * 3) % 4) * 1.8), mix(color, '#ffffff', 0.1))
  })
  const face = { family: SERIF, weight: 400 } as const
  const blocks = new Map(
    film.scenes.map((scene) => {
      const largest = gap * (scene.visual ? 1.6 : scene.isHeadline ? 2.4 : 1.9)
      const place = {
        width: safe.width * 0.92,
        height: height * (scene.visual ? 0.24 : 0.5),
        maxLines: 4,
        largest,
      }
      return [scene, textBlock(scene.text, face, place, { color: scheme.ink, leading: 1.22 })]
    }),
  )
  const foot = Math.max(bar, height - safe.y - safe.height)
  const drawPhotos = reelOf(film, (scene) => {
    const block = blocks.get(scene)
    if (!scene.text || !block) return wholeFrame(film)
    // Ends where the band is solid, so that the focus point is seen.
    return { x: 0, y: bar, width, height: Math.ceil(height - bar - solidHeight(film, block, foot)) }
  })
  const bands = new Map(
    film.scenes.flatMap((scene) => {
      const block = blocks.get(scene)
      return scene.visual && scene.text && block ? [[scene, bandOf(film, night, block, foot)] as const] : []
    }),
  )
  const closing = closingOf(film, scheme, { face, roundness: 0, width: safe.width })
  const { brandY, callY } = stacked(closing, height / 2, gap * 1.2)

  return (context, at) => {
    const drift = at / film.seconds
    context.drawImage(sky, -Math.round(drift * width * 0.1), -Math.round(drift * height * 0.04))
    for (const [index, light] of lights.entries()) {
      const way = index % 2 === 0 ? 1 : -1
      const x = width * (0.08 + index * 0.28) + way * drift * width * 0.16
      const y = height * (index % 2 === 0 ? 0.28 : 0.76) - way * drift * gap * 2
      blit(context, light, x, y)
    }
    drawPhotos(context, at)
    const scene = sceneAt(film, at)
    const block = scene && blocks.get(scene)
    const band = scene && bands.get(scene)
    const begun = scene?.start ?? film.closing
    const nearer = 0.97 + 0.06 * share(at, begun, (scene?.end ?? film.seconds) - begun)
    if (scene && block && band) {
      const alpha = presence(at, scene.start, scene.end, 0.5, 0.3)
      context.globalAlpha = alpha
      context.drawImage(band, 0, height - band.height)
      context.globalAlpha = 1
      blit(context, block.picture, width / 2, height - foot - block.height / 2, { alpha })
    } else if (scene && block) {
      if (!scene.text) return drawBars(context)
      const alpha = presence(at, scene.start, scene.end, 0.8, 0.35)
      blit(context, block.picture, width / 2, height / 2, { alpha, scale: nearer })
      const reach = easeInOut(share(at, scene.start + 0.2, 0.9)) * gap * 2
      context.globalAlpha = alpha
      context.fillStyle = scheme.button
      context.fillRect(width / 2 - reach, height / 2 + block.height / 2 + gap * 0.7, reach * 2, 2)
      context.globalAlpha = 1
    } else {
      const alpha = share(at, film.closing, 0.6)
      blit(context, closing.brand, width / 2, brandY, {
        alpha,
        scale: nearer,
      })
      if (closing.call)
        blit(context, closing.call, width / 2, callY, {
          alpha: share(at, film.closing + 0.3, 0.5),
        })
    }
    drawBars(context)
  }

  function drawBars(context: SKRSContext2D): void {
    context.fillStyle = '#000000'
    context.fillRect(0, 0, width, bar)
    context.fillRect(0, height - bar, width, bar)
  }
}

const solidHeight = ({ gap }: Film, block: TextBlock, foot: number) => block.height + gap * 0.5 + foot

/** Solid behind the text, so that it is readable on any photo; above it, the color fades out. */
function bandOf(film: Film, color: string, block: TextBlock, foot: number): Canvas {
  const { width, gap } = film
  const solid = solidHeight(film, block, foot)
  const soft = gap * 3
  return layer(width, solid + soft, (context) => {
    const fade = context.createLinearGradient(0, 0, 0, soft)
    fade.addColorStop(0, `${color}00`)
    fade.addColorStop(1, color)
    context.fillStyle = fade
    context.fillRect(0, 0, width, soft)
    context.fillStyle = color
    context.fillRect(0, soft, width, solid)
  })
}

/** Larger than the frame, which moves over it. */
function nightSky({ width, height, palette }: Film): Canvas {
  const [w, h] = [width * 1.12, height * 1.06]
  return layer(w, h, (context) => {
    const light = context.createRadialGradient(w * 0.5, h * 0.55, 0, w * 0.5, h * 0.55, w * 0.75)
    light.addColorStop(0, mix(palette.primary, '#000000', 0.45))
    light.addColorStop(1, mix(palette.primary, '#000000', 0.86))
    context.fillStyle = light
    context.fillRect(0, 0, w, h)
  })
}

function softLight(size: number, color: string): Canvas {
  return layer(size, size, (context) => {
    const light = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
    light.addColorStop(0, `${color}2a`)
    light.addColorStop(0.72, `${color}24`)
    light.addColorStop(0.82, `${color}12`)
    light.addColorStop(1, `${color}00`)
    context.fillStyle = light
    context.fillRect(0, 0, size, size)
  })
}
