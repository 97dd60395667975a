import { useState } from 'react'
import { type TemplateId, templates } from '#features/brand-studio/brand-studio.contract.ts'
import { relayout } from '#media/scene/relayout.ts'
import type { Layer, Scene, ScenePhoto, SceneSize, SceneWords } from '#media/scene/scene.ts'
import { useHistory } from '../use-history.ts'
import {
  addLayer,
  changeLayer,
  changeLayers,
  duplicateLayer,
  type LayerChanges,
  moveInStack,
  removeLayers,
} from './scene-changes.ts'
import { measuringWith } from './scene-tools.ts'
import type { SceneKit } from './use-scene-tools.ts'

export type Draft = { scene: Scene; size: TemplateId }

/** A scene being edited, with its selected layers. */
export function useSceneDraft(first: Draft, { input, tools }: Pick<SceneKit, 'input' | 'tools'>) {
  const history = useHistory(first)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const { scene, size } = history.value
  const selection = scene.layers.filter(({ id }) => selectedIds.includes(id))
  const select = (id: string | null) => setSelectedIds(id === null ? [] : [id])
  const change = (changed: Scene, part: string) => history.change({ scene: changed, size }, part)
  const layAgain = (next: Parameters<typeof relayout>[2]) =>
    relayout(scene, input, next, measuringWith(tools))

  return {
    ...history,
    scene,
    size,
    selection,
    /** The layer that is selected alone. */
    selected: selection.length === 1 ? (selection[0] ?? null) : null,
    select,
    /** Adds a layer to the selection, or takes it out. */
    toggle: (id: string) =>
      setSelectedIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
    changeLayer: (id: string, changes: Partial<Layer>, part = `${id} ${Object.keys(changes).join()}`) =>
      change(changeLayer(scene, id, changes), part),
    changeLayers: (changes: LayerChanges, part: string) => change(changeLayers(scene, changes), part),
    changeBackground: (color: string) =>
      change({ ...scene, background: { ...scene.background, color } }, 'background'),
    /** Words of the template; its other layers make room for them. */
    changeWords: (words: Partial<SceneWords>) =>
      change(layAgain({ words: { ...scene.words, ...words } }), `words ${Object.keys(words).join()}`),
    changePhoto: (photo: ScenePhoto | null) => change(layAgain({ photo }), `photo ${photo?.url}`),
    /** One of the eight sizes, or the exact one of a post. */
    changeSize: (next: TemplateId, { width, height }: SceneSize = templates[next]) =>
      history.change(
        { scene: layAgain({ size: { width, height } }), size: next },
        `size ${next} ${width}x${height}`,
      ),
    add: (layer: Layer) => {
      const [changed, id] = addLayer(scene, layer)
      change(changed, `add ${id}`)
      select(id)
    },
    duplicate: (id: string) => {
      const copied = duplicateLayer(scene, id)
      if (!copied) return
      change(copied[0], `add ${copied[1]}`)
      select(copied[1])
    },
    moveInStack: (id: string, by: 1 | -1) => change(moveInStack(scene, id, by), `order ${id}`),
    remove: (ids: readonly string[]) => {
      change(removeLayers(scene, ids), `remove ${ids.join()}`)
      select(null)
    },
  }
}

export type SceneDraft = ReturnType<typeof useSceneDraft>
