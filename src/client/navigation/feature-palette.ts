import type { LucideIcon } from 'lucide-react'
import type { Words } from '#platform/locale.ts'
import type { ScreenPath } from '#platform/screens.ts'

/** Something to do, or a part of a screen to open. */
export type PaletteEntry = {
  label: Words
  /** Further words to find it by, in each language. */
  words: Words
  /** A second, smaller line. */
  detail?: Words
  Icon: LucideIcon
  /** Its address, with search params. */
  to: string
  /** Entries are sorted by it. */
  position: number
  /** It is the whole screen at that address, which then needs no line of its own. */
  isScreen?: true
  /** Whether only managers and owners may do it. */
  needsManager?: true
}

/** A keyboard shortcut inside a screen. */
type Shortcut = {
  /** `Mod` is ⌘ on a Mac, and Ctrl elsewhere. */
  keys: readonly string[]
  label: Words
}

/** `palette` in a feature's `palette.client.ts`: what the command palette offers of it. */
export type FeaturePalette = {
  actions?: readonly PaletteEntry[]
  /** Parts of screens, such as a section of the settings. */
  parts?: readonly PaletteEntry[]
  /** Screens outside the sidebar. */
  screens?: readonly { path: ScreenPath; Icon: LucideIcon; position: number }[]
  /** Further words to find its screens by. */
  screenWords?: Partial<Record<ScreenPath, Words>>
  shortcuts?: readonly Shortcut[]
}
