import { Eye, EyeOff, Image, Lock, LockOpen, Shapes, Stamp, Tag, Type } from 'lucide-react'
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
  return (
    <section aria-labelledby="designer-layers">
      <h3 id="designer-layers" className="text-base">
        {t('layers.title')}
      </h3>
      <p className="mb-2 text-muted text-xs">{t('layers.hint')}</p>
      <ul className="flex flex-col gap-1">
        {draft.scene.layers.toReversed().map((layer) => {
          const name = nameOf(layer)
          const Icon = icons[layer.kind]
          const isSelected = draft.selected?.id === layer.id
          return (
            <li key={layer.id} className="flex min-w-0 items-center gap-1">
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => draft.select(isSelected ? null : layer.id)}
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
