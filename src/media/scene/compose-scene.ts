import { createCanvas } from '@napi-rs/canvas'
import { readLogo } from '../logo.ts'
import { openTools, renderScene, renderSceneAsJpeg, sceneContext } from './render-scene.ts'
import type { Scene } from './scene.ts'
import type { TemplateInput } from './templates/sheet.ts'
import { layOut, type SceneTemplateId } from './templates/templates.ts'

export type CompositionOrder = {
  template: SceneTemplateId
  input: Omit<TemplateInput, 'logo'>
  logo: Buffer | null
}

/** Lays out a template; measuring its text needs the fonts. */
export async function composeScene({ template, input, logo }: CompositionOrder): Promise<Scene> {
  const tools = await openTools({ scene: input.size, photos: new Map(), logo: null })
  const context = sceneContext(createCanvas(1, 1).getContext('2d'))
  return layOut(template, { ...input, logo: await readLogo(logo) }, { context, tools })
}

export type TemplateOrder = CompositionOrder & {
  /** The file of the photo, if the template shows one. */
  photo: Uint8Array | null
  format: 'png' | 'jpeg'
}

/** Lays out a template and draws it, in one go. */
export async function drawTemplate({ photo, format, ...order }: TemplateOrder): Promise<Buffer> {
  const scene = await composeScene(order)
  const photos = new Map(photo && order.input.photo ? [[order.input.photo.url, photo]] : [])
  return (format === 'png' ? renderScene : renderSceneAsJpeg)({ scene, photos, logo: order.logo })
}
