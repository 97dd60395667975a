import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { briefChipsMessages } from '../i18n/index.ts'

interface UndoLineProps {
  note: string
  onUndo: () => void
}

/** Takes the focus of the chip that has just gone. */
export function UndoLine({ note, onUndo }: UndoLineProps) {
  const t = useText(briefChipsMessages)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span role="status" className="min-w-0 break-words">
        {note}
      </span>
      <Button ref={button} variant="link" size="sm" onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  )
}
