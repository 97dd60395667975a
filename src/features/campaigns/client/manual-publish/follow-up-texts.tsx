import { Copy } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { manifestOf } from '#connectors/social/registry.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'

interface FollowUpTextsProps {
  post: Pick<WaitingPost, 'platform' | 'followUps'>
  onCopy: (text: string) => void
}

/** The first comment, or the further parts of a thread: each is pasted on its own. */
export function FollowUpTexts({ post, onCopy }: FollowUpTextsProps) {
  const t = useText(manualPublishMessages)
  const isThread = manifestOf(post.platform).followUps?.kind === 'thread'
  return post.followUps.map((followUp, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and equal texts are possible.
    <div key={place} className="flex flex-col gap-2">
      <p
        dir="auto"
        className="select-all whitespace-pre-line break-words rounded-md border bg-surface-sunken p-3"
      >
        {followUp}
      </p>
      <Button variant="secondary" className="self-start" onClick={() => onCopy(followUp)}>
        <Copy aria-hidden />
        {isThread ? t('copy.part', { number: place + 2 }) : t('copy.comment')}
      </Button>
    </div>
  ))
}
