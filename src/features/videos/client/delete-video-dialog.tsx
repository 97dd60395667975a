import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { videoMessages } from '../i18n/index.ts'
import { shortPrompt } from '../short-prompt.ts'
import type { Video } from '../videos.contract.ts'
import { useDeleteVideo } from './videos.queries.ts'

interface DeleteVideoDialogProps {
  video: Video
  onClose: () => void
}

export function DeleteVideoDialog({ video, onClose }: DeleteVideoDialogProps) {
  const t = useText(videoMessages)
  const remove = useDeleteVideo()
  return (
    <ConfirmAction
      action={remove}
      variables={video.id}
      onClose={onClose}
      title={t('delete.title')}
      subject={shortPrompt(video.prompt, 140)}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
    />
  )
}
