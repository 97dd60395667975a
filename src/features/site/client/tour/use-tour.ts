import { type Dispatch, useEffect, useReducer } from 'react'
import { type TourAction, type TourState, tourReducer } from './tour-clock.ts'

const TICK_MS = 250
/** A background tab gets few ticks; it must not skip unseen scenes. */
const LONGEST_TICK_MS = 1_000

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export function useTour(): [TourState, Dispatch<TourAction>] {
  const [state, dispatch] = useReducer(tourReducer, null, () => ({
    elapsed: 0,
    isPlaying: !wantsStillness(),
  }))
  const { isPlaying } = state

  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      dispatch({ type: 'tick', ms: Math.min(now - last, LONGEST_TICK_MS) })
      last = now
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isPlaying])

  return [state, dispatch]
}
