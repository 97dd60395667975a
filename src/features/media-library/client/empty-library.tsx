import { ImagePlus } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { namesOf } from '#core/files/index.client.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaKind } from '../media-library.contract.ts'
import { AddMediaButton } from './add-media-button.tsx'
import { uploadTypes } from './upload-media.ts'

interface EmptyLibraryProps {
  onFiles: (files: File[]) => void
  kind?: MediaKind | undefined
}

/** The whole screen accepts files; this area says so. */
export function EmptyLibrary({ onFiles, kind }: EmptyLibraryProps) {
  const t = useText(mediaMessages)
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-5 rounded-lg border border-border-control border-dashed bg-surface px-6 py-14 text-center">
      <span
        aria-hidden
        className="flex size-14 items-center justify-center rounded-xl bg-primary-subtle text-primary-ink"
      >
        <ImagePlus className="size-7" />
      </span>
      <div className="max-w-md">
        <h2 className="text-lg">{t(kind === 'video' ? 'empty.videoTitle' : 'empty.title')}</h2>
        <p className="mt-1 text-pretty text-muted">
          {t(kind === 'video' ? 'empty.videoDescription' : 'empty.description')}
        </p>
      </div>
      <AddMediaButton onFiles={onFiles} kind={kind}>
        {t(kind === 'video' ? 'empty.videoAction' : 'empty.action')}
      </AddMediaButton>
      <p className="text-muted text-xs">
        {t(kind === 'picture' ? 'empty.types' : 'empty.mediaTypes', { types: namesOf(uploadTypes(kind)) })}
      </p>
    </div>
  )
}
