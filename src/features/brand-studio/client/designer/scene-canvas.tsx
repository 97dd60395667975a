import Konva from 'konva/lib/Core'
import { Shape } from 'konva/lib/Shape'
import { Line } from 'konva/lib/shapes/Line'
import { Transformer } from 'konva/lib/shapes/Transformer'
import { useEffect, useRef, useState } from 'react'
import type { SceneContext, SceneTools } from '#media/scene/context.ts'
import { drawLayer } from '#media/scene/draw-layer.ts'
import { drawBackground } from '#media/scene/draw-scene.ts'
import { type Layer, type Scene, unitOf } from '#media/scene/scene.ts'
import type { LayerChanges } from './scene-changes.ts'
import { type Box, snap } from './snap.ts'

/** Two canvases are enough: the picture, and what is drawn over it while editing. */
type Board = {
  stage: Konva.Stage
  picture: Konva.Layer
  overlay: Konva.Layer
  transformer: Transformer
}

const SNAP_PX = 6
const GUIDE = '#d6336c'
const HANDLE = '#0f5c5c'

function openBoard(container: HTMLDivElement): Board {
  const stage = new Konva.Stage({ container, width: 1, height: 1 })
  const [picture, overlay] = [new Konva.Layer(), new Konva.Layer()]
  const isCoarse = window.matchMedia('(pointer: coarse)').matches
  const transformer = new Transformer({
    anchorSize: isCoarse ? 18 : 11,
    // Fingers need room: handles on the sides would cover a line of text.
    ...(isCoarse && { enabledAnchors: ['top-left', 'top-right', 'bottom-left', 'bottom-right'] }),
    anchorCornerRadius: 20,
    anchorStroke: HANDLE,
    borderStroke: HANDLE,
    rotateAnchorOffset: isCoarse ? 40 : 26,
    rotationSnaps: [0, 45, 90, 135, 180, 225, 270, 315],
    flipEnabled: false,
    ignoreStroke: true,
    boundBoxFunc: (before, after) =>
      Math.abs(after.width) < 12 || Math.abs(after.height) < 6 ? before : after,
  })
  overlay.add(transformer)
  stage.add(picture, overlay)
  return { stage, picture, overlay, transformer }
}

const boxOf = (node: Shape): Box => ({
  x: node.x() - node.width() / 2,
  y: node.y() - node.height() / 2,
  width: node.width(),
  height: node.height(),
})

/** The layer as its node was moved, resized or turned. */
function movedLayer(scene: Scene, layer: Layer, node: Shape): Partial<Layer> {
  const box = boxOf(node)
  return {
    x: box.x / scene.width,
    y: box.y / scene.height,
    width: box.width / scene.width,
    height: box.height / scene.height,
    rotation: ((node.rotation() % 360) + 360) % 360,
    // A corner scales the type too; a side gives it more room.
    ...(layer.kind === 'text' && { size: Math.min(1, Math.max(0.005, Number(node.getAttr('typeSize')))) }),
  } as Partial<Layer>
}

interface SceneCanvasProps {
  scene: Scene
  tools: SceneTools
  selectedIds: readonly string[]
  label: string
  /** With Shift, a layer is added to the selection or taken out of it. */
  onSelect: (id: string | null, isAdding: boolean) => void
  onChange: (changes: LayerChanges, part: string) => void
  /** A text was double-clicked. */
  onEditText: (id: string) => void
}

/** The picture, with layers to select, drag, resize and turn. It draws with the same code as the server. */
export function SceneCanvas(props: SceneCanvasProps) {
  const { scene, tools, selectedIds, label } = props
  const room = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const board = useRef<Board | null>(null)
  const [space, setSpace] = useState({ width: 0, height: 0 })
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    if (!container.current || !room.current) return
    const opened = openBoard(container.current)
    board.current = opened
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(room.current)
    opened.stage.on('click tap', ({ target }) => {
      if (target === opened.stage || target.id() === '') latest.current.onSelect(null, false)
    })
    return () => {
      observer.disconnect()
      opened.stage.destroy()
      board.current = null
    }
  }, [])

  const scale = Math.min(space.width / scene.width, space.height / scene.height) || 0.1

  useEffect(() => {
    const opened = board.current
    if (!opened) return
    const { stage, picture, overlay, transformer } = opened
    const layerOf = new Map(scene.layers.map((layer) => [layer.id, layer]))
    stage.size({ width: scene.width * scale, height: scene.height * scale })
    stage.scale({ x: scale, y: scale })
    picture.destroyChildren()
    picture.add(backgroundNode(scene, tools))
    for (const layer of scene.layers) if (!layer.isHidden) picture.add(layerNode(layer))

    /** Everything that moves with a node, as it was moved. */
    function movedWith(node: Shape): LayerChanges {
      const together = transformer.nodes().includes(node) ? (transformer.nodes() as Shape[]) : [node]
      return new Map(
        together.flatMap((each) => {
          const layer = layerOf.get(each.id())
          return layer ? [[layer.id, movedLayer(scene, layer, each)]] : []
        }),
      )
    }

    function layerNode(layer: Layer): Shape {
      const [width, height] = [layer.width * scene.width, layer.height * scene.height]
      const node = new Shape({
        id: layer.id,
        x: layer.x * scene.width + width / 2,
        y: layer.y * scene.height + height / 2,
        offsetX: width / 2,
        offsetY: height / 2,
        width,
        height,
        rotation: layer.rotation,
        opacity: layer.opacity,
        draggable: !layer.isLocked,
        // What is locked lets clicks through to the layers below.
        listening: !layer.isLocked,
        typeSize: layer.kind === 'text' ? layer.size : 0,
        sceneFunc: (context, shape) =>
          drawLayer(
            context._context as unknown as SceneContext,
            tools,
            layer.kind === 'text' ? { ...layer, size: Number(shape.getAttr('typeSize')) } : layer,
            { width: shape.width(), height: shape.height() },
            unitOf(scene),
          ),
        hitFunc: (context, shape) => {
          context.beginPath()
          context.rect(0, 0, shape.width(), shape.height())
          context.closePath()
          context.fillStrokeShape(shape)
        },
      })
      node.on('mousedown touchstart', ({ evt }) => {
        const isAdding = evt.shiftKey
        // One of several is dragged with the others.
        if (isAdding || !latest.current.selectedIds.includes(layer.id))
          latest.current.onSelect(layer.id, isAdding)
      })
      node.on('dblclick dbltap', () => layer.kind === 'text' && latest.current.onEditText(layer.id))
      node.on('dragmove', () => follow(node))
      node.on('dragend', () => {
        overlay.find('.guide').forEach((guide) => {
          guide.destroy()
        })
        const moved = movedWith(node)
        latest.current.onChange(moved, `move ${[...moved.keys()].join()} ${[...moved.values()][0]?.x}`)
      })
      node.on('transform', () => {
        const grown = [node.width() * node.scaleX(), node.height() * node.scaleY()] as const
        const isCorner = (transformer.getActiveAnchor() ?? '').includes('-')
        if (isCorner) node.setAttr('typeSize', Number(node.getAttr('typeSize')) * node.scaleY())
        node.scale({ x: 1, y: 1 })
        node.size({ width: grown[0], height: grown[1] })
        node.offset({ x: grown[0] / 2, y: grown[1] / 2 })
      })
      node.on('transformend', () =>
        latest.current.onChange(movedWith(node), `size ${layer.id} ${node.width()}`),
      )
      return node
    }

    function follow(node: Shape): void {
      overlay.find('.guide').forEach((guide) => {
        guide.destroy()
      })
      // Several layers keep their distances.
      if (node.rotation() % 360 !== 0 || transformer.nodes().length > 1) return
      const others = picture
        .find<Shape>((other: Konva.Node) => other.id() !== '' && other !== node)
        .map((other) => boxOf(other))
      const { x, y, guides } = snap(boxOf(node), scene, others, SNAP_PX / scale)
      node.position({ x: x + node.width() / 2, y: y + node.height() / 2 })
      for (const { direction, at } of guides)
        overlay.add(
          new Line({
            name: 'guide',
            points: direction === 'vertical' ? [at, 0, at, scene.height] : [0, at, scene.width, at],
            stroke: GUIDE,
            strokeWidth: 1 / scale,
            dash: [6 / scale, 4 / scale],
            listening: false,
          }),
        )
    }
  }, [scene, tools, scale])

  // After the nodes were made; a new selection alone makes no new ones, so that a layer can be dragged at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nodes are new after each of these changes
  useEffect(() => {
    const opened = board.current
    if (!opened) return
    const free = scene.layers.filter(
      ({ id, isLocked, isHidden }) => selectedIds.includes(id) && !isLocked && !isHidden,
    )
    const nodes = free.flatMap(({ id }) => opened.picture.findOne<Shape>(`#${CSS.escape(id)}`) ?? [])
    opened.transformer.nodes(nodes)
    opened.transformer.setAttrs({ resizeEnabled: nodes.length < 2, rotateEnabled: nodes.length < 2 })
    opened.overlay.batchDraw()
  }, [selectedIds.join(), scene, tools, scale])

  return (
    <div ref={room} className="flex size-full min-h-0 min-w-0 items-center justify-center overflow-hidden">
      <div
        ref={container}
        role="img"
        aria-label={label}
        className="shrink-0 touch-none shadow-card [&_canvas]:rounded-sm"
      />
    </div>
  )
}

function backgroundNode(scene: Scene, tools: SceneTools): Shape {
  return new Shape({
    width: scene.width,
    height: scene.height,
    listening: false,
    sceneFunc: (context) => drawBackground(context._context as unknown as SceneContext, tools, scene),
  })
}
