import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import type { MediaKind } from '../media-library.contract.ts'
import { acceptedFiles } from './upload-media.ts'

interface AddMediaButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  onFiles: (files: File[]) => void
  multiple?: boolean
  /** Only files of this kind. */
  kind?: MediaKind | undefined
  children: ReactNode
}

/** Chooses files; on a phone, also from the camera. */
export function AddMediaButton({ onFiles, multiple = true, kind, children, ...look }: AddMediaButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles(kind)}
        multiple={multiple}
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Reset, so that choosing the same file again fires a change event.
          event.target.value = ''
        }}
      />
    </>
  )
}
