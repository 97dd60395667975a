import { Download, Megaphone, Trash2 } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import type { BrandPicture } from '../brand-pictures.contract.ts'
import { templates } from '../brand-studio.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { fileUrlOf } from './download-menu.tsx'

export type PictureActions = {
  onEdit: (picture: BrandPicture) => void
  onUse: (picture: BrandPicture) => void
  onDelete: (picture: BrandPicture) => void
}

export function PictureCard({ picture, actions }: { picture: BrandPicture; actions: PictureActions }) {
  const t = useText(brandPictureMessages)
  const format = useFormat()
  const { headline } = picture.texts
  const name = t(`editor.names.${picture.template}`)
  const { width, height } = picture.scene ?? templates[picture.template]
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <button
        type="button"
        aria-label={t('editor.editNamed', { headline })}
        onClick={() => actions.onEdit(picture)}
        className="flex h-44 items-center justify-center bg-surface-sunken p-3"
      >
        <img
          src={picture.pictureUrl}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className="max-h-full w-auto max-w-full rounded-sm border object-contain"
        />
      </button>
      <div className="flex min-w-0 items-start gap-2 p-4">
        <div className="min-w-0 flex-1">
          <h3 className="truncate">{headline}</h3>
          <p className="truncate text-muted text-xs">{name}</p>
          <p className="text-muted text-xs">{format.dateTime(picture.updatedAt)}</p>
        </div>
        <RowMenu label={t('editor.menu', { headline })}>
          <DropdownMenuItem onSelect={() => actions.onUse(picture)}>
            <Megaphone aria-hidden />
            {t('editor.use')}
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={fileUrlOf(picture.id, 'png')} download>
              <Download aria-hidden />
              {t('editor.png')}
            </a>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={fileUrlOf(picture.id, 'jpeg')} download>
              <Download aria-hidden />
              {t('editor.jpeg')}
            </a>
          </DropdownMenuItem>
          <DropdownMenuItem tone="danger" onSelect={() => actions.onDelete(picture)}>
            <Trash2 aria-hidden />
            {t('editor.delete')}
          </DropdownMenuItem>
        </RowMenu>
      </div>
      <div className="mt-auto px-4 pb-4">
        <Button variant="secondary" size="sm" className="w-full" onClick={() => actions.onEdit(picture)}>
          {t('editor.edit')}
        </Button>
      </div>
    </Card>
  )
}
