import { ArrowDownToLine, ArrowUpToLine, Check, CopyPlus, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import type { Layer } from '#media/scene/scene.ts'
import { AlignButtons } from './align-buttons.tsx'
import { LayerLook } from './layer-look.tsx'
import { alignLayer } from './scene-changes.ts'
import { useLayerName } from './use-layer-name.ts'
import type { SceneDraft } from './use-scene-draft.ts'

interface LayerFieldsProps {
  draft: SceneDraft
  layer: Layer
  palette: readonly string[]
  /** The field of its text. */
  textField: Ref<HTMLTextAreaElement>
  onPickPhoto: () => void
}

/** Everything that can be changed about the selected layer. */
export function LayerFields({ draft, layer, palette, textField, onPickPhoto }: LayerFieldsProps) {
  const t = useText(designerMessages)
  const nameOf = useLayerName()
  const { id } = layer
  const set = (changes: Partial<Layer>) => draft.changeLayer(id, changes)
  const places = draft.scene.layers.map((each) => each.id)
  const at = places.indexOf(id)
  return (
    <section aria-labelledby="designer-layer" className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <h3 id="designer-layer" className="min-w-0 flex-1 truncate text-base">
          {nameOf(layer)}
        </h3>
        <Button variant="secondary" size="sm" onClick={() => draft.select(null)}>
          <Check aria-hidden />
          {t('layer.done')}
        </Button>
      </div>
      <LayerLook
        draft={draft}
        layer={layer}
        palette={palette}
        textField={textField}
        onPickPhoto={onPickPhoto}
      />
      <AlignButtons legend={t('layer.toPicture')} onAlign={(to) => set(alignLayer(draft.scene, layer, to))} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('layer.opacity')}>
          <Input
            type="range"
            min={10}
            max={100}
            value={Math.round(layer.opacity * 100)}
            onChange={({ target }) => set({ opacity: Number(target.value) / 100 })}
          />
        </Field>
        <Field label={t('layer.rotation')}>
          <Input
            type="number"
            min={-360}
            max={360}
            value={Math.round(layer.rotation)}
            onChange={({ target }) => {
              const rotation = Number(target.value)
              if (Math.abs(rotation) <= 360) set({ rotation })
            }}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={at === places.length - 1}
          onClick={() => draft.moveInStack(id, 1)}
        >
          <ArrowUpToLine aria-hidden />
          {t('layer.forward')}
        </Button>
        <Button variant="secondary" size="sm" disabled={at === 0} onClick={() => draft.moveInStack(id, -1)}>
          <ArrowDownToLine aria-hidden />
          {t('layer.backward')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => draft.duplicate(id)}>
          <CopyPlus aria-hidden />
          {t('layer.duplicate')}
        </Button>
        <Button variant="ghost" size="sm" className="text-danger" onClick={() => draft.remove([id])}>
          <Trash2 aria-hidden />
          {t('layer.remove')}
        </Button>
      </div>
    </section>
  )
}
