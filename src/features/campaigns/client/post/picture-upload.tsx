import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { pictureTypes } from '#core/files/files.contract.ts'
import { acceptOf, useUpload } from '#core/files/index.client.ts'
import { usePutMedia } from '../detail/campaign.queries.ts'

interface PictureUploadProps {
  path: { id: string; postId: string }
  /** The picture whose place the new one takes. */
  replaces?: string
  alt?: string
  label: string
  /** What the button is called where several of them stand on the screen. */
  name?: string
  icon: ReactNode
}

/** Sends a picture and gives it to a post. */
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
          // Emptied, so that choosing the same file again is a change too.
          event.target.value = ''
        }}
      />
    </>
  )
}
