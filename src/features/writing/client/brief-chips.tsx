import { useEffect, useId, useRef, useState } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import type { BriefDraft } from '../edit-brief.ts'
import { briefChipsMessages } from '../i18n/index.ts'
import { joinBrief } from '../join-brief.ts'
import { shownParts } from '../shown-parts.ts'
import type { BriefSummary } from '../writing.contract.ts'
import { BriefChipList } from './brief-chip-list.tsx'
import { UndoLine } from './undo-line.tsx'
import { useBriefReading } from './use-brief-reading.ts'

interface BriefChipsProps {
  brief: BriefDraft
  brandId: string | null
  /** The time it is for, if any: "Friday" is counted from that day. */
  scheduledFor?: string | null | undefined
  onChange: (brief: BriefDraft) => void
  /** Below the field where it is written it keeps its space, so that nothing moves while the person types. */
  keepsSpace?: boolean
}

const countDetails = ({ parts, directions }: BriefSummary) => shownParts(parts).length + directions.length

/** Scrolling to something tall would also move frames that should not scroll, such as a dialog. */
const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

type Undo = { note: string; before: BriefDraft; text: string }

/** What was understood of a brief, each part to be corrected with a click. */
export function BriefChips({
  brief,
  brandId,
  scheduledFor = null,
  onChange,
  keepsSpace = false,
}: BriefChipsProps) {
  const t = useText(briefChipsMessages)
  const common = useText(commonMessages)
  const headingId = useId()
  const { reading, hasFailed, isReading, retry, readNow } = useBriefReading(brief, { brandId, scheduledFor })
  const [lastChange, setLastChange] = useState<Undo | null>(null)
  const section = useRef<HTMLElement>(null)
  const written = joinBrief(brief)
  // Typing on makes it too late: it would be lost.
  const undo = lastChange?.text === written ? lastChange : null

  function change(next: BriefDraft, note?: string) {
    setLastChange(note === undefined ? null : { note, before: brief, text: joinBrief(next) })
    readNow(next)
    onChange(next)
  }
  function takeBack(before: BriefDraft) {
    change(before)
    focusOn(section.current)
  }

  // Corrections belong to their brief: the next one begins without them.
  const isOver = written.trim() === '' && (brief.kind !== undefined || brief.asContent !== undefined)
  useEffect(() => {
    if (isOver) onChange({ ...brief, kind: undefined, asContent: undefined })
  })

  // A corrected part may be read as something else: its chip goes, and the focus with it.
  const isFocusInside = useRef(false)
  useEffect(() => {
    if (reading && isFocusInside.current && document.activeElement === document.body) focusOn(section.current)
  }, [reading])

  const count = reading ? countDetails(reading) : null
  if (!(reading || keepsSpace || undo)) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      onFocus={() => {
        isFocusInside.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) isFocusInside.current = false
      }}
      aria-labelledby={headingId}
      className={cn(
        'relative flex min-w-0 flex-col gap-3 rounded-md bg-surface-sunken px-4 py-3 outline-none',
        keepsSpace && 'min-h-30 pointer-coarse:min-h-36',
      )}
    >
      <h3 id={headingId} className="font-medium text-sm">
        {t('heading')}
      </h3>
      {reading ? <BriefChipList brief={brief} reading={reading} onChange={change} /> : null}
      {reading || undo ? null : (
        <p className="text-muted text-sm">
          {hasFailed ? `${t('failed')} ` : t(isReading ? 'reading' : 'hint')}
          {hasFailed ? (
            <Button variant="link" size="sm" onClick={retry}>
              {common('retry')}
            </Button>
          ) : null}
        </p>
      )}
      {undo ? <UndoLine key={undo.note} note={undo.note} onUndo={() => takeBack(undo.before)} /> : null}
      <p className="sr-only" aria-live="polite">
        {count === null ? '' : t('found', { count })}
      </p>
    </section>
  )
}
