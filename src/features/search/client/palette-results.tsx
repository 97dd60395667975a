import { useEffect, useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { cn } from '#client/ui/cn.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { searchMessages } from '../i18n/index.ts'
import { ASK_KEY, type PaletteGroup, type PaletteItem } from './palette-item.ts'
import { PaletteOption } from './palette-option.tsx'

const headingClass = 'px-3 pt-3 pb-1 font-medium text-muted text-xs'

/** Recent records, while their names are read. */
function AwaitedRecent({ count }: { count: number }) {
  const t = useText(searchMessages)
  return (
    <div aria-hidden>
      <p className={headingClass}>{t('groups.recent')}</p>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div key={at} className="flex min-h-10 pointer-coarse:min-h-12 items-center px-3">
          <Skeleton className="w-48" />
        </div>
      ))}
    </div>
  )
}

export interface PaletteResultsProps {
  id: string
  idOf: (item: PaletteItem) => string
  groups: readonly PaletteGroup[]
  active: PaletteItem | undefined
  query: string
  awaited: number
  isSearching: boolean
  isError: boolean
  isNothing: boolean
  onPoint: (item: PaletteItem) => void
  onOpen: (item: PaletteItem) => void
}

export function PaletteResults({
  id,
  idOf,
  groups,
  active,
  query,
  awaited,
  isSearching,
  isError,
  isNothing,
  onPoint,
  onOpen,
}: PaletteResultsProps) {
  const t = useText(searchMessages)
  const list = useRef<HTMLDivElement>(null)
  const activeId = active && idOf(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  // A new text starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reacts to the text
  useEffect(() => {
    list.current?.scrollTo({ top: 0 })
  }, [query])

  return (
    <>
      {isNothing ? (
        <div className="px-5 pt-5 pb-2">
          <p className="break-words font-medium">{t('nothing', { query })}</p>
          <p className="mt-1 text-muted">{t('nothingHint')}</p>
        </div>
      ) : null}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('results')}
        aria-busy={isSearching}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
      >
        {awaited > 0 ? <AwaitedRecent count={awaited} /> : null}
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
          <div
            key={group.id}
            role="group"
            aria-labelledby={`${id}-${group.id}`}
            className={cn('transition-opacity', group.isStale && 'opacity-60')}
          >
            <div id={`${id}-${group.id}`} role="presentation" className={headingClass}>
              {t(`groups.${group.id}`)}
            </div>
            {group.items.map((item) => (
              <PaletteOption
                key={item.key}
                id={idOf(item)}
                item={item}
                query={item.key === ASK_KEY ? '' : query}
                isActive={item === active}
                onPoint={() => onPoint(item)}
                onOpen={() => onOpen(item)}
              />
            ))}
          </div>
        ))}
        {isSearching && !groups.some(({ isStale }) => isStale !== undefined) ? (
          <p aria-hidden className="px-3 py-2 text-muted">
            {t('loading')}
          </p>
        ) : null}
      </div>
      {isError ? (
        <Alert tone="warning" role="alert" className="m-3">
          {t('failed')}
        </Alert>
      ) : null}
    </>
  )
}
