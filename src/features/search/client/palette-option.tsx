import { CornerDownLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { markMatches } from '../match-text.ts'
import type { PaletteItem } from './palette-item.ts'

function Marked({ text, query }: { text: string; query: string }) {
  if (!query) return text
  return markMatches(text, query).map(({ text, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <mark key={at} className="bg-transparent font-semibold text-primary-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

export interface PaletteOptionProps {
  id: string
  item: PaletteItem
  query: string
  isActive: boolean
  onPoint: () => void
  onOpen: () => void
}

/** A link where there is an address, so that the browser's own menu and clicks work, too. */
export function PaletteOption({ id, item, query, isActive, onPoint, onOpen }: PaletteOptionProps) {
  const { label, detail, Icon, to } = item
  function click(event: MouseEvent) {
    if (to && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    onOpen()
  }
  const common = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onPointerMove: onPoint,
    onClick: click,
    className:
      'flex min-h-10 pointer-coarse:min-h-12 scroll-my-9 cursor-default items-center gap-3 rounded-md px-3 py-2 outline-none aria-selected:bg-primary-subtle',
  } as const
  const content = (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-3">
        <span className="min-w-0 max-w-full truncate sm:shrink-0 sm:max-w-[70%]" dir="auto">
          <Marked text={label} query={query} />
        </span>
        {detail ? (
          <span className="min-w-0 truncate text-muted text-xs sm:text-sm" dir="auto">
            <Marked text={detail} query={query} />
          </span>
        ) : null}
      </span>
      {isActive ? (
        <CornerDownLeft
          aria-hidden
          className="size-3.5 shrink-0 pointer-coarse:hidden text-muted max-sm:hidden"
        />
      ) : null}
    </>
  )
  return to ? (
    <a href={to} {...common}>
      {content}
    </a>
  ) : (
    <div {...common}>{content}</div>
  )
}
