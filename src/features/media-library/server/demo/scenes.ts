import { readFile } from 'node:fs/promises'
import type { Focus } from '#features/media-library/media-library.contract.ts'

/** The drawn pictures of the demo shops, oldest first, each with the point that crops keep. */
export const scenes = {
  'color-bowls': { x: 0.38, y: 0.56 },
  brunch: { x: 0.32, y: 0.57 },
  team: { x: 0.39, y: 0.44 },
  'flat-white': { x: 0.38, y: 0.54 },
  'gift-card': { x: 0.44, y: 0.48 },
  scissors: { x: 0.36, y: 0.4 },
  'evening-terrace': { x: 0.38, y: 0.52 },
  'shop-window': { x: 0.5, y: 0.52 },
  'salon-chair': { x: 0.3, y: 0.56 },
  bouquet: { x: 0.6, y: 0.48 },
  croissants: { x: 0.36, y: 0.58 },
  market: { x: 0.66, y: 0.46 },
  'care-shelf': { x: 0.66, y: 0.5 },
  cake: { x: 0.43, y: 0.54 },
} as const satisfies Record<string, Focus>

export type DemoScene = keyof typeof scenes
export const demoScenes = Object.keys(scenes) as DemoScene[]

export const SCENE_SIZE = { width: 1600, height: 1200 }

export const readScene = (scene: DemoScene): Promise<string> =>
  readFile(new URL(`./scenes/${scene}.svg`, import.meta.url), 'utf8')
