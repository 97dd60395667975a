export type PictureCache = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>

/** Keeps the pictures that were used last, and draws each of them once. */
export function createPictureCache(size: number): PictureCache {
  const known = new Map<string, Promise<Buffer>>()
  return (key, draw) => {
    const picture = known.get(key) ?? draw()
    // Last in the map is used last.
    known.delete(key)
    known.set(key, picture)
    picture.catch(() => known.get(key) === picture && known.delete(key))
    const [oldest] = known.keys()
    if (known.size > size && oldest !== undefined) known.delete(oldest)
    return picture
  }
}
