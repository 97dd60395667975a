import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { ScreenNames } from '#platform/screen-names.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { Lazy } from './lazy-with-preload.tsx'

/** `screens` in a feature's `screens.client.ts`: the code of its screens. */
export type FeatureScreens = Partial<Record<ScreenPath, Lazy<object>>>

/** One entry of the sidebar. */
export type NavigationEntry = {
  path: ScreenPath
  Icon: LucideIcon
  /** Entries are sorted by it. */
  position: number
  isHighlighted?: true
  /** A count next to the name. */
  Badge?: ComponentType
}

/** `navigation` in a feature's `navigation.client.ts`: what the shell needs to know of its screens. */
export type FeatureNavigation = {
  names: ScreenNames
  entries?: readonly NavigationEntry[]
}
