import { Copy, Download, ExternalLink, Plug } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { manifestOf } from '#channels/registry.ts'
import { fieldsOf } from '#client/api.ts'
import { copyText } from '#client/copy-text.ts'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import type { Post } from '../post-shape.ts'
import { useConfirmPost } from './campaign.queries.ts'
import { usePlatforms } from './use-platforms.ts'
import { useReasonText } from './use-reason-text.ts'

/** Everything a person needs to post it themselves, and the word that it is done. */
export function NeedsYouPanel({ campaignId, post }: { campaignId: string; post: Post }) {
  const t = useText(campaignDetailMessages)
  const { labelOf } = usePlatforms()
  const reasonText = useReasonText()
  const [url, setUrl] = useState('')
  const confirm = useConfirmPost()
  const { platform, title, text, media } = post
  const needsAccount = post.reason === 'no_account' || post.reason === 'needs_reconnect'
  const isUnconfirmed = post.state === 'unconfirmed'
  const composeUrl = manifestOf(platform).composeUrl?.({ title, text }) ?? null

  async function copy() {
    const isCopied = await copyText([title, text].filter(Boolean).join('\n\n'))
    if (isCopied) toast({ title: t('needsYou.copied') })
    else toast({ variant: 'destructive', title: t('needsYou.copyFailed') })
  }

  return (
    <Card className="border-warning">
      <CardHeader
        level={3}
        title={t(isUnconfirmed ? 'needsYou.unconfirmedTitle' : 'needsYou.title')}
        description={reasonText(post) ?? t('needsYou.steps')}
      />
      <CardBody className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={copy}>
            <Copy aria-hidden />
            {t('needsYou.copy')}
          </Button>
          {media.map((item, place) => (
            <Button key={item.id} asChild variant="secondary" size="sm">
              <a href={item.url} download={`${platform}-${place + 1}`}>
                <Download aria-hidden />
                {t(item.kind === 'video' ? 'needsYou.saveVideo' : 'needsYou.savePicture', {
                  number: place + 1,
                })}
              </a>
            </Button>
          ))}
          {needsAccount ? (
            <Button asChild variant="secondary" size="sm">
              <Link href="/settings?section=channels">
                <Plug aria-hidden />
                {t('needsYou.connect')}
              </Link>
            </Button>
          ) : null}
          {composeUrl ? (
            <Button asChild variant="secondary" size="sm">
              <a href={composeUrl} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                {t('needsYou.open', { platform: labelOf(platform) })}
              </a>
            </Button>
          ) : null}
        </div>
        <form
          noValidate
          className="flex flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            confirm.mutate({ params: { id: campaignId, postId: post.id }, body: { url: url.trim() } })
          }}
        >
          <Field
            label={t('needsYou.link')}
            hint={t('needsYou.linkHint')}
            error={fieldsOf(confirm.error).url}
            className="w-full"
          >
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </Field>
          <Button type="submit" pending={confirm.isPending}>
            {t(isUnconfirmed ? 'needsYou.unconfirmedConfirm' : 'needsYou.confirm')}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
