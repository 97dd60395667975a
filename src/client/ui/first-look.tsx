import type { ReactNode } from 'react'

let isServer = false

/** What appears with the pointer is left out as well. */
export const isFirstLook = (): boolean => isServer

/** To be called by the server's renderer of screens. */
export const renderFirstLooks = (): void => {
  isServer = true
}

/**
 * What is seen before scrolling. The server renders no more of a list: the browser renders the whole screen right
 * after, and every row costs its first paint time.
 */
export function firstLook<Item>(
  items: readonly Item[],
  count: number,
): { shown: readonly Item[]; rest: number } {
  if (!isServer || items.length <= count) return { shown: items, rest: 0 }
  return { shown: items.slice(0, count), rest: items.length - count }
}

interface RestOfListProps {
  rows: number
  /** The usual height of a row, in pixels. */
  rowHeight: number
}

/** Takes the place of the rows that were left out, so that a reload keeps its scroll position. */
export const RestOfList = ({ rows, rowHeight }: RestOfListProps) =>
  rows > 0 ? <div style={{ height: rows * rowHeight }} /> : null

interface BelowFoldProps {
  /** The usual height of the part, in pixels. */
  height: number
  children: ReactNode
}

/** A part of a screen that usually begins below the fold; the server only keeps its place. */
export const BelowFold = ({ height, children }: BelowFoldProps) =>
  isServer ? <div style={{ height }} /> : children
