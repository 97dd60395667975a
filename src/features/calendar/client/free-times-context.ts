import { createContext, useContext } from 'react'
import type { FreeTime } from '../posting-times.contract.ts'

type ByDay = Readonly<Partial<Record<string, readonly FreeTime[]>>>

/** Posting times without a post, by day; null while they are not shown. */
export const FreeTimesContext = createContext<ByDay | null>(null)

const none: readonly FreeTime[] = []

export const useFreeTimesOn = (day: string): readonly FreeTime[] =>
  useContext(FreeTimesContext)?.[day] ?? none
