import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { read } from '#client/data/query.ts'
import type { BrandPicture } from '#features/brand-studio/brand-pictures.contract.ts'
import { type BrandDesign, type TemplateId, templates } from '#features/brand-studio/brand-studio.contract.ts'
import { listMedia } from '#features/media-library/media-library.contract.ts'
import type { ScenePhoto, SceneSize, SceneWords } from '#media/scene/scene.ts'
import type { SceneTemplateId } from '#media/scene/templates/templates.ts'
import type { Writer } from '../idea-dialog.tsx'
import { DrawnDesign } from './drawn-design.tsx'
import { TemplateGallery } from './template-gallery.tsx'
import type { Draft } from './use-scene-draft.ts'

// The canvas library is only needed once a template is chosen.
const Designer = lazy(async () => ({ default: (await import('./designer.tsx')).Designer }))

export type DesignStart = {
  size: TemplateId
  /** The picture to edit; one without a scene begins with a template and its words. */
  picture?: BrandPicture
  words?: SceneWords
  /** The template that it was drawn with; without one, the person chooses. */
  template?: SceneTemplateId
  /** The exact size of the post's picture. */
  postSize?: SceneSize
  photo?: ScenePhoto | null
  writtenBy?: Writer | undefined
  isForPost?: boolean
}

interface DesignFlowProps {
  design: BrandDesign
  start: DesignStart
  onUse: (picture: BrandPicture) => void
  onClose: () => void
}

/** From a template to a saved picture. */
export function DesignFlow({ design, start, onUse, onClose }: DesignFlowProps) {
  const [picture, setPicture] = useState(start.picture ?? null)
  const [draft, setDraft] = useState<Draft | null>(
    start.picture?.scene ? { scene: start.picture.scene, size: start.picture.template } : null,
  )
  const isPhotoGiven = start.photo !== undefined
  const newest = useQuery({ ...read(listMedia, { query: { limit: 1 } }), enabled: !draft && !isPhotoGiven })
  if (draft)
    return (
      <Suspense>
        <Designer
          design={design}
          first={draft}
          picture={picture}
          writtenBy={start.writtenBy}
          isForPost={start.isForPost ?? false}
          postSize={start.postSize}
          onSaved={setPicture}
          onUse={onUse}
          onClose={onClose}
        />
      </Suspense>
    )
  if (start.template && start.words)
    return (
      <DrawnDesign
        design={design}
        template={start.template}
        size={start.postSize ?? templates[start.size]}
        words={start.words}
        photo={start.photo ?? null}
        onReady={(scene) => setDraft({ scene, size: start.size })}
        onClose={onClose}
      />
    )
  if (!isPhotoGiven && newest.isPending) return null
  const [item] = newest.data?.items ?? []
  const photo = start.photo ?? (isPhotoGiven || !item ? null : { url: item.url, focus: item.focus })
  return (
    <TemplateGallery
      design={design}
      firstSize={start.size}
      postSize={start.postSize}
      firstPhoto={photo}
      words={start.words ?? null}
      onChoose={(scene, size) => setDraft({ scene, size })}
      onClose={onClose}
    />
  )
}
