import { Copy } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CampaignContent } from '#features/campaigns/campaigns.contract.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import { InsertTextButton } from '../post/insert-text-button.tsx'

interface WriterIdeasProps {
  content: CampaignContent
  /** Inserts a text into the open post without saving. */
  onUse: (text: string) => void
}

/** Alternatives of the writer besides the texts: other wordings, hashtags, picture ideas. */
export function WriterIdeas({ content, onUse }: WriterIdeasProps) {
  const t = useText(campaignDetailMessages)
  const manualPublish = useText(manualPublishMessages)
  const headingId = useId()
  const { variations, suggestedHashtags, visualSuggestions } = content
  if (variations.length + suggestedHashtags.length + visualSuggestions.length === 0) return null
  const hashtags = suggestedHashtags.join(' ')

  async function copy() {
    if (await copyText(hashtags)) toast({ title: t('ideas.copied') })
    else toast({ variant: 'destructive', title: manualPublish('copyFailed') })
  }

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} className="font-semibold">
        {t('ideas.label')}
      </h3>
      {variations.length > 0 ? (
        <ul aria-label={t('ideas.variations')} className="flex flex-col divide-y rounded-md border">
          {variations.map((text, place) => (
            <li key={text} className="flex flex-col items-start gap-2 p-3">
              <p className="line-clamp-4 w-full break-words">{text}</p>
              <InsertTextButton number={place + 1} onClick={() => onUse(text)} />
            </li>
          ))}
        </ul>
      ) : null}
      {hashtags ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-0 flex-1 basis-56 break-words text-info">{hashtags}</p>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            <Copy aria-hidden />
            {t('ideas.copy')}
          </Button>
        </div>
      ) : null}
      {visualSuggestions.length > 0 ? (
        <div>
          <h4 className="font-medium">{t('ideas.visuals')}</h4>
          <ul className="mt-1 list-disc pl-5 text-muted">
            {visualSuggestions.map((idea) => (
              <li key={idea} className="break-words">
                {idea}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
