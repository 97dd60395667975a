import { createContext } from 'react'
import type { ChipItems } from './group-items.ts'

/** Names the chip that a press or key is on, before the area around the chips starts to drag it. */
export const PickContext = createContext<(chip: HTMLElement, items: ChipItems) => void>(() => undefined)
