export type Box = { left: number; top: number; width: number; height: number }

const SEEN = 24
/** In logo heights: the gap that separates a symbol from its text, and the maximum width of a symbol. */
const GAP = 0.05
const SIGN = { min: 0.3, max: 1.6 }
const WIDE = 1.7

/** The smallest box around all visible pixels. Null if there are none. */
export function boxOf(coverage: Uint8Array, width: number, height: number): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((coverage[y * width + x] ?? 0) < SEEN) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/**
 * The part of a wide logo that works alone in a square: the symbol before the text, or the first letter. Without a
 * separating gap the logo stays whole, because half a word is worse than a small one.
 */
export function signIn(coverage: Uint8Array, width: number, box: Box): Box {
  if (box.width < box.height * WIDE) return box
  const isSeen = (x: number) => {
    for (let y = box.top; y < box.top + box.height; y++)
      if ((coverage[y * width + x] ?? 0) >= SEEN) return true
    return false
  }
  const wanted = Math.max(2, box.height * GAP)
  let empty = 0
  for (let x = box.left; x < box.left + box.width; x++) {
    empty = isSeen(x) ? 0 : empty + 1
    const end = x - empty + 1
    const signWidth = end - box.left
    if (signWidth > box.height * SIGN.max) break
    if (empty >= wanted && signWidth >= box.height * SIGN.min) return { ...box, width: signWidth }
  }
  return box
}
