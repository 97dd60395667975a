import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type Ref, type SubmitEvent, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { MAX_QUESTION } from '../help.contract.ts'
import { helpMessages } from '../i18n/index.ts'

export interface HelpChatFormProps {
  ref: Ref<HTMLTextAreaElement>
  isWaiting: boolean
  onSend: (question: string) => void
}

/** Enter sends, Shift+Enter starts a new line. */
export function HelpChatForm({ ref, isWaiting, onSend }: HelpChatFormProps) {
  const t = useText(helpMessages)
  const [draft, setDraft] = useState('')
  const question = draft.trim()
  const over = question.length - MAX_QUESTION
  const canSend = question !== '' && over <= 0 && !isWaiting

  function send() {
    if (!canSend) return
    setDraft('')
    onSend(question)
  }

  function sendOnEnter(event: KeyboardEvent) {
    // During IME composition, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2 border-t p-3">
      <textarea
        ref={ref}
        rows={Math.min(4, draft.split('\n').length)}
        aria-label={t('chat.input')}
        placeholder={t('chat.placeholder')}
        aria-invalid={over > 0 || undefined}
        value={draft}
        disabled={isWaiting}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
        className="control min-w-0 flex-1 resize-none py-2"
      />
      <Button type="submit" size="icon" aria-label={t('chat.send')} disabled={!canSend}>
        <SendHorizontal aria-hidden />
      </Button>
      {over > 0 ? (
        <p role="alert" className="w-full text-danger text-xs">
          {t('chat.tooLong', { over })}
        </p>
      ) : null}
    </form>
  )
}
