import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { useUpload } from '#core/files/index.client.ts'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { fullName } from '#platform/full-name.ts'
import { profileMessages } from '../i18n/index.ts'
import { useChangeAvatar } from './profile.queries.ts'
import { squarePicture, UnreadablePicture } from './square-picture.ts'

export function AvatarCard({ user }: { user: CurrentUser }) {
  const t = useText(profileMessages)
  const input = useRef<HTMLInputElement>(null)
  const [isCutting, setIsCutting] = useState(false)
  const { upload, isUploading } = useUpload(['image/png', 'image/jpeg'])
  const change = useChangeAvatar()
  const isBusy = isCutting || isUploading || change.isPending

  async function show(file: File | undefined) {
    if (!file) return
    setIsCutting(true)
    try {
      const fileUrl = await upload(await squarePicture(file))
      if (fileUrl) change.mutate(fileUrl)
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      toast({ variant: 'destructive', title: t('picture.failed'), description: t('picture.unreadable') })
    } finally {
      setIsCutting(false)
    }
  }

  return (
    <Card>
      <CardHeader title={t('picture.title')} description={t('picture.description')} />
      <CardBody className="flex items-center gap-5">
        <Avatar name={fullName(user)} src={user.profileImageUrl} className="size-20 text-xl" />
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" pending={isBusy} onClick={() => input.current?.click()}>
              <ImageUp aria-hidden />
              {user.profileImageUrl ? t('picture.change') : t('picture.choose')}
            </Button>
            {user.profileImageUrl ? (
              <Button variant="ghost" disabled={isBusy} onClick={() => change.mutate(null)}>
                <Trash2 aria-hidden />
                {t('picture.remove')}
              </Button>
            ) : null}
          </div>
          <p className="text-muted text-xs">{t('picture.hint')}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            void show(event.target.files?.[0])
            // Reset, so that choosing the same file again fires a change event.
            event.target.value = ''
          }}
        />
      </CardBody>
    </Card>
  )
}
