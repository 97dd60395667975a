import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import type { BriefKind } from '#writer/reading/brief-reading.ts'
import { briefChipsMessages } from '../i18n/index.ts'
import { Chip } from './chip.tsx'
import { KindMenu } from './kind-menu.tsx'

interface KindChipProps {
  kind: BriefKind
  onKind: (kind: BriefKind) => void
  /** It replaces the question that was just answered. */
  takesFocus: boolean
}

export function KindChip({ kind, onKind, takesFocus }: KindChipProps) {
  const t = useText(briefChipsMessages)
  const chip = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) chip.current?.focus()
  }, [takesFocus])
  const words = { label: t('kind'), value: t(`kinds.${kind}`) }
  return <KindMenu kind={kind} onKind={onKind} trigger={<Chip ref={chip} words={words} look="kind" />} />
}
