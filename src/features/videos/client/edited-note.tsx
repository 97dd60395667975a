import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { videoMessages } from '../i18n/index.ts'
import { shortPrompt } from '../short-prompt.ts'
import type { EditedVideo } from './videos.queries.ts'

interface EditedNoteProps {
  edited: EditedVideo
  onCancel: () => void
}

/** Says which video is edited and what becomes of it. The page goes there, because the button may be far below. */
export function EditedNote({ edited: { video, missing }, onCancel }: EditedNoteProps) {
  const t = useText(videoMessages)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} tabIndex={-1} className="rounded-md outline-none">
      <Alert tone="info" title={t('edit.title', { prompt: shortPrompt(video.prompt) })}>
        <p>{t('edit.note')}</p>
        {missing > 0 ? <p className="mt-1">{t('edit.missing', { n: missing })}</p> : null}
        <Button variant="secondary" size="sm" className="mt-3" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </Alert>
    </div>
  )
}
