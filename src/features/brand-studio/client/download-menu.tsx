import { Download } from 'lucide-react'
import { urlOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { pathOf } from '#platform/endpoint.ts'
import { downloadBrandPicture } from '../brand-pictures.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'

const formats = ['png', 'jpeg'] as const

/** The download URL of a picture. */
export const fileUrlOf = (id: string, format: (typeof formats)[number]) =>
  urlOf(pathOf(downloadBrandPicture.path, { id }), { format })

interface DownloadMenuProps {
  /** Saves pending changes; answers the id of the picture, or null if that failed. */
  onBefore: () => Promise<string | null>
  disabled: boolean
}

export function DownloadMenu({ onBefore, disabled }: DownloadMenuProps) {
  const t = useText(brandPictureMessages)
  async function take(format: (typeof formats)[number]) {
    const id = await onBefore()
    // The answer is an attachment, so the page stays.
    if (id) window.location.assign(fileUrlOf(id, format))
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button variant="secondary" disabled={disabled}>
          <Download aria-hidden />
          <span className="max-sm:sr-only">{t('editor.download')}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {formats.map((format) => (
          <DropdownMenuItem key={format} onSelect={() => void take(format)}>
            {t(`editor.${format}`)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
