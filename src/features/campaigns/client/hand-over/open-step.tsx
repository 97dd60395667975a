import { ExternalLink } from 'lucide-react'
import { manifestOf } from '#channels/registry.ts'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { handOverMessages } from '#features/campaigns/hand-over.messages.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { usePlatforms } from '../use-platforms.ts'
import { HandOverStep } from './hand-over-step.tsx'

interface OpenStepProps {
  post: Post
  number: number
  isDone: boolean
  onDone: () => void
}

export function OpenStep({ post, number, isDone, onDone }: OpenStepProps) {
  const t = useText(handOverMessages)
  const { labelOf } = usePlatforms()
  const platform = labelOf(post.platform)
  const { composeUrl } = manifestOf(post.platform)
  const { title, text, media } = post
  const url = composeUrl?.({ title, text })
  const isFilled = url !== undefined && url !== composeUrl?.({ title: '', text: '' })
  return (
    <HandOverStep number={number} title={t('open.title', { platform })} isDone={isDone}>
      <p className="text-muted">
        {url === undefined
          ? t('open.own')
          : t(isFilled ? 'open.filled' : 'open.paste', { files: media.length })}
      </p>
      {url === undefined ? null : (
        <Button asChild variant="secondary" className="self-start">
          <a href={url} target="_blank" rel="noreferrer" onClick={onDone}>
            <ExternalLink aria-hidden />
            {t('open.action', { platform })}
          </a>
        </Button>
      )}
    </HandOverStep>
  )
}
