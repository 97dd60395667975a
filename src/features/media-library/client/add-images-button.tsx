import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { acceptedImages } from './upload-images.ts'

interface AddImagesButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  onFiles: (files: File[]) => void
  multiple?: boolean
  children: ReactNode
}

/** Chooses files; on a phone, also from the camera. */
export function AddImagesButton({ onFiles, multiple = true, children, ...look }: AddImagesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedImages}
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
