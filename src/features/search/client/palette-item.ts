import type { LucideIcon } from 'lucide-react'
import type { RecordKind } from '../record-kinds.ts'

type Target =
  /** An address. */
  | { to: string; run?: undefined }
  /** Something that happens here. */
  | { to?: undefined; run: () => void }

/** A screen or an action that the palette searches itself. */
export type Offer = {
  label: string
  /** Further words to find it by. */
  words: string
  detail?: string | undefined
  Icon: LucideIcon
} & Target

/** A line of the palette. */
export type PaletteItem = {
  key: string
  label: string
  detail?: string | undefined
  Icon: LucideIcon
} & Target

/** The line that asks the help chat. */
export const ASK_KEY = 'ask'

export type GroupId = RecordKind | 'recent' | 'actions' | 'screens' | 'help' | 'ask'

export type PaletteGroup = {
  id: GroupId
  items: PaletteItem[]
  /** They belong to what was typed before. */
  isStale?: boolean
}

export type HelpHit = { id: string; title: string }
/** Finds help articles. */
export type HelpSearch = (text: string) => HelpHit[]
