import { Sparkles } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { businessNameMessages } from '#core/brands/i18n/index.ts'
import { usePublicName } from '#core/brands/index.client.ts'
import { SavedRepliesMenu } from '#features/saved-replies/index.client.ts'
import { firstNameOf } from '#platform/first-name.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Conversation } from '../inbox.contract.ts'
import { useSuggest } from './composer.queries.ts'

interface ComposerToolsProps {
  conversation: Conversation
  draft: string
  field: RefObject<HTMLTextAreaElement | null>
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  onInsert: (text: string) => void
}

/** Tools that help to write a reply. */
export function ComposerTools({
  conversation,
  draft,
  field,
  isChoosing,
  onChoosing,
  onInsert,
}: ComposerToolsProps) {
  const t = useText(inboxMessages)
  const suggest = useSuggest(conversation.id)
  const ours = useText(businessNameMessages)
  const business = usePublicName(conversation.brandId)
  return (
    <div className="ml-auto flex items-center gap-1">
      <SavedRepliesMenu
        open={isChoosing}
        onOpenChange={onChoosing}
        known={{
          name: firstNameOf(conversation.contactName),
          business: business || ours('ours'),
        }}
        draft={draft}
        field={field}
        onInsert={onInsert}
      />
      <Button
        variant="ghost"
        size="sm"
        className="px-2"
        aria-label={t('composer.suggest')}
        pending={suggest.isPending}
        onClick={() => suggest.mutate(undefined, { onSuccess: () => field.current?.focus() })}
      >
        <Sparkles aria-hidden />
        <span className="max-sm:hidden">{t('composer.suggest')}</span>
        <span className="sm:hidden">{t('composer.suggestShort')}</span>
      </Button>
    </div>
  )
}
