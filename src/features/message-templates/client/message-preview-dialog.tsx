import { lazy, Suspense } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import { filled } from '#connectors/social/templates.ts'
import { loadPostPreview, usePreviewedAccount } from '#features/campaigns/index.client.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { postTemplateMessages } from '../i18n/index.ts'
import type { PostTemplate } from '../message-templates.contract.ts'

const PostPreview = lazy(async () => ({ default: (await loadPostPreview()).PostPreview }))

interface MessagePreviewDialogProps {
  brandId: string | null
  post: Post
  chosen: NonNullable<PostTemplate['chosen']>
  business: string
  onClose: () => void
}

/** The message as one customer reads it. */
export function MessagePreviewDialog({
  brandId,
  post,
  chosen,
  business,
  onClose,
}: MessagePreviewDialogProps) {
  const t = useText(postTemplateMessages)
  const common = useText(commonMessages)
  const account = usePreviewedAccount(brandId, post)
  const { template, fillings } = chosen
  const name = t('previewName')
  const texts = { first_name: name.split(' ')[0] ?? name, name, business }
  const text = filled(
    template.body,
    fillings.map(({ place, kind, text }) => ({ place, text: kind === 'text' ? text : texts[kind] })),
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('previewTitle')}
      description={t('previewText', { name })}
      closeLabel={common('close')}
    >
      <Suspense fallback={<LabeledSkeleton label={t('loading')} className="h-48" />}>
        <div className="flex flex-col items-center gap-2">
          <PostPreview
            post={{
              platform: post.platform,
              title: '',
              text: [template.headerText, text, template.footer].filter(Boolean).join('\n\n'),
              media: post.media,
              at: post.scheduledFor,
            }}
            account={account}
            className="w-full"
          />
          {template.buttons.map((label) => (
            <p
              key={label}
              className="w-full max-w-sm rounded-md border bg-surface px-3 py-2 text-center font-medium text-primary-ink"
            >
              {label}
            </p>
          ))}
        </div>
      </Suspense>
    </Dialog>
  )
}
