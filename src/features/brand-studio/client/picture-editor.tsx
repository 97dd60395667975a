import { Megaphone, Redo2, Undo2 } from 'lucide-react'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { BrandPicture } from '../brand-pictures.contract.ts'
import { type BrandDesign, designTextsSchema } from '../brand-studio.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { useUpdatePicture } from './brand-pictures.queries.ts'
import { DownloadMenu } from './download-menu.tsx'
import { DrawnPicture } from './drawn-picture.tsx'
import type { Writer } from './idea-dialog.tsx'
import { PictureFields } from './picture-fields.tsx'
import { useHistory } from './use-history.ts'

interface PictureEditorProps {
  picture: BrandPicture
  design: BrandDesign
  /** The writer, if the text was generated. */
  writtenBy: Writer | undefined
  onSaved: (picture: BrandPicture) => void
  onUse: (picture: BrandPicture) => void
  onClose: () => void
}

/** Edits a picture with a live preview. */
export function PictureEditor({ picture, design, writtenBy, onSaved, onUse, onClose }: PictureEditorProps) {
  const t = useText(brandPictureMessages)
  const showSaved = useIfMounted(onSaved)
  const goOn = useIfMounted(onUse)
  const common = useText(commonMessages)
  const texts = useHistory(picture.texts)
  const update = useUpdatePicture()
  const checked = designTextsSchema.safeParse(texts.value)
  const isDirty = JSON.stringify(texts.value) !== JSON.stringify(picture.texts)
  const name = t(`editor.names.${picture.template}`)
  const shown = checked.success ? checked.data : picture.texts

  /** Answers the saved picture, or null if that failed, which was shown. */
  async function save(): Promise<BrandPicture | null> {
    if (!checked.success) return null
    if (!isDirty) return picture
    const saved = await update
      .mutateAsync({ params: { id: picture.id }, body: checked.data })
      .catch(() => null)
    if (saved) showSaved(saved)
    return saved
  }
  async function use() {
    const saved = await save()
    if (saved) goOn(saved)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={t('editor.title')}
      description={name}
      closeLabel={common('close')}
      onInteractOutside={(event) => {
        if (isDirty) event.preventDefault()
      }}
      footer={
        <>
          <div className="flex gap-2 sm:mr-auto">
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('editor.undo')}
              disabled={!texts.undo}
              onClick={texts.undo}
            >
              <Undo2 aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('editor.redo')}
              disabled={!texts.redo}
              onClick={texts.redo}
            >
              <Redo2 aria-hidden />
            </Button>
            <DownloadMenu
              id={picture.id}
              onBefore={async () => (await save()) !== null}
              disabled={!checked.success}
            />
          </div>
          <Button variant="secondary" disabled={!checked.success} onClick={() => void use()}>
            <Megaphone aria-hidden />
            {t('editor.use')}
          </Button>
          <Button
            disabled={!(isDirty && checked.success)}
            pending={update.isPending}
            onClick={() => void save()}
          >
            {t('editor.save')}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 md:sticky md:top-0">
          <DrawnPicture
            alt={t('editor.alt', { name, headline: shown.headline })}
            order={{ ...shown, brandId: picture.brandId, template: picture.template }}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {writtenBy ? (
            <Alert>{t(writtenBy === 'ai' ? 'editor.writtenAi' : 'editor.writtenBuiltIn')}</Alert>
          ) : null}
          <PictureFields texts={texts} palette={design.colorPalette} hasLogo={design.logoUrl !== null} />
        </div>
      </div>
    </Dialog>
  )
}
