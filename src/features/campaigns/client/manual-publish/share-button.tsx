import { Share } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { fetchFiles, isAbort, sharesFiles } from './share-post.ts'

interface ShareButtonProps {
  post: Post
  onDone: () => void
}

/** Shares text and files with another app. Shown only if the browser supports it. */
export function ShareButton({ post, onDone }: ShareButtonProps) {
  const t = useText(manualPublishMessages)
  const [isPending, setIsPending] = useState(false)
  // Kept for a second click: if fetching took too long, the browser no longer counts the first click as user
  // activation.
  const [files, setFiles] = useState<File[]>()
  if (!sharesFiles()) return null

  async function share() {
    setIsPending(true)
    try {
      const given = files ?? (await fetchFiles(post))
      setFiles(given)
      await navigator.share({ files: given, text: post.text })
      onDone()
    } catch (error) {
      if (!isAbort(error)) toast({ variant: 'destructive', title: t('save.shareFailed') })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Button pending={isPending} title={t('save.shareHint')} onClick={() => void share()}>
      <Share aria-hidden />
      {t('save.share')}
    </Button>
  )
}
