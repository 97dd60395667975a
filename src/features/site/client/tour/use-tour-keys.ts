import { type Dispatch, useEffect } from 'react'
import type { TourAction } from './tour-clock.ts'
import { tourScenes } from './tour-scenes.ts'

const actions = new Map<string, TourAction>([
  [' ', { type: 'toggle' }],
  ['k', { type: 'toggle' }],
  ['ArrowRight', { type: 'next' }],
  ['ArrowLeft', { type: 'previous' }],
  ['Home', { type: 'go', scene: 0 }],
  ['End', { type: 'go', scene: tourScenes.length - 1 }],
])

/** Space on a button or link activates that. */
const isForControl = ({ key, target }: KeyboardEvent) =>
  key === ' ' && target instanceof Element && target.closest('button, a') !== null

/** The tour is modal, so its keys work wherever the focus is. */
export function useTourKeys(dispatch: Dispatch<TourAction>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = actions.get(event.key.length === 1 ? event.key.toLowerCase() : event.key)
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isForControl(event)) return
      event.preventDefault()
      dispatch(action)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [dispatch])
}
