import { lazy, Suspense } from 'react'
import type { MediaPickerProps } from './media-picker.tsx'

const Loaded = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }))

/** The code of the dialog is loaded when it is first opened. */
export function MediaPicker(props: MediaPickerProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
