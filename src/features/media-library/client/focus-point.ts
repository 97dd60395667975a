import type { Focus } from '../media-library.contract.ts'

/** In steps of one percent, which is finer than anyone can see. */
const toShare = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100

export const toFocus = (x: number, y: number): Focus => ({ x: toShare(x), y: toShare(y) })

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key moves the point; null for other keys. */
export function moveFocusPoint({ x, y }: Focus, key: string, isLarge: boolean): Focus | null {
  const direction = directions[key]
  const step = isLarge ? 0.1 : 0.01
  return direction ? toFocus(x + direction[0] * step, y + direction[1] * step) : null
}
