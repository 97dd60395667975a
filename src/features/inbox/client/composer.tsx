import { Send, Sparkles } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '#client/i18n.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { Textarea } from '#client/ui/textarea.tsx'
import { type Conversation, textSchema } from '../inbox.contract.ts'
import { inboxMessages } from '../inbox.messages.ts'
import { useSend, useSuggest } from './composer.queries.ts'
import { ComposerNotes } from './composer-notes.tsx'
import { type Mode, useDraft, write } from './drafts.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { useReplyWindow } from './use-reply-window.ts'

export function Composer({ conversation }: { conversation: Conversation }) {
  const t = useText(inboxMessages)
  const { id, contactName } = conversation
  const { refusal, until } = useReplyWindow(conversation)
  const [chosen, setChosen] = useState<Mode>('reply')
  const mode = refusal ? 'note' : chosen
  const draft = useDraft(id, mode)
  const send = useSend(id, mode)
  const suggest = useSuggest(id)
  const field = useRef<HTMLTextAreaElement>(null)
  // Told apart before the next drawing: two quick presses are one.
  const isOnItsWay = useRef(false)
  const canSend = textSchema.safeParse(draft.text).success

  function submit() {
    if (!canSend || isOnItsWay.current) return
    isOnItsWay.current = true
    send.mutate(draft, {
      onSettled: () => {
        isOnItsWay.current = false
        field.current?.focus()
      },
    })
  }
  function sendOnEnter(event: KeyboardEvent) {
    // While a word is being put together, Enter only ends that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="flex flex-col gap-2 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {refusal ? (
        <Alert tone="warning" title={t('composer.cannot')} className="px-3 py-2">
          <p>{refusal}</p>
          <p>{t('composer.noteInstead')}</p>
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ModeSwitch mode={mode} canReply={!refusal} onChoose={setChosen} />
        {mode === 'reply' ? (
          <Button
            variant="ghost"
            size="sm"
            className="px-2"
            pending={suggest.isPending}
            onClick={() => suggest.mutate(undefined, { onSuccess: () => field.current?.focus() })}
          >
            <Sparkles aria-hidden />
            {t('composer.suggest')}
          </Button>
        ) : null}
      </div>
      <Textarea
        ref={field}
        rows={2}
        dir="auto"
        aria-label={t(`composer.${mode}Label`)}
        placeholder={
          mode === 'note'
            ? t('composer.notePlaceholder')
            : t('composer.replyPlaceholder', { name: contactName })
        }
        value={draft.text}
        readOnly={send.isPending}
        onChange={({ target }) => write(id, mode, target.value, draft.suggestedBy)}
        onKeyDown={sendOnEnter}
        className={cn(
          'field-sizing-content max-h-44 min-h-16 resize-none! placeholder:truncate',
          mode === 'note' && 'bg-warning-subtle',
        )}
      />
      <div className="flex items-end justify-between gap-3">
        <ComposerNotes draft={draft} until={mode === 'reply' ? until : null} />
        <Button type="submit" pending={send.isPending} disabled={!canSend}>
          {mode === 'note' ? null : <Send aria-hidden />}
          {t(mode === 'note' ? 'composer.saveNote' : 'composer.send')}
        </Button>
      </div>
    </form>
  )
}
