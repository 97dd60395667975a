import type { ReactElement } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { type BriefKind, briefKinds } from '#writer/reading/brief-reading.ts'
import { briefChipsMessages } from '../i18n/index.ts'

interface KindMenuProps {
  /** Null if none is chosen yet. */
  kind: BriefKind | null
  onKind: (kind: BriefKind) => void
  /** The button that opens it. */
  trigger: ReactElement
  /** The button goes with the choice, so the focus must not return to it. */
  isTriggerGone?: boolean
}

export function KindMenu({ kind, onKind, trigger, isTriggerGone = false }: KindMenuProps) {
  const t = useText(briefChipsMessages)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          if (isTriggerGone) event.preventDefault()
        }}
      >
        <DropdownMenuLabel>{t('kind')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={kind ?? ''}>
          {briefKinds.map((each) => (
            <DropdownMenuRadioItem key={each} value={each} onSelect={() => onKind(each)}>
              {t(`kinds.${each}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
