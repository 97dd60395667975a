import { Copy, ExternalLink, Share } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { readyToPostMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'
import { isAbort } from '../manual-publish/share-post.ts'
import { composerOf, type WayToPost } from '../manual-publish/way-to-post.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { useShareFiles } from './use-share-files.ts'

interface HandOverButtonProps {
  post: WaitingPost
  way: WayToPost
  variant: 'primary' | 'secondary'
  className?: string
  /** It is in the network's app now, or on its way there. */
  onDone: () => void
}

/** One tap gives the post to the network's app. The text is always copied as well: several apps drop it. */
export function HandOverButton({ post, way, variant, className, onDone }: HandOverButtonProps) {
  const t = useText(readyToPostMessages)
  const { labelOf } = usePlatforms()
  const platform = labelOf(post.platform)
  const loaded = useShareFiles(post, way === 'share')
  const look = { size: 'lg', variant, className } as const
  const { text } = post

  async function copy() {
    if (text === '') return
    const isCopied = await copyText(text)
    toast(isCopied ? { title: t('copied') } : { variant: 'destructive', title: t('copyFailed') })
  }

  async function share(files: File[]) {
    // Not awaited: the browser opens the share sheet only in the same turn as the tap.
    void copy()
    try {
      await navigator.share({ ...(files.length > 0 && { files }), ...(text && { text }) })
      onDone()
    } catch (error) {
      if (!isAbort(error)) toast({ variant: 'destructive', title: t('shareFailed') })
    }
  }

  if (way === 'share' && loaded.status !== 'failed') {
    return (
      <Button
        {...look}
        pending={loaded.status === 'loading'}
        onClick={() => loaded.status === 'ready' && void share(loaded.files)}
      >
        <Share aria-hidden />
        {t('share', { platform })}
      </Button>
    )
  }
  const composer = way === 'finish' ? null : composerOf(post)
  if (composer) {
    const isCopied = text !== '' && !composer.isFilled
    return (
      <Button {...look} asChild>
        <a
          href={composer.url}
          target="_blank"
          rel="noreferrer"
          onClick={() => {
            void copy()
            onDone()
          }}
        >
          <ExternalLink aria-hidden />
          {t(isCopied ? 'copyAndOpen' : 'open', { platform })}
        </a>
      </Button>
    )
  }
  return text === '' ? null : (
    <Button
      {...look}
      onClick={async () => {
        await copy()
        onDone()
      }}
    >
      <Copy aria-hidden />
      {t('copy')}
    </Button>
  )
}
