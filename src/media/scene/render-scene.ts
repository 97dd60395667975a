import { createHash } from 'node:crypto'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { font } from '../fonts.ts'
import { readLogo } from '../logo.ts'
import { openUpload } from '../read-upload.ts'
import type { SceneContext, SceneImage, SceneTools } from './context.ts'
import { drawScene } from './draw-scene.ts'
import type { Scene, SceneSize } from './scene.ts'

export type SceneOrder = {
  scene: Scene
  /** The files that the scene shows, by URL. */
  photos: ReadonlyMap<string, Uint8Array>
  logo: Buffer | null
}

export const sceneContext = (context: SKRSContext2D) => context as unknown as SceneContext

/** Pictures of posts are smaller; one decoded photo serves all sizes of a campaign. */
const USUAL_SIDE = 2048
const KEPT = 2
const decoded = new Map<string, Promise<SceneImage>>()

/** The photos that were drawn last, by content: a campaign draws the same one in a dozen sizes. */
function readPhoto(bytes: Uint8Array, longest: number): Promise<SceneImage> {
  const side = Math.max(USUAL_SIDE, longest)
  const key = `${side} ${createHash('sha256').update(bytes).digest('base64')}`
  const photo = decoded.get(key) ?? decode(bytes, side)
  decoded.delete(key)
  decoded.set(key, photo)
  photo.catch(() => decoded.delete(key))
  const [oldest] = decoded.keys()
  if (decoded.size > KEPT && oldest !== undefined) decoded.delete(oldest)
  return photo
}

/** No photo is drawn larger than the picture. */
async function decode(bytes: Uint8Array, longest: number): Promise<SceneImage> {
  const { data, info } = await openUpload(bytes)
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'outside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const image = createCanvas(width, height)
  const context = image.getContext('2d')
  const pixels = context.createImageData(width, height)
  pixels.data.set(data)
  context.putImageData(pixels, 0, 0)
  return { image, width, height }
}

export async function openTools({
  scene,
  photos,
  logo,
}: Omit<SceneOrder, 'scene'> & { scene: SceneSize }): Promise<SceneTools> {
  const images = new Map<string, SceneImage>()
  for (const [url, bytes] of photos)
    images.set(url, await readPhoto(bytes, Math.max(scene.width, scene.height)))
  const read = await readLogo(logo)
  return {
    fontOf: (family, isBold, size) => font(family, isBold ? 700 : 400, size),
    images,
    logo: read && { image: read.picture, width: read.width, height: read.height },
  }
}

async function paintScene(order: SceneOrder) {
  const { width, height } = order.scene
  const canvas = createCanvas(width, height)
  drawScene(sceneContext(canvas.getContext('2d')), await openTools(order), order.scene)
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha()
}

/** A designed picture as PNG, in its exact size. */
export const renderScene = async (order: SceneOrder): Promise<Buffer> =>
  (await paintScene(order)).png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()

/** The same as JPEG, which every network accepts. Full chroma resolution, otherwise the edges of colored letters fray. */
export const renderSceneAsJpeg = async (order: SceneOrder): Promise<Buffer> =>
  (await paintScene(order)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
