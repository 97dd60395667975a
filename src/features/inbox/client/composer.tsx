import { Send } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { Textarea } from '#client/ui/textarea.tsx'
import { MAX_REPLY } from '#connectors/social/max-reply.ts'
import { inboxMessages } from '../i18n/index.ts'
import { type Conversation, textSchema } from '../inbox.contract.ts'
import { measureReply } from '../reply-limit.ts'
import { useSend } from './composer.queries.ts'
import { ComposerNotes } from './composer-notes.tsx'
import { ComposerTools } from './composer-tools.tsx'
import { type Mode, useDraft, write } from './drafts.ts'
import { insertAt } from './insert-at.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { useReplyWindow } from './use-reply-window.ts'

export function Composer({ conversation }: { conversation: Conversation }) {
  const t = useText(inboxMessages)
  const { id, contactName, platform } = conversation
  const { refusal, until } = useReplyWindow(conversation)
  const [chosen, setChosen] = useState<Mode>('reply')
  const mode = refusal ? 'note' : chosen
  const draft = useDraft(id, mode)
  const send = useSend(id, mode)
  const [isChoosing, setIsChoosing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // A ref, because two quick clicks happen before the next render.
  const isOnItsWay = useRef(false)
  const size =
    mode === 'reply'
      ? measureReply(platform, draft.text)
      : { length: draft.text.trim().length, max: MAX_REPLY }
  const canSend = textSchema.safeParse(draft.text).success && size.length <= size.max

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
  function press(event: KeyboardEvent) {
    // During IME composition, Enter only ends the composition.
    if (event.nativeEvent.isComposing) return
    const sends = event.key === 'Enter' && !event.shiftKey
    const chooses = event.key === '/' && mode === 'reply' && draft.text === ''
    if (!sends && !chooses) return
    event.preventDefault()
    if (sends) submit()
    else setIsChoosing(true)
  }
  function insert(words: string) {
    const { selectionStart = draft.text.length, selectionEnd = selectionStart } = field.current ?? {}
    const { text, cursor } = insertAt(draft.text, selectionStart, selectionEnd, words)
    // Rendered synchronously, because the cursor can only be set in text that is there.
    flushSync(() => write(id, mode, text, draft.suggestion))
    field.current?.setSelectionRange(cursor, cursor)
  }

  return (
    <form
      className="flex flex-col gap-2 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        // The submit event of a dialog opened from here bubbles up to this form.
        if (event.target !== event.currentTarget) return
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
          <ComposerTools
            conversation={conversation}
            draft={draft.text}
            field={field}
            isChoosing={isChoosing}
            onChoosing={setIsChoosing}
            onInsert={insert}
          />
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
        onChange={({ target }) => write(id, mode, target.value, draft.suggestion)}
        onKeyDown={press}
        className={cn(
          'field-sizing-content max-h-44 min-h-16 resize-none! placeholder:truncate',
          mode === 'note' && 'bg-warning-subtle',
        )}
      />
      <div className="flex items-end justify-between gap-3">
        <ComposerNotes
          draft={draft}
          {...size}
          hint={t(`composer.${mode}Hint`)}
          until={mode === 'reply' ? until : null}
        />
        <Button type="submit" pending={send.isPending} disabled={!canSend}>
          {mode === 'note' ? null : <Send aria-hidden />}
          {t(mode === 'note' ? 'composer.saveNote' : 'composer.send')}
        </Button>
      </div>
    </form>
  )
}
