import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { fieldsOf } from '#client/data/api.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import { readyToPostMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'
import { useConfirmPost } from '../detail/campaign.queries.ts'
import { FollowUpTexts } from '../manual-publish/follow-up-texts.tsx'
import { MediaDownloads } from '../manual-publish/media-downloads.tsx'
import { PostAddressField } from '../manual-publish/post-address-field.tsx'
import { useFinishWords } from '../manual-publish/use-finish-words.ts'
import { useManualReason } from '../manual-publish/use-manual-reason.ts'
import { wayToPost } from '../manual-publish/way-to-post.ts'
import { WholeText } from '../manual-publish/whole-text.tsx'
import { usePlatforms } from '../new/use-platforms.ts'
import { HandOverButton } from './hand-over-button.tsx'
import { useDevice } from './use-device.ts'

interface WaitingPostPaneProps {
  post: WaitingPost
  onPosted: () => void
  /** Absent for the last one. */
  onLater?: () => void
}

/** One post over the whole screen, with one main button: first to the app, then "Posted it". */
export function WaitingPostPane({ post, onPosted, onLater }: WaitingPostPaneProps) {
  const t = useText(readyToPostMessages)
  const format = useFormat()
  const { labelOfPost } = usePlatforms()
  const device = useDevice()
  const why = useManualReason(post)
  const finish = useFinishWords(post)
  const confirm = useConfirmPost()
  const [url, setUrl] = useState('')
  const way = wayToPost(post, device)
  // A draft without a text has nothing to copy: it only has to be posted in the app.
  const [isHandedOver, setIsHandedOver] = useState(way === 'finish' && post.text === '')
  const title = manifestOf(post.platform).title ? post.title.trim() : ''
  const copy = async (text: string) => {
    const isCopied = await copyText(text)
    toast(isCopied ? { title: t('copied') } : { variant: 'destructive', title: t('copyFailed') })
  }
  const confirmIt = () => {
    if (confirm.isPending) return
    const params = { id: post.campaignId, postId: post.id }
    confirm.mutate({ params, body: { url: url.trim() } }, { onSuccess: onPosted })
  }

  return (
    <article className="flex flex-1 flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 className="flex min-w-0 items-center gap-2 text-lg">
          <PlatformIcon platform={post.platform} className="size-5" />
          {labelOfPost(post)}
        </h2>
        <p className="break-words text-muted">
          <Link
            href={`/campaigns/${post.campaignId}?post=${post.id}`}
            className="underline decoration-1 underline-offset-4"
          >
            {post.campaignTitle}
          </Link>
          {post.scheduledFor ? ` · ${format.dateTime(post.scheduledFor)}` : null}
        </p>
        {way === 'finish' ? <p>{finish}</p> : why ? <p className="text-muted">{why}</p> : null}
      </header>
      {post.media.length > 0 && way !== 'finish' ? <MediaDownloads post={post} isLarge /> : null}
      {title || post.text ? <WholeText title={title} text={post.text} /> : null}
      {title ? (
        <Button variant="secondary" className="self-start" onClick={() => void copy(title)}>
          <Copy aria-hidden />
          {t('copyTitle')}
        </Button>
      ) : null}
      <FollowUpTexts post={post} onCopy={(text) => void copy(text)} />
      {isHandedOver ? (
        <PostAddressField value={url} onChange={setUrl} error={fieldsOf(confirm.error).url} />
      ) : null}
      <div className="sticky bottom-0 z-20 -mx-4 mt-auto flex flex-col gap-2 border-t bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mt-2 sm:mx-0 sm:flex-row-reverse sm:px-0">
        <HandOverButton
          post={post}
          way={way}
          variant={isHandedOver ? 'secondary' : 'primary'}
          className={isHandedOver ? 'order-2 sm:flex-1' : 'sm:flex-1'}
          onDone={() => setIsHandedOver(true)}
        />
        <Button
          size="lg"
          variant={isHandedOver ? 'primary' : 'secondary'}
          className={isHandedOver ? 'order-1 sm:flex-1' : undefined}
          pending={confirm.isPending}
          onClick={confirmIt}
        >
          <Check aria-hidden />
          {t('posted')}
        </Button>
        {onLater ? (
          <Button size="lg" variant="ghost" className="order-3" onClick={onLater}>
            {t('later')}
          </Button>
        ) : null}
      </div>
    </article>
  )
}
