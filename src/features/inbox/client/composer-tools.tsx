import { Sparkles } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { useCurrentUser } from '#features/auth/client/auth.queries.ts'
import { useBrands } from '#features/brands/client/brands.queries.ts'
import { SavedRepliesMenu } from '#features/saved-replies/client/saved-replies-menu.tsx'
import { firstNameOf } from '#platform/first-name.ts'
import type { Conversation } from '../inbox.contract.ts'
import { inboxMessages } from '../inbox.messages.ts'
import { useSuggest } from './composer.queries.ts'

interface ComposerToolsProps {
  conversation: Conversation
  draft: string
  field: RefObject<HTMLTextAreaElement | null>
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  onInsert: (text: string) => void
}

/** What helps to find the words of an answer. */
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
  const { user } = useCurrentUser()
  const brand = useBrands().data?.items.find(({ id }) => id === conversation.brandId)
  return (
    <div className="ml-auto flex items-center gap-1">
      <SavedRepliesMenu
        open={isChoosing}
        onOpenChange={onChoosing}
        known={{
          name: firstNameOf(conversation.contactName),
          business: brand?.name ?? user?.workspace.name ?? '',
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
