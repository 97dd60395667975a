import { type ReactNode, useRef, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Popover, PopoverContent, PopoverTrigger } from '#client/ui/popover.tsx'
import { briefChipsMessages } from '../i18n/index.ts'
import { Chip } from './chip.tsx'
import type { ChipWords } from './chip-words.ts'

/** `isGone`: the chip goes too, so the focus must not return to it. */
type CloseChip = (isGone?: 'isGone') => void

interface ChipPopoverProps {
  words: ChipWords
  look: 'fact' | 'setting'
  children: (close: CloseChip) => ReactNode
}

export function ChipPopover({ words, look, children }: ChipPopoverProps) {
  const t = useText(briefChipsMessages)
  const [isOpen, setIsOpen] = useState(false)
  const isLeaving = useRef(false)
  const close: CloseChip = (isGone) => {
    isLeaving.current = isGone !== undefined
    setIsOpen(false)
  }
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <Chip words={words} look={look} />
      </PopoverTrigger>
      <PopoverContent
        align="start"
        label={t('change', { label: words.label ?? words.value })}
        className="flex flex-col gap-3"
        onCloseAutoFocus={(event) => {
          if (isLeaving.current) event.preventDefault()
          isLeaving.current = false
        }}
      >
        {children(close)}
      </PopoverContent>
    </Popover>
  )
}
