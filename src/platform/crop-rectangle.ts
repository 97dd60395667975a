type Size = { width: number; height: number }
type Point = { x: number; y: number }
export type Rectangle = Size & { left: number; top: number }

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * The largest part of a picture in the shape of `wanted`, as close around the focus point as the edges allow. The
 * server cuts pictures with it, and previews show the same part.
 */
export function cropRectangle(picture: Size, wanted: Size, focus: Point): Rectangle {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height)
  const width = between(Math.round(wanted.width * scale), 1, picture.width)
  const height = between(Math.round(wanted.height * scale), 1, picture.height)
  return {
    left: between(Math.round(focus.x * picture.width - width / 2), 0, picture.width - width),
    top: between(Math.round(focus.y * picture.height - height / 2), 0, picture.height - height),
    width,
    height,
  }
}
