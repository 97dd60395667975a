import { Fragment } from 'react'
import { cn } from './cn.ts'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** A key as it is written on the keyboard: `Mod` is ⌘ on a Mac, and Ctrl elsewhere. */
export const keyName = (key: string): string => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key)

export interface KeyCapsProps {
  keys: readonly string[]
  /** Between two keys, for example "then". */
  between?: string
  className?: string
}

export function KeyCaps({ keys, between, className }: KeyCapsProps) {
  return (
    <span className={cn('inline-flex items-center gap-1 whitespace-nowrap text-muted text-xs', className)}>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && between ? <span>{between}</span> : null}
          <kbd className="inline-flex min-w-5 items-center justify-center rounded-sm border bg-surface px-1 font-medium font-sans text-xs leading-5">
            {keyName(key)}
          </kbd>
        </Fragment>
      ))}
    </span>
  )
}
