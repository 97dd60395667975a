import { useEffect, useState } from 'react'
import type { SceneTools } from '#media/scene/context.ts'
import type { LayerOf, Scene } from '#media/scene/scene.ts'
import { measureContrasts } from '#media/scene/text-contrast.ts'
import { DISTINCT, READABLE } from '#platform/contrast.ts'
import { contextOf } from './scene-tools.ts'

/** Enough pixels to measure, few enough to do it after every change. */
const LONGEST = 360
const REST_MS = 250
/** Type of this share of the picture counts as large. */
const LARGE = 0.05

/** Texts that are hard to read on what is behind them. */
export function useLowContrasts(scene: Scene, tools: SceneTools): LayerOf<'text'>[] {
  const [low, setLow] = useState<LayerOf<'text'>[]>([])
  useEffect(() => {
    const timer = setTimeout(() => {
      const scale = LONGEST / Math.max(scene.width, scene.height)
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(scene.width * scale)
      canvas.height = Math.round(scene.height * scale)
      const small = { ...scene, width: canvas.width, height: canvas.height }
      const found = measureContrasts(contextOf(canvas), tools, small)
      setLow(
        scene.layers.filter(
          (layer): layer is LayerOf<'text'> =>
            layer.kind === 'text' &&
            (found.get(layer.id) ?? READABLE) < (layer.size >= LARGE ? DISTINCT : READABLE),
        ),
      )
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [scene, tools])
  return low
}
