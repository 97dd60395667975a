import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { fileMatchesAccept } from '#client/ui/file-accept.ts'
import { useUpdateBrand } from '#core/brands/index.client.ts'
import { pictureTypes } from '#core/files/files.contract.ts'
import { acceptOf, useUpload } from '#core/files/index.client.ts'
import type { BrandDesign } from '../brand-studio.contract.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { useDesignDraft } from './use-design-draft.ts'

const accept = acceptOf(pictureTypes)

/** Changes the logo immediately, without the rest of the design. */
export function UploadLogoButton({ design }: { design: BrandDesign }) {
  const t = useText(brandStudioMessages)
  const input = useRef<HTMLInputElement>(null)
  const { upload, refuse, isUploading } = useUpload(pictureTypes)
  const update = useUpdateBrand()
  const { isDirty, change } = useDesignDraft(design)

  async function take(file: File | undefined) {
    if (!file) return
    if (!fileMatchesAccept(file, accept)) return refuse('type')
    const logo = await upload(file)
    if (!logo) return
    update.mutate(
      { params: { id: design.brandId }, body: { logo } },
      // Unsaved changes would restore the old logo.
      { onSuccess: (brand) => isDirty && change({ logoUrl: brand.logo }) },
    )
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button
        variant="secondary"
        pending={isUploading || update.isPending}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden />
        {t('assets.upload')}
      </Button>
    </>
  )
}
