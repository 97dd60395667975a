import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { pictureTypes } from '#core/files/files.contract.ts'
import { acceptOf, useUpload } from '#core/files/index.client.ts'
import { usePutMedia } from '../detail/campaign.queries.ts'

interface PictureUploadProps {
  path: { id: string; postId: string }
  /** The picture to replace. */
  replaces?: string
  alt?: string
  label: string
  /** Accessible name, needed if the screen has several such buttons. */
  name?: string
  icon: ReactNode
}

/** Uploads a picture and adds it to a post. */
export function PictureUpload({ path, replaces, alt = '', label, name, icon }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const { upload, isUploading } = useUpload(pictureTypes)
  const put = usePutMedia()

  async function take(file: File | undefined) {
    const url = file && (await upload(file))
    if (url) put.mutate({ params: path, body: { url, alt, ...(replaces && { replaces }) } })
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={isUploading || put.isPending}
        {...(name && { 'aria-label': name })}
        onClick={() => input.current?.click()}
      >
        {icon}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptOf(pictureTypes)}
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0])
          // Reset, so that choosing the same file again fires a change event.
          event.target.value = ''
        }}
      />
    </>
  )
}
