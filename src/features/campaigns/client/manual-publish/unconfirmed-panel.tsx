import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { useConfirmPost, useReportMissing } from '../detail/campaign.queries.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { useReasonText } from '../post/use-reason-text.ts'
import { PostAddressField } from './post-address-field.tsx'

/** It is unknown whether the post arrived. A person checks and reports that it is there or missing. */
export function UnconfirmedPanel({ campaignId, post }: { campaignId: string; post: Post }) {
  const t = useText(manualPublishMessages)
  const { labelOfPost } = usePlatforms()
  const reasonText = useReasonText()
  const [url, setUrl] = useState('')
  const confirm = useConfirmPost()
  const missing = useReportMissing()
  const platform = labelOfPost(post)
  const params = { id: campaignId, postId: post.id }
  const isPending = confirm.isPending || missing.isPending
  const home = manifestOf(post.platform).composeUrl?.({ title: '', text: '' })
  return (
    <Card id="needs-you" className="scroll-mt-20 border-warning">
      <CardHeader
        level={3}
        title={t('unconfirmed.title', { platform })}
        description={reasonText({ reason: 'unconfirmed' })}
      />
      <CardBody>
        <form
          noValidate
          className="flex flex-col items-start gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isPending) confirm.mutate({ params, body: { url: url.trim() } })
          }}
        >
          <div className="w-full">
            <p className="text-muted">{t('unconfirmed.text')}</p>
            <p dir="auto" className="mt-1 line-clamp-4 whitespace-pre-line break-words">
              {post.text}
            </p>
          </div>
          {home ? (
            <Button asChild variant="secondary">
              <a href={home} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                {t('unconfirmed.open', { platform })}
              </a>
            </Button>
          ) : null}
          <PostAddressField value={url} onChange={setUrl} error={fieldsOf(confirm.error).url} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={confirm.isPending} disabled={missing.isPending}>
              {t('unconfirmed.is')}
            </Button>
            <Button
              variant="secondary"
              pending={missing.isPending}
              disabled={confirm.isPending}
              onClick={() => missing.mutate({ params })}
            >
              {t('unconfirmed.isNot')}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  )
}
