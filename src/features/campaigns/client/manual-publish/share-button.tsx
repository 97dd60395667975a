import { Share } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { fetchFiles } from './fetch-files.ts'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const takesFiles = () =>
  navigator.canShare?.({ files: [new File([''], 'picture.png', { type: 'image/png' })] }) ?? false

interface ShareButtonProps {
  post: Post
  onDone: () => void
}

/** Hands text and files to an app of the phone; only where the browser can. */
export function ShareButton({ post, onDone }: ShareButtonProps) {
  const t = useText(manualPublishMessages)
  const [isPending, setIsPending] = useState(false)
  // Kept: where fetching took so long that the browser forgot the press, the next one shares at once.
  const [files, setFiles] = useState<File[]>()
  if (!takesFiles()) return null

  async function share() {
    setIsPending(true)
    try {
      const given = files ?? (await fetchFiles(post))
      setFiles(given)
      await navigator.share({ files: given, text: post.text })
      onDone()
    } catch (error) {
      // Whoever closes the phone's sheet has not failed.
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
