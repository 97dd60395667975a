import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { ComboboxList } from '#client/ui/combobox-list.tsx'
import { matchingOptions } from '#client/ui/combobox-options.ts'
import { useFieldControl } from '#client/ui/field-context.ts'
import { mediaMessages } from '../i18n/index.ts'
import { MAX_TAGS } from '../media-library.contract.ts'
import { addTags, isSameTag, parseTags } from './tag-list.ts'

interface TagInputProps {
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** Existing tags, most used first. */
  suggestions: readonly string[]
  /** Not a tag yet; saving counts it as one. */
  typed: string
  onType: (typed: string) => void
}

const NONE = -1

/** Tags as chips. Enter or comma adds one, Backspace removes the last. */
export function TagInput({ tags, onChange, suggestions, typed, onType }: TagInputProps) {
  const t = useText(mediaMessages)
  const field = useFieldControl({})
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const unused = suggestions.filter((tag) => !tags.some((used) => isSameTag(used, tag)))
  const options = matchingOptions(
    unused.map((tag) => ({ value: tag, label: tag })),
    typed,
  )
  const isFull = tags.length >= MAX_TAGS
  const isListed = isOpen && !isFull && options.length > 0

  function close() {
    setIsOpen(false)
    setActive(NONE)
  }
  function add(text: string) {
    const more = parseTags(text)
    if (more.length > 0) onChange(addTags(tags, more))
    onType('')
    close()
  }
  function remove(tag: string) {
    onChange(tags.filter((kept) => kept !== tag))
    input.current?.focus()
  }
  function move(by: number) {
    setIsOpen(true)
    setActive((now) => Math.min(options.length - 1, Math.max(0, now + by)))
  }
  function press(event: KeyboardEvent) {
    const isEmpty = typed === ''
    const act = {
      Enter: () => add((isListed && options[active]?.value) || typed),
      ',': () => add(typed),
      Backspace: isEmpty && tags.length > 0 ? () => onChange(tags.slice(0, -1)) : undefined,
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: isListed ? close : undefined,
    }[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips is a click into the field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself is reached by keyboard */}
      <div
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        className="control flex cursor-text flex-wrap items-center gap-1.5 py-1.5 pl-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring has-[input:focus-visible]:outline-offset-2"
      >
        {tags.map((tag) => (
          <span
            key={tag}
            className="inline-flex min-w-0 max-w-full items-center gap-0.5 rounded-sm bg-surface-sunken pl-2 text-ink"
          >
            <span className="truncate py-0.5">{tag}</span>
            <button
              type="button"
              aria-label={t('item.removeTag', { tag })}
              onClick={() => remove(tag)}
              className="flex size-6 pointer-coarse:size-8 shrink-0 items-center justify-center rounded-sm text-muted transition-colors hover:text-ink"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={isListed && active !== NONE ? `${listId}-${active}` : undefined}
          readOnly={isFull}
          value={typed}
          onClick={() => setIsOpen(true)}
          onChange={(event) => {
            // Pasted lists and phone keyboards, which report no comma key.
            if (/[,;\n]/.test(event.target.value)) return add(event.target.value)
            onType(event.target.value)
            setIsOpen(true)
            setActive(NONE)
          }}
          onKeyDown={press}
          onBlur={() => add(typed)}
          className="min-h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none"
          {...field}
        />
      </div>
      {isListed ? (
        <ComboboxList
          id={listId}
          label={t('item.tagSuggestions')}
          emptyLabel=""
          options={options}
          active={active}
          value=""
          onChoose={({ value }) => add(value)}
        />
      ) : null}
    </div>
  )
}
