import { useId, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import type { BriefKind } from '#writer/reading/brief-reading.ts'
import { bareText } from '../bare-text.ts'
import {
  type BriefDraft,
  type BriefSpan,
  findSpan,
  removeFromBrief,
  replaceInBrief,
  roomAt,
} from '../edit-brief.ts'
import { briefChipsMessages } from '../i18n/index.ts'
import { joinBrief } from '../join-brief.ts'
import { shownParts } from '../shown-parts.ts'
import { type BriefDirection, type BriefSummary, MAX_AS_CONTENT, MAX_BRIEF } from '../writing.contract.ts'
import { ChipPopover } from './chip-popover.tsx'
import { useChipWords } from './chip-words.ts'
import { DirectionChip } from './direction-chip.tsx'
import { KindChip } from './kind-chip.tsx'
import { KindQuestion } from './kind-question.tsx'
import { PartEditor } from './part-editor.tsx'

interface BriefChipListProps {
  brief: BriefDraft
  reading: BriefSummary
  /** With a note, the change can be undone. */
  onChange: (brief: BriefDraft, note?: string) => void
}

/** Stays the same while the text of a part changes, so that its chip keeps the focus. */
function withKeys<Each>(items: readonly Each[], typeOf: (item: Each) => string) {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const type = typeOf(item)
    const place = counts.get(type) ?? 0
    counts.set(type, place + 1)
    return { key: `${type}-${place}`, item }
  })
}

export function BriefChipList({ brief, reading, onChange }: BriefChipListProps) {
  const t = useText(briefChipsMessages)
  const words = useChipWords()
  const howId = useId()
  const [isAnswered, setIsAnswered] = useState(false)
  const facts = shownParts(reading.parts)
  const keptCount = reading.parts.filter(({ type }) => type === 'detail').length
  const published = new Set(brief.asContent)
  const directions = reading.directions.filter(({ text }) => !published.has(text))
  const choose = (kind: BriefKind) => onChange({ ...brief, kind })
  const isSure = brief.kind !== undefined || reading.isKindSure

  function remove(span: BriefSpan) {
    const text = bareText(joinBrief(brief).slice(span.start, span.end))
    onChange(removeFromBrief(brief, span), t('removed', { text: t('quoted', { text }) }))
  }
  function publish({ text }: BriefDirection) {
    const asContent = [...(brief.asContent ?? []), text].slice(-MAX_AS_CONTENT)
    onChange({ ...brief, asContent }, t('published', { text: t('quoted', { text: bareText(text) }) }))
  }

  return (
    <>
      {isSure ? null : (
        <KindQuestion
          reading={reading}
          onKind={(kind) => {
            setIsAnswered(true)
            choose(kind)
          }}
        />
      )}
      {isSure || facts.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {isSure ? (
            <li className="max-w-full">
              <KindChip kind={brief.kind ?? reading.kind} onKind={choose} takesFocus={isAnswered} />
            </li>
          ) : null}
          {withKeys(facts, ({ type }) => type).map(({ key, item: part }) => {
            const span = findSpan(brief, part)
            const shown = words.ofPart(part)
            return (
              <li key={key} className="max-w-full">
                <ChipPopover words={shown} look="fact">
                  {(close) => (
                    <PartEditor
                      label={shown.label ?? shown.value}
                      text={span && joinBrief(brief).slice(span.start, span.end)}
                      maxLength={span ? roomAt(brief, span, MAX_BRIEF) : 0}
                      onSave={(text) => {
                        close()
                        if (span) onChange(replaceInBrief(brief, span, text))
                      }}
                      onRemove={() => {
                        close('isGone')
                        if (span) remove(span)
                      }}
                    />
                  )}
                </ChipPopover>
              </li>
            )
          })}
        </ul>
      ) : null}
      {keptCount > 0 ? (
        <p className="text-muted text-xs">{t(facts.length > 0 ? 'keptToo' : 'kept', { count: keptCount })}</p>
      ) : null}
      {reading.isSerious ? <p className="text-sm">{t('serious')}</p> : null}
      {directions.length > 0 ? (
        <div className="flex flex-col gap-2">
          <h4 id={howId} className="font-medium text-sm">
            {t('how')}
          </h4>
          <ul aria-labelledby={howId} className="flex flex-wrap gap-2">
            {withKeys(directions, ({ wish }) => wish.type).map(({ key, item: direction }) => {
              const span = findSpan(brief, direction)
              return (
                <li key={key} className="max-w-full">
                  <DirectionChip
                    direction={direction}
                    isRemovable={span !== null}
                    onRemove={() => span && remove(span)}
                    onPublish={() => publish(direction)}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      ) : null}
    </>
  )
}
