import { Image, Shapes, Stamp, Tag, Type } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import type { BrandDesign } from '#features/brand-studio/brand-studio.contract.ts'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { type LayerOf, MAX_LAYERS, shapes, stickerKinds } from '#media/scene/scene.ts'
import { readableOn } from '#platform/contrast.ts'
import { isFull, middleBox } from './scene-changes.ts'
import type { SceneDraft } from './use-scene-draft.ts'

interface AddLayerBarProps {
  draft: SceneDraft
  design: BrandDesign
  onAddPhoto: () => void
}

type Font = LayerOf<'text'>['font']

/** Buttons for new layers; they begin in the middle, in the brand's fonts and colors. */
export function AddLayerBar({ draft, design, onAddPhoto }: AddLayerBarProps) {
  const t = useText(designerMessages)
  const { scene, add } = draft
  const { primary, accent, neutral } = design.colorPalette
  const font = design.typography.primary as Font
  const disabled = isFull(scene)
  const ink = readableOn(primary, [neutral])

  const addText = () =>
    add({
      ...middleBox(scene, 0.6, 0.16),
      kind: 'text',
      role: 'free',
      text: t('add.newText'),
      font,
      isBold: true,
      isUpperCase: false,
      size: 0.07,
      color: ink,
      align: 'center',
      anchor: 'middle',
      panel: { color: primary, opacity: 1, roundness: 0.25 },
    })
  const addShape = (shape: LayerOf<'shape'>['shape']) =>
    add({
      ...middleBox(scene, 0.3, shape === 'line' ? 0.012 : shape === 'pill' ? 0.12 : 0.3),
      kind: 'shape',
      shape,
      color: accent,
      fade: 'none',
    })
  const addSticker = (sticker: LayerOf<'sticker'>['sticker']) =>
    add({
      ...middleBox(scene, 0.24, 0.24),
      kind: 'sticker',
      sticker,
      text: t(`add.samples.${sticker}`),
      badge: sticker === 'price' ? 'circle' : sticker === 'percent' ? 'burst' : 'pill',
      ...(sticker === 'date' && { height: middleBox(scene, 0.24, 0.1).height }),
      font,
      color: accent,
      ink: readableOn(accent, [primary, neutral]),
    })
  const addLogo = () => add({ ...middleBox(scene, 0.2, 0.2), kind: 'logo', plate: '#ffffff' })

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('add.label')}</legend>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={disabled} onClick={addText}>
          <Type aria-hidden />
          {t('add.text')}
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button variant="secondary" size="sm" disabled={disabled}>
              <Shapes aria-hidden />
              {t('add.shape')}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {shapes.map((shape) => (
              <DropdownMenuItem key={shape} onSelect={() => addShape(shape)}>
                {t(`layer.shapes.${shape}`)}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button variant="secondary" size="sm" disabled={disabled}>
              <Tag aria-hidden />
              {t('add.sticker')}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {stickerKinds.map((sticker) => (
              <DropdownMenuItem key={sticker} onSelect={() => addSticker(sticker)}>
                {t(`layer.stickers.${sticker}`)}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
        <Button variant="secondary" size="sm" disabled={disabled} onClick={onAddPhoto}>
          <Image aria-hidden />
          {t('add.photo')}
        </Button>
        {design.logoUrl ? (
          <Button variant="secondary" size="sm" disabled={disabled} onClick={addLogo}>
            <Stamp aria-hidden />
            {t('add.logo')}
          </Button>
        ) : null}
      </div>
      {disabled ? (
        <p className="mt-1.5 text-muted text-xs">{t('add.full', { max: String(MAX_LAYERS) })}</p>
      ) : null}
    </fieldset>
  )
}
