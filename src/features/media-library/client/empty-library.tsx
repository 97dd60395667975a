import { ImagePlus } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { pictureTypes } from '#core/files/files.contract.ts'
import { namesOf } from '#core/files/index.client.ts'
import { mediaMessages } from '../i18n/index.ts'
import { AddImagesButton } from './add-images-button.tsx'

/** The whole screen accepts files; this area says so. */
export function EmptyLibrary({ onFiles }: { onFiles: (files: File[]) => void }) {
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
        <h2 className="text-lg">{t('empty.title')}</h2>
        <p className="mt-1 text-pretty text-muted">{t('empty.description')}</p>
      </div>
      <AddImagesButton onFiles={onFiles}>{t('empty.action')}</AddImagesButton>
      <p className="text-muted text-xs">{t('empty.types', { types: namesOf(pictureTypes) })}</p>
    </div>
  )
}
