import { Eye, EyeOff, Image, ListChecks, Lock, LockOpen, Shapes, Stamp, Tag, Type } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { useLayerName } from './use-layer-name.ts'
import type { SceneDraft } from './use-scene-draft.ts'

const icons = { text: Type, shape: Shapes, sticker: Tag, photo: Image, logo: Stamp }

/** All layers, the top one first. */
export function LayerList({ draft }: { draft: SceneDraft }) {
  const t = useText(designerMessages)
  const nameOf = useLayerName()
  const [isSelectingSeveral, setIsSelectingSeveral] = useState(false)

  function choose(id: string, isSelected: boolean, isAdding: boolean) {
    if (isAdding) draft.toggle(id)
    else draft.select(isSelected && draft.selected ? null : id)
  }

  return (
    <section aria-labelledby="designer-layers">
      <div className="flex items-center gap-2">
        <h3 id="designer-layers" className="min-w-0 flex-1 text-base">
          {t('layers.title')}
        </h3>
        <Button
          variant={isSelectingSeveral ? 'primary' : 'ghost'}
          size="sm"
          aria-pressed={isSelectingSeveral}
          onClick={() => setIsSelectingSeveral(!isSelectingSeveral)}
        >
          <ListChecks aria-hidden />
          {t('layers.several')}
        </Button>
      </div>
      <p className="mb-2 text-muted text-xs">{t('layers.hint')}</p>
      <ul className="flex flex-col gap-1">
        {draft.scene.layers.toReversed().map((layer) => {
          const name = nameOf(layer)
          const Icon = icons[layer.kind]
          const isSelected = draft.selection.includes(layer)
          return (
            <li key={layer.id} className="flex min-w-0 items-center gap-1">
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={({ shiftKey }) => choose(layer.id, isSelected, shiftKey || isSelectingSeveral)}
                className={cn(
                  'flex min-h-9 pointer-coarse:min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md border border-transparent px-2 text-left transition-colors hover:bg-surface-sunken',
                  isSelected && 'border-primary-ink bg-primary-subtle',
                  layer.isHidden && 'text-muted line-through',
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                <span className="truncate">{name}</span>
              </button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t(layer.isLocked ? 'layers.unlock' : 'layers.lock', { name })}
                onClick={() => draft.changeLayer(layer.id, { isLocked: !layer.isLocked })}
              >
                {layer.isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden className="text-muted" />}
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t(layer.isHidden ? 'layers.show' : 'layers.hide', { name })}
                onClick={() => draft.changeLayer(layer.id, { isHidden: !layer.isHidden })}
              >
                {layer.isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden className="text-muted" />}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
