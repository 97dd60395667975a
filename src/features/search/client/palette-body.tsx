import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { KeyCaps } from '#client/ui/key-caps.tsx'
import { clip } from '#platform/clip.ts'
import { searchMessages } from '../i18n/index.ts'
import { MAX_QUERY } from '../record-kinds.ts'
import { ASK_KEY, type PaletteItem } from './palette-item.ts'
import { PaletteResults } from './palette-results.tsx'
import { type PaletteSources, usePaletteGroups } from './use-palette-groups.ts'

function KeyHints() {
  const t = useText(searchMessages)
  const hints = [
    { keys: ['↑', '↓'], name: 'choose' },
    { keys: ['Enter'], name: 'open' },
    { keys: ['Mod', 'Enter'], name: 'newTab' },
    { keys: ['Esc'], name: 'close' },
  ] as const
  return (
    <div
      aria-hidden
      className="hidden gap-5 border-t px-5 py-2.5 text-muted text-xs sm:flex pointer-coarse:hidden"
    >
      {hints.map(({ keys, name }) => (
        <span key={name} className="flex items-center gap-1.5">
          <KeyCaps keys={keys} />
          {t(`hints.${name}`)}
        </span>
      ))}
    </div>
  )
}

export interface PaletteBodyProps {
  sources: PaletteSources
  onOpen: (item: PaletteItem, isNewTab: boolean) => void
  onClose: () => void
}

/** A combobox: the field keeps the focus, and points at the line that Enter opens. */
export function PaletteBody({ sources, onOpen, onClose }: PaletteBodyProps) {
  const t = useText(searchMessages)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const query = clip(typed.trim(), MAX_QUERY)
  const results = usePaletteGroups(sources, query)
  const { groups, isSearching, isNothing } = results
  const items = groups.flatMap((group) => group.items)
  // An answer to an earlier text may not be what Enter is meant for.
  const fresh = groups.filter(({ isStale }) => !isStale).flatMap((group) => group.items)
  const isOnlyAsk = isSearching && fresh.every(({ key }) => key === ASK_KEY)
  const active = items.find(({ key }) => key === chosenKey) ?? (isOnlyAsk ? undefined : fresh[0])
  const idOf = ({ key }: PaletteItem) => `${id}-${key.replace(/\W+/g, '-')}`

  function move(by: number) {
    const at = active ? items.indexOf(active) : by > 0 ? -1 : 0
    const next = items.at((at + by) % items.length)
    if (next) setChosenKey(next.key)
  }
  function press(event: KeyboardEvent) {
    // During IME composition, keys choose a character.
    if (event.nativeEvent.isComposing) return
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active && onOpen(active, event.ctrlKey || event.metaKey),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b py-1 pr-2 pl-5">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active && idOf(active)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          maxLength={MAX_QUERY}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosenKey(null)
          }}
          onKeyDown={press}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <output className="sr-only">
        {query === '' || isSearching
          ? ''
          : isNothing
            ? t('nothing', { query })
            : t('count', { count: items.length })}
      </output>
      <PaletteResults
        id={`${id}-list`}
        idOf={idOf}
        active={active}
        query={query}
        {...results}
        onPoint={({ key }) => setChosenKey(key)}
        onOpen={(item) => onOpen(item, false)}
      />
      <KeyHints />
    </>
  )
}
