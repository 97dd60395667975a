import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { Focus, MediaItem } from '../media-library.contract.ts'
import { moveFocusPoint, toFocus } from './focus-point.ts'
import { altOf } from './image-place.ts'

interface FocusPickerProps {
  item: MediaItem
  onChange: (focus: Focus) => void
}

const MAX_HEIGHT = '24rem'

/** The whole image with a movable point that every crop keeps. */
export function FocusPicker({ item, onChange }: FocusPickerProps) {
  const t = useText(mediaMessages)
  const hintId = useId()
  const alt = altOf(item, useLocale())
  const { focus, width, height } = item
  const [x, y] = [Math.round(focus.x * 100), Math.round(focus.y * 100)]

  function put(event: MouseEvent<HTMLElement>) {
    const frame = event.currentTarget.getBoundingClientRect()
    onChange(toFocus((event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height))
  }
  function grab(event: PointerEvent<HTMLElement>) {
    const isHandle = event.target instanceof Element && event.target.hasAttribute('data-handle')
    // A finger beside the handle scrolls the page, or taps.
    if (event.pointerType !== 'mouse' && !isHandle) return
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) put(event)
  }
  function press(event: KeyboardEvent) {
    const next = moveFocusPoint(focus, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  const range = {
    type: 'range',
    min: 0,
    max: 100,
    step: 1,
    'aria-valuetext': t('focus.value', { x, y }),
    'aria-describedby': hintId,
    onKeyDown: press,
    className: 'sr-only',
  } as const

  return (
    <section aria-label={t('focus.title')} className="flex min-w-0 flex-col gap-2">
      <div className="group flex justify-center overflow-hidden rounded-md border bg-surface-sunken">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two sliders inside do the same by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the two sliders inside do the same */}
        <div
          onClick={put}
          onPointerDown={grab}
          onPointerMove={drag}
          style={{
            aspectRatio: `${width} / ${height}`,
            width: `min(100%, calc(${MAX_HEIGHT} * ${width / height}))`,
          }}
          className="relative cursor-crosshair select-none"
        >
          <img
            src={item.url}
            alt={alt.text}
            lang={alt.lang}
            width={width}
            height={height}
            draggable={false}
            className="size-full"
          />
          <input
            {...range}
            aria-label={t('focus.across')}
            value={x}
            onChange={(event) => onChange(toFocus(Number(event.target.value) / 100, focus.y))}
          />
          <input
            {...range}
            aria-label={t('focus.down')}
            value={y}
            onChange={(event) => onChange(toFocus(focus.x, Number(event.target.value) / 100))}
          />
          <span
            data-handle
            style={{ left: `${x}%`, top: `${y}%` }}
            className="absolute size-9 pointer-coarse:size-12 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none rounded-full border-2 border-white bg-black/25 shadow-raised outline-black/60 outline-1 active:cursor-grabbing group-has-[input:focus-visible]:outline-4 group-has-[input:focus-visible]:outline-ring"
          >
            <span className="pointer-events-none absolute inset-0 m-auto size-1.5 rounded-full bg-white" />
          </span>
        </div>
      </div>
      <p id={hintId} className="text-muted text-xs">
        {t('focus.hint')} <span className="pointer-coarse:hidden">{t('focus.keys')}</span>
      </p>
    </section>
  )
}
