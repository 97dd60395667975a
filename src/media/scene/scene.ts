import * as z from 'zod'
import { fontPairs } from '#platform/brand-styles.ts'

/** A designed picture as data: the browser edits it, and the same code draws it there and on the server. */

export const MAX_LAYERS = 40
export const MAX_LAYER_TEXT = 300

const color = z.string().regex(/^#[0-9a-f]{6}$/i)
const share = z.number().min(0).max(1)
const font = z.enum(Object.values(fontPairs).flatMap(({ primary, secondary }) => [primary, secondary]))

/** A stored file. */
const photoUrlSchema = z.string().regex(/^\/api\/objects\/[\w-]{43}$/)

/** The point of a photo that every crop keeps. */
const focus = z.object({ x: share, y: share })

/** Position and size are shares of the picture. A layer may reach over its edge. */
const place = {
  id: z.string().min(1).max(40),
  x: z.number().min(-2).max(3),
  y: z.number().min(-2).max(3),
  width: z.number().min(0.005).max(4),
  height: z.number().min(0.005).max(4),
  /** In degrees, around the center. */
  rotation: z.number().min(-360).max(360),
  opacity: share,
  isLocked: z.boolean(),
  isHidden: z.boolean(),
}

export const textRoles = ['headline', 'line', 'call', 'name', 'free'] as const
export type TextRole = (typeof textRoles)[number]

const panelSchema = z.object({
  color,
  opacity: share,
  /** 0 is square, 1 a pill. */
  roundness: share,
})

export const aligns = ['left', 'center', 'right'] as const

const textLayer = z.object({
  ...place,
  kind: z.literal('text'),
  role: z.enum(textRoles),
  text: z.string().max(MAX_LAYER_TEXT),
  font,
  isBold: z.boolean(),
  isUpperCase: z.boolean(),
  /** The largest size, as a share of the picture; a text that does not fit is set smaller. */
  size: z.number().min(0.005).max(1),
  color,
  align: z.enum(aligns),
  anchor: z.enum(['top', 'middle', 'bottom']),
  /** A surface behind the lines. */
  panel: panelSchema.nullable(),
})

export const shapes = ['rectangle', 'rounded', 'pill', 'circle', 'line', 'frame'] as const
/** Which side of a shape fades out. */
const fades = ['none', 'top', 'bottom', 'left', 'right'] as const

const shapeLayer = z.object({
  ...place,
  kind: z.literal('shape'),
  shape: z.enum(shapes),
  color,
  fade: z.enum(fades),
})

export const stickerKinds = ['price', 'percent', 'date'] as const
export const badges = ['circle', 'burst', 'pill', 'tag'] as const

const stickerLayer = z.object({
  ...place,
  kind: z.literal('sticker'),
  sticker: z.enum(stickerKinds),
  text: z.string().max(40),
  badge: z.enum(badges),
  font,
  color,
  ink: color,
})

const photoLayer = z.object({
  ...place,
  kind: z.literal('photo'),
  url: photoUrlSchema,
  focus,
  shape: z.enum(['rectangle', 'rounded', 'circle']),
})

const logoLayer = z.object({ ...place, kind: z.literal('logo'), plate: color.nullable() })

const layerSchema = z.discriminatedUnion('kind', [textLayer, shapeLayer, stickerLayer, photoLayer, logoLayer])
export type Layer = z.output<typeof layerSchema>
export type LayerOf<Kind extends Layer['kind']> = Extract<Layer, { kind: Kind }>

export const sceneWordsSchema = z.object({
  headline: z.string().max(MAX_LAYER_TEXT),
  line: z.string().max(MAX_LAYER_TEXT),
  call: z.string().max(60),
  /** The price, percentage or date on the sticker. */
  sticker: z.string().max(40),
})
export type SceneWords = z.output<typeof sceneWordsSchema>

export const scenePhotoSchema = z.object({ url: photoUrlSchema, focus })

export const sceneSchema = z.object({
  /** The template it began with; another size begins with it again. */
  template: z.string().max(40),
  words: sceneWordsSchema,
  width: z.int().min(16).max(4096),
  height: z.int().min(16).max(4096),
  background: z.object({
    color,
    photo: scenePhotoSchema.nullable(),
  }),
  layers: z
    .array(layerSchema)
    .max(MAX_LAYERS)
    .refine((layers) => new Set(layers.map(({ id }) => id)).size === layers.length),
})
export type Scene = z.output<typeof sceneSchema>
export type ScenePhoto = z.output<typeof scenePhotoSchema>
export type SceneSize = Pick<Scene, 'width' | 'height'>

/** Sizes of type are shares of this. */
export const unitOf = ({ width, height }: SceneSize): number => Math.sqrt(width * height)

/** Every file that a scene shows. */
export const photosOf = ({ background, layers }: Scene): string[] => [
  ...new Set([
    ...(background.photo ? [background.photo.url] : []),
    ...layers.flatMap((layer) => (layer.kind === 'photo' ? [layer.url] : [])),
  ]),
]

/** The text of the first visible layer with this role. */
export const textOfRole = ({ layers }: Scene, role: TextRole): string =>
  layers.find(
    (layer): layer is LayerOf<'text'> => layer.kind === 'text' && layer.role === role && !layer.isHidden,
  )?.text ?? ''
