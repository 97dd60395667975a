import { createContext, useContext } from 'react'

/** How many posts of a day are not loaded, because the day has many. */
export const LeftOffContext = createContext<ReadonlyMap<string, number>>(new Map())

export const useLeftOff = (day: string): number => useContext(LeftOffContext).get(day) ?? 0
