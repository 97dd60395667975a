import { MessageSquareQuote, Plus, Search, Settings2 } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { matchingOptions } from '#client/ui/combobox-options.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import type { Placeholder } from '../fill-placeholders.ts'
import { savedReplyMessages } from '../i18n/index.ts'
import type { SavedReply } from '../saved-replies.contract.ts'
import { RepliesSkeleton } from './replies-skeleton.tsx'
import { ReplyOptions } from './reply-options.tsx'
import { useSavedReplies } from './saved-replies.queries.ts'

interface ReplyPickerProps {
  known: Record<Placeholder, string>
  onChoose: (reply: SavedReply) => void
  onAdd: () => void
  onManage: () => void
}

/** Search by typing, then choose with arrows and Enter, or click. */
export function ReplyPicker({ known, onChoose, onAdd, onManage }: ReplyPickerProps) {
  const t = useText(savedReplyMessages)
  const common = useText(commonMessages)
  const { data, error, isFetching, refetch } = useSavedReplies()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const options = (data?.items ?? []).map((reply) => ({ value: reply.text, label: reply.title, reply }))
  const found = matchingOptions(options, typed).map(({ reply }) => reply)
  const chosen = found[active]

  function press(event: KeyboardEvent) {
    const last = found.length - 1
    const act = {
      ArrowDown: () => setActive(Math.min(last, active + 1)),
      ArrowUp: () => setActive(Math.max(0, active - 1)),
      Enter: () => chosen && onChoose(chosen),
    }[event.key]
    // During IME composition these keys belong to the composition.
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  function list() {
    if (error)
      return (
        <ErrorState
          className="py-8"
          title={t('menu.failed')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    if (!data) return <RepliesSkeleton label={t('menu.loading')} />
    if (options.length === 0)
      return (
        <EmptyState
          className="py-8"
          icon={<MessageSquareQuote />}
          title={t('empty.title')}
          description={t('empty.text')}
          action={<Button onClick={onAdd}>{t('menu.add')}</Button>}
        />
      )
    return <ReplyOptions id={listId} replies={found} active={active} known={known} onChoose={onChoose} />
  }

  const hasSome = options.length > 0
  return (
    <>
      <div className="relative border-b">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4 text-muted"
        />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('menu.search')}
          aria-autocomplete="list"
          aria-expanded={hasSome}
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
          placeholder={t('menu.search')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={press}
          className="min-h-11 w-full bg-transparent pr-4 pl-10 outline-none placeholder:text-muted focus-visible:-outline-offset-2"
        />
      </div>
      {list()}
      {hasSome ? (
        <div className="flex justify-between gap-2 border-t p-1.5">
          <Button variant="ghost" size="sm" className="px-2" onClick={onAdd}>
            <Plus aria-hidden />
            {t('menu.add')}
          </Button>
          <Button variant="ghost" size="sm" className="px-2" onClick={onManage}>
            <Settings2 aria-hidden />
            {t('menu.manage')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
