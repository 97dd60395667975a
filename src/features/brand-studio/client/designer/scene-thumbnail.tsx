import { useEffect, useRef } from 'react'
import type { SceneTools } from '#media/scene/context.ts'
import { drawScene } from '#media/scene/draw-scene.ts'
import type { Scene } from '#media/scene/scene.ts'
import { contextOf } from './scene-tools.ts'

interface SceneThumbnailProps {
  scene: Scene
  tools: SceneTools
  /** The longer side, in CSS pixels. */
  longest: number
}

/** A scene, drawn small. The caller names it. */
export function SceneThumbnail({ scene, tools, longest }: SceneThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = longest / Math.max(scene.width, scene.height)
  const [width, height] = [Math.round(scene.width * scale), Math.round(scene.height * scale)]
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const density = Math.min(2, window.devicePixelRatio || 1)
    element.width = width * density
    element.height = height * density
    // Sizes in a scene are shares, so a smaller scene is the same picture.
    drawScene(contextOf(element), tools, { ...scene, width: element.width, height: element.height })
  }, [scene, tools, width, height])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="h-auto max-w-full"
      style={{ width, aspectRatio: `${width} / ${height}` }}
    />
  )
}
