import { MessageSquareQuote } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx'
import { fillPlaceholders, type Placeholder } from '../fill-placeholders.ts'
import { savedReplyMessages } from '../i18n/index.ts'
import { ReplyPicker } from './reply-picker.tsx'
import { type OpenedDialog, SavedReplyDialogs } from './saved-reply-dialogs.tsx'

interface SavedRepliesMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Values of the placeholders. */
  known: Record<Placeholder, string>
  /** The current text of the field, to save it as a reply. */
  draft: string
  /** The field, to return the focus to. */
  field: RefObject<HTMLTextAreaElement | null>
  onInsert: (text: string) => void
}

/** Inserts a saved reply into a field; nothing is sent. */
export function SavedRepliesMenu({
  open,
  onOpenChange,
  known,
  draft,
  field,
  onInsert,
}: SavedRepliesMenuProps) {
  const t = useText(savedReplyMessages)
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  // A dialog opened from the menu keeps the focus.
  const goesOn = useRef(false)

  function openDialog(next: OpenedDialog) {
    goesOn.current = true
    setDialog(next)
    onOpenChange(false)
  }
  useEffect(() => {
    if (dialog || !goesOn.current) return
    goesOn.current = false
    // The element that opened the dialog is gone, so the focus is lost a moment after closing.
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [dialog, field])

  return (
    <>
      <Popover open={open} onOpenChange={onOpenChange}>
        <PopoverTrigger>
          <Button variant="ghost" size="sm" className="px-2" aria-label={t('open')}>
            <MessageSquareQuote aria-hidden />
            <span className="max-sm:hidden">{t('openShort')}</span>
          </Button>
        </PopoverTrigger>
        <PopoverContent
          label={t('title')}
          side="top"
          align="end"
          className="w-96 p-0"
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!goesOn.current) field.current?.focus()
          }}
        >
          <ReplyPicker
            known={known}
            onChoose={({ text }) => {
              onInsert(fillPlaceholders(text, known))
              onOpenChange(false)
            }}
            onAdd={() => openDialog({ kind: 'add', draft })}
            onManage={() => openDialog({ kind: 'manage' })}
          />
        </PopoverContent>
      </Popover>
      <SavedReplyDialogs opened={dialog} onOpen={setDialog} onClose={() => setDialog(null)} />
    </>
  )
}
