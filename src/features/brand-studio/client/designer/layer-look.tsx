import { ImagePlus } from 'lucide-react'
import type { Ref } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { fontNames } from '#features/brand-studio/brand-studio.contract.ts'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { aligns, badges, type Layer, type LayerOf, shapes, stickerKinds } from '#media/scene/scene.ts'
import { readableOn } from '#platform/contrast.ts'
import { ColorInput } from './color-input.tsx'
import type { SceneDraft } from './use-scene-draft.ts'

interface LayerLookProps {
  draft: SceneDraft
  layer: Layer
  palette: readonly string[]
  textField: Ref<HTMLTextAreaElement>
  onPickPhoto: () => void
}

const fonts = [...fontNames].sort().map((name) => ({ value: name, label: name }))
const cutOuts = ['rectangle', 'rounded', 'circle'] as const

/** The fields that depend on the kind of a layer. */
export function LayerLook(props: LayerLookProps) {
  const { draft, layer, palette, onPickPhoto } = props
  const t = useText(designerMessages)
  const set = (changes: Partial<Layer>) => draft.changeLayer(layer.id, changes)
  if (layer.kind === 'text') return <TextLook {...props} layer={layer} />
  if (layer.kind === 'sticker') return <StickerLook {...props} layer={layer} />
  if (layer.kind === 'photo')
    return (
      <>
        <Button variant="secondary" size="sm" className="self-start" onClick={onPickPhoto}>
          <ImagePlus aria-hidden />
          {t('layer.changePhoto')}
        </Button>
        <Field label={t('layer.photoShape')}>
          <Select
            value={layer.shape}
            onValueChange={(shape) => set({ shape })}
            options={cutOuts.map((value) => ({ value, label: t(`layer.shapes.${value}`) }))}
          />
        </Field>
      </>
    )
  if (layer.kind === 'logo')
    return (
      <>
        <Switch
          label={t('layer.plate')}
          checked={layer.plate !== null}
          onCheckedChange={(isOn) => set({ plate: isOn ? '#ffffff' : null })}
        />
        {layer.plate ? (
          <ColorInput
            label={t('layer.color')}
            value={layer.plate}
            palette={palette}
            onChange={(plate) => set({ plate })}
          />
        ) : null}
      </>
    )
  return (
    <>
      <Field label={t('layer.shape')}>
        <Select
          value={layer.shape}
          onValueChange={(shape) => set({ shape })}
          options={shapes.map((value) => ({ value, label: t(`layer.shapes.${value}`) }))}
        />
      </Field>
      <ColorInput
        label={t('layer.color')}
        value={layer.color}
        palette={palette}
        onChange={(color) => set({ color })}
      />
    </>
  )
}

const roleWords = ['headline', 'line', 'call'] as const

function TextLook({ draft, layer, palette, textField }: LayerLookProps & { layer: LayerOf<'text'> }) {
  const t = useText(designerMessages)
  const set = (changes: Partial<LayerOf<'text'>>) => draft.changeLayer(layer.id, changes)
  /** Words of the template are laid out again, so that longer ones get room. */
  function write(text: string) {
    const role = roleWords.find((each) => each === layer.id)
    if (role && text.trim() !== '') draft.changeWords({ [role]: text })
    else set({ text })
  }
  const max = layer.id === 'headline' ? 100 : layer.id === 'call' ? 40 : 200
  return (
    <>
      <Field label={t('layer.text')}>
        <Textarea
          ref={textField}
          rows={2}
          maxLength={max}
          value={layer.text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <Field label={t('layer.font')}>
        <Select value={layer.font} onValueChange={(font) => set({ font })} options={fonts} />
      </Field>
      <Field label={t('layer.textSize')}>
        <Input
          type="range"
          min={15}
          max={300}
          value={Math.round(layer.size * 1000)}
          onChange={({ target }) => set({ size: Number(target.value) / 1000 })}
        />
      </Field>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Switch
          label={t('layer.bold')}
          checked={layer.isBold}
          onCheckedChange={(isBold) => set({ isBold })}
        />
        <Switch
          label={t('layer.upperCase')}
          checked={layer.isUpperCase}
          onCheckedChange={(isUpperCase) => set({ isUpperCase })}
        />
      </div>
      <Field label={t('layer.align')}>
        <Select
          value={layer.align}
          onValueChange={(align) => set({ align })}
          options={aligns.map((value) => ({ value, label: t(`layer.aligns.${value}`) }))}
        />
      </Field>
      <ColorInput
        label={t('layer.textColor')}
        value={layer.color}
        palette={palette}
        onChange={(color) => set({ color })}
      />
      <Switch
        label={t('layer.panel')}
        checked={layer.panel !== null}
        onCheckedChange={(isOn) =>
          set({
            panel: isOn ? { color: readableOn(layer.color, palette), opacity: 1, roundness: 0.25 } : null,
          })
        }
      />
      {layer.panel ? (
        <ColorInput
          label={t('layer.panelColor')}
          value={layer.panel.color}
          palette={palette}
          onChange={(color) => layer.panel && set({ panel: { ...layer.panel, color } })}
        />
      ) : null}
    </>
  )
}

function StickerLook({ draft, layer, palette }: LayerLookProps & { layer: LayerOf<'sticker'> }) {
  const t = useText(designerMessages)
  const set = (changes: Partial<LayerOf<'sticker'>>) => draft.changeLayer(layer.id, changes)
  function write(text: string) {
    if (layer.id === 'sticker' && text.trim() !== '') draft.changeWords({ sticker: text })
    else set({ text })
  }
  return (
    <>
      <Field label={t('layer.text')}>
        <Input maxLength={40} value={layer.text} onChange={({ target }) => write(target.value)} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('layer.sticker')}>
          <Select
            value={layer.sticker}
            onValueChange={(sticker) => set({ sticker })}
            options={stickerKinds.map((value) => ({ value, label: t(`layer.stickers.${value}`) }))}
          />
        </Field>
        <Field label={t('layer.badge')}>
          <Select
            value={layer.badge}
            onValueChange={(badge) => set({ badge })}
            options={badges.map((value) => ({ value, label: t(`layer.badges.${value}`) }))}
          />
        </Field>
      </div>
      <ColorInput
        label={t('layer.color')}
        value={layer.color}
        palette={palette}
        // Its text stays readable.
        onChange={(color) => set({ color, ink: readableOn(color, [layer.ink, ...palette]) })}
      />
    </>
  )
}
