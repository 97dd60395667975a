export type Box = { x: number; y: number; width: number; height: number }
export type Guide = { direction: 'vertical' | 'horizontal'; at: number }

const marksOf = (from: number, extent: number) => [from, from + extent / 2, from + extent]

/** The nearest of these lines that one of the three marks of a box is close to. */
function nearest(from: number, extent: number, lines: readonly number[], reach: number) {
  let best: { shift: number; at: number } | null = null
  for (const mark of marksOf(from, extent))
    for (const at of lines) {
      const shift = at - mark
      if (Math.abs(shift) <= reach && (!best || Math.abs(shift) < Math.abs(best.shift))) best = { shift, at }
    }
  return best
}

/** Where a dragged box comes to rest: at edges and centers of the picture and of other boxes. */
export function snap(
  box: Box,
  picture: { width: number; height: number },
  others: readonly Box[],
  reach: number,
): { x: number; y: number; guides: Guide[] } {
  const columns = [0, picture.width / 2, picture.width, ...others.flatMap((it) => marksOf(it.x, it.width))]
  const rows = [0, picture.height / 2, picture.height, ...others.flatMap((it) => marksOf(it.y, it.height))]
  const column = nearest(box.x, box.width, columns, reach)
  const row = nearest(box.y, box.height, rows, reach)
  return {
    x: box.x + (column?.shift ?? 0),
    y: box.y + (row?.shift ?? 0),
    guides: [
      ...(column ? [{ direction: 'vertical' as const, at: column.at }] : []),
      ...(row ? [{ direction: 'horizontal' as const, at: row.at }] : []),
    ],
  }
}
