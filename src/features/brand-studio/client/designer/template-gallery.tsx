import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useWorkspaceSettings } from '#core/settings/index.client.ts'
import { type BrandDesign, type TemplateId, templates } from '#features/brand-studio/brand-studio.contract.ts'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { templateSample } from '#features/brand-studio/template-samples.ts'
import { MediaPicker } from '#features/media-library/index.client.ts'
import type { Scene, ScenePhoto, SceneSize, SceneWords } from '#media/scene/scene.ts'
import {
  layOut,
  type SceneTemplateId,
  sceneTemplateIds,
  sceneTemplates,
  templateKinds,
} from '#media/scene/templates/templates.ts'
import type { Industry } from '#platform/industries.ts'
import { SceneThumbnail } from './scene-thumbnail.tsx'
import { measuringWith } from './scene-tools.ts'
import { SizeField } from './size-field.tsx'
import { useSceneKit } from './use-scene-tools.ts'

interface TemplateGalleryProps {
  design: BrandDesign
  firstSize: TemplateId
  /** The exact size of the post's picture. */
  postSize?: SceneSize | undefined
  firstPhoto: ScenePhoto | null
  /** Shown on every template; by default each has its own sample. */
  words: SceneWords | null
  onChoose: (scene: Scene, size: TemplateId) => void
  onClose: () => void
}

type Kind = (typeof templateKinds)[number] | 'all'
const kinds: readonly Kind[] = ['all', ...templateKinds]
const LONGEST = 220

const isMadeFor = (id: SceneTemplateId, industry: Industry | null) => {
  const trades: readonly Industry[] = sceneTemplates[id].trades
  return industry !== null && trades.includes(industry)
}

/** All templates, those of the shop's trade first, with its own photo, logo and colors. */
export function TemplateGallery({
  design,
  firstSize,
  postSize,
  firstPhoto,
  words,
  onChoose,
  onClose,
}: TemplateGalleryProps) {
  const t = useText(designerMessages)
  const locale = useLocale()
  const common = useText(commonMessages)
  const [size, setSize] = useState(firstSize)
  const [extent, setExtent] = useState<SceneSize>(postSize ?? templates[firstSize])
  const [photo, setPhoto] = useState(firstPhoto)
  const [kind, setKind] = useState<Kind>('all')
  const [isPicking, setIsPicking] = useState(false)
  const { tools, input, isReady, isIncomplete } = useSceneKit(design, photo ? [photo.url] : [])
  const industry = useWorkspaceSettings().data?.industry ?? null
  const shown = sceneTemplateIds
    .filter((id) => kind === 'all' || sceneTemplates[id].kind === kind)
    .sort((a, b) => Number(isMadeFor(b, industry)) - Number(isMadeFor(a, industry)))
  const { width, height } = extent

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={t('gallery.title')}
      description={t('gallery.description')}
      closeLabel={common('close')}
      className="h-[92dvh] sm:h-[min(90dvh,56rem)] sm:max-h-none"
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <SizeField
            label={t('gallery.size')}
            className="min-w-44 flex-1 sm:max-w-56"
            template={size}
            shown={extent}
            postSize={postSize}
            onChange={(next, exact = templates[next]) => {
              setSize(next)
              setExtent(exact)
            }}
          />
          <div className="flex gap-2">
            <Button variant="secondary" onClick={() => setIsPicking(true)}>
              <ImagePlus aria-hidden />
              {t(photo ? 'gallery.changePhoto' : 'gallery.choosePhoto')}
            </Button>
            {photo ? (
              <Button variant="ghost" onClick={() => setPhoto(null)}>
                <X aria-hidden />
                {t('gallery.noPhoto')}
              </Button>
            ) : null}
          </div>
        </div>
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('gallery.kinds')}</legend>
          <div className="flex flex-wrap gap-2">
            {kinds.map((each) => (
              <Button
                key={each}
                size="sm"
                variant={each === kind ? 'primary' : 'secondary'}
                aria-pressed={each === kind}
                onClick={() => setKind(each)}
              >
                {each === 'all' ? t('gallery.all') : t(`gallery.kind.${each}`)}
              </Button>
            ))}
          </div>
        </fieldset>
        {isIncomplete ? <Alert tone="warning">{t('gallery.fontsMissing')}</Alert> : null}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4" aria-busy={!isReady}>
          {shown.map((id) => {
            const { name, words: own } = templateSample(id, locale)
            const scene = isReady
              ? layOut(
                  id,
                  { ...input, words: words ?? own, size: { width, height }, photo },
                  measuringWith(tools),
                )
              : null
            return (
              <li key={id} className="min-w-0">
                {scene ? (
                  <button
                    type="button"
                    aria-label={t('gallery.use', { name })}
                    onClick={() => onChoose(scene, size)}
                    className="flex h-full w-full flex-col overflow-hidden rounded-md border text-left transition-colors hover:border-border-control"
                  >
                    <span className="flex flex-1 items-center justify-center bg-surface-sunken p-2">
                      <SceneThumbnail scene={scene} tools={tools} longest={LONGEST} />
                    </span>
                    <span className="block px-3 py-2 text-sm">{name}</span>
                  </button>
                ) : (
                  <Skeleton className="h-56 rounded-md" />
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {isPicking ? (
        <MediaPicker
          title={t('gallery.pickPhoto')}
          onChoose={({ url, focus }) => {
            setPhoto({ url, focus })
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </Dialog>
  )
}
