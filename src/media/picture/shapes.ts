import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../logo.ts'

export function fillBox(context: SKRSContext2D, { x, y, width, height }: Box, color: string): void {
  context.fillStyle = color
  context.fillRect(x, y, width, height)
}

export function disc(context: SKRSContext2D, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI)
  context.fill()
}

export function ring(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  thickness: number,
  color: string,
): void {
  context.strokeStyle = color
  context.lineWidth = thickness
  context.beginPath()
  context.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI)
  context.stroke()
}

/** A surface with a wavy top edge, down to the bottom of the picture. */
export function hill(
  context: SKRSContext2D,
  { width, height }: { width: number; height: number },
  { y, rise, lean }: { y: number; rise: number; lean: number },
  color: string,
): void {
  context.fillStyle = color
  context.beginPath()
  context.moveTo(0, y + rise * lean)
  context.bezierCurveTo(width * 0.3, y - rise, width * 0.65, y + rise * 1.2, width, y - rise * lean)
  context.lineTo(width, height)
  context.lineTo(0, height)
  context.fill()
}

const tiles: ((context: SKRSContext2D, size: number) => void)[] = [
  (context, size) => context.arc(0, 0, size, 0, Math.PI / 2),
  (context, size) => context.arc(size, 0, size, Math.PI / 2, Math.PI),
  (context, size) => context.arc(0, size, size, -Math.PI / 2, 0),
  (context, size) => context.arc(size, size, size, Math.PI, 1.5 * Math.PI),
  (context, size) => context.arc(size / 2, size / 2, size * 0.5, 0, 2 * Math.PI),
  (context, size) => context.arc(size / 2, 0, size / 2, 0, Math.PI),
  (context, size) => context.arc(size / 2, size, size / 2, Math.PI, 0),
]

/** The corner of a quarter circle; without it only the segment beyond the chord would be filled. */
const corners: readonly [x: number, y: number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]

/** A mosaic of simple shapes in the brand's colors, deterministic per seed. */
export function mosaic(
  context: SKRSContext2D,
  box: Box,
  { tile, colors, seed }: { tile: number; colors: string[]; seed: number },
): void {
  const next = seededRandom(seed)
  let before = -1
  for (let row = 0; (row + 0.5) * tile < box.height; row++)
    for (let column = 0; (column + 0.5) * tile < box.width; column++) {
      const kind = next(tiles.length + 1)
      let pick = next(colors.length)
      if (pick === before) pick = (pick + 1) % colors.length
      before = pick
      const corner = corners[kind]
      context.save()
      context.translate(box.x + column * tile, box.y + row * tile)
      context.fillStyle = colors[pick] ?? '#000000'
      context.beginPath()
      if (corner) context.moveTo(corner[0] * tile, corner[1] * tile)
      tiles[kind]?.(context, tile)
      context.fill()
      context.restore()
    }
}

/** Pseudorandom numbers, deterministic per seed. */
function seededRandom(seed: number): (sides: number) => number {
  let state = seed * 7919 + 17
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
