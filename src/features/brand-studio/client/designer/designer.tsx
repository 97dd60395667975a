import { Megaphone, Redo2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { BrandPicture } from '#features/brand-studio/brand-pictures.contract.ts'
import type { BrandDesign } from '#features/brand-studio/brand-studio.contract.ts'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { brandPictureMessages } from '#features/brand-studio/i18n/index.ts'
import { MediaPicker } from '#features/media-library/index.client.ts'
import { photosOf, type SceneSize } from '#media/scene/scene.ts'
import { DownloadMenu } from '../download-menu.tsx'
import type { Writer } from '../idea-dialog.tsx'
import { AddLayerBar } from './add-layer-bar.tsx'
import { ContrastAlerts } from './contrast-alerts.tsx'
import { designerKeys } from './designer-keys.ts'
import { LayerFields } from './layer-fields.tsx'
import { LayerList } from './layer-list.tsx'
import { SampleWordsDialog } from './sample-words-dialog.tsx'
import { SceneCanvas } from './scene-canvas.tsx'
import { middleBox } from './scene-changes.ts'
import { SelectionFields } from './selection-fields.tsx'
import { SizeField } from './size-field.tsx'
import { unchangedSamples } from './unchanged-samples.ts'
import { useSavePicture } from './use-save-picture.ts'
import { type Draft, useSceneDraft } from './use-scene-draft.ts'
import { useSceneKit } from './use-scene-tools.ts'
import { WordsFields } from './words-fields.tsx'

interface DesignerProps {
  design: BrandDesign
  first: Draft
  /** The saved picture; null for a new one. */
  picture: BrandPicture | null
  /** The writer, if the text was generated. */
  writtenBy?: Writer | undefined
  /** For a post, saving is using: the button says so, and there is no other. */
  isForPost: boolean
  /** The exact size of the post's picture. */
  postSize?: SceneSize | undefined
  onSaved: (picture: BrandPicture) => void
  onUse: (picture: BrandPicture) => void
  onClose: () => void
}

/** What a photo from the library is for. */
type Picking = 'background' | 'new' | 'layer'

/** Edits a picture layer by layer. */
export function Designer(props: DesignerProps) {
  const { design, first, picture, writtenBy, isForPost, postSize, onSaved, onUse, onClose } = props
  const t = useText(designerMessages)
  const pictures = useText(brandPictureMessages)
  const common = useText(commonMessages)
  const [photos, setPhotos] = useState(() => photosOf(first.scene))
  const kit = useSceneKit(design, photos)
  const draft = useSceneDraft(first, kit)
  const { scene, size, selected, selection } = draft
  const { save, isSaving, isDirty } = useSavePicture(design, picture, draft.value)
  const showSaved = useIfMounted(onSaved)
  const goOn = useIfMounted(onUse)
  const [picking, setPicking] = useState<Picking | null>(null)
  const [asks, setAsks] = useState(false)
  const [hasAskedForWords, setHasAskedForWords] = useState(false)
  /** What follows the saving that waits for an answer. */
  const [saving, setSaving] = useState<((saved: BrandPicture) => void) | null>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  const palette = [...new Set(Object.values(design.colorPalette).map((color) => color.toLowerCase()))]

  async function saveAnd(next: (saved: BrandPicture) => void) {
    const saved = await save()
    if (saved) next(saved)
  }

  /** Asks once whether the words of the template are meant. */
  function checkAnd(next: (saved: BrandPicture) => void) {
    if (hasAskedForWords || unchangedSamples(scene).length === 0) void saveAnd(next)
    else setSaving(() => next)
  }

  function takePhoto(url: string, focus: { x: number; y: number }) {
    setPhotos((known) => [...new Set([...known, url])])
    if (picking === 'background') draft.changePhoto({ url, focus })
    else if (picking === 'layer' && selected) draft.changeLayer(selected.id, { url, focus })
    else draft.add({ ...middleBox(scene, 0.45, 0.45), kind: 'photo', url, focus, shape: 'rounded' })
    setPicking(null)
  }

  return (
    <Dialog
      open
      onOpenChange={() => (isDirty && draft.undo ? setAsks(true) : onClose())}
      size="xl"
      title={t('title')}
      closeLabel={common('close')}
      className="h-[100dvh] max-h-none sm:h-[min(96dvh,64rem)] sm:max-h-none sm:max-w-[min(96vw,84rem)]"
      onKeyDown={designerKeys(draft)}
      onEscapeKeyDown={(event) => {
        if (selection.length === 0 || picking) return
        event.preventDefault()
        draft.select(null)
      }}
      onInteractOutside={(event) => {
        if (isDirty) event.preventDefault()
      }}
      footer={
        <div className="flex w-full items-center gap-2">
          <div className="mr-auto flex gap-1 sm:gap-2">
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('undo')}
              disabled={!draft.undo}
              onClick={draft.undo}
            >
              <Undo2 aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('redo')}
              disabled={!draft.redo}
              onClick={draft.redo}
            >
              <Redo2 aria-hidden />
            </Button>
            <DownloadMenu
              onBefore={async () => {
                const saved = await save()
                if (saved) showSaved(saved)
                return saved?.id ?? null
              }}
              disabled={isSaving}
            />
          </div>
          {isForPost ? (
            <Button pending={isSaving} onClick={() => checkAnd(goOn)}>
              {t('saveForPost')}
            </Button>
          ) : (
            <>
              <Button variant="secondary" disabled={isSaving} onClick={() => checkAnd(goOn)}>
                <Megaphone aria-hidden />
                <span className="max-sm:sr-only">{pictures('editor.use')}</span>
              </Button>
              <Button disabled={!isDirty} pending={isSaving} onClick={() => checkAnd(showSaved)}>
                {t('save')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className="flex min-h-full flex-col gap-4 md:h-full md:flex-row md:gap-6">
        <div className="-top-1 sticky z-10 h-[38dvh] shrink-0 rounded-md bg-surface-sunken p-3 md:static md:h-full md:min-w-0 md:flex-1">
          <SceneCanvas
            scene={scene}
            tools={kit.tools}
            selectedIds={selection.map(({ id }) => id)}
            label={t('canvas')}
            onSelect={(id, isAdding) => (id && isAdding ? draft.toggle(id) : draft.select(id))}
            onChange={draft.changeLayers}
            onEditText={() => textField.current?.focus()}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6 pb-2 md:w-84 md:shrink-0 md:overflow-y-auto md:overscroll-contain md:px-1">
          <SizeField
            label={t('size')}
            template={size}
            shown={scene}
            postSize={postSize}
            onChange={draft.changeSize}
          />
          {writtenBy ? (
            <Alert>{pictures(writtenBy === 'ai' ? 'editor.writtenAi' : 'editor.writtenBuiltIn')}</Alert>
          ) : null}
          {kit.isIncomplete ? <Alert tone="warning">{t('gallery.fontsMissing')}</Alert> : null}
          <ContrastAlerts draft={draft} tools={kit.tools} palette={palette} />
          <AddLayerBar draft={draft} design={design} onAddPhoto={() => setPicking('new')} />
          {selected ? (
            <LayerFields
              key={selected.id}
              draft={draft}
              layer={selected}
              palette={palette}
              textField={textField}
              onPickPhoto={() => setPicking('layer')}
            />
          ) : selection.length > 1 ? (
            <SelectionFields draft={draft} />
          ) : (
            <WordsFields draft={draft} palette={palette} onPickPhoto={() => setPicking('background')} />
          )}
          <LayerList draft={draft} />
          <p className="text-muted text-xs">{t('keys')}</p>
        </div>
      </div>
      {asks ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsks(false)}
          title={t('leave.title')}
          subject={draft.value.scene.words?.headline || t('title')}
          description={t('leave.text')}
          confirmLabel={t('leave.confirm')}
          cancelLabel={t('leave.stay')}
          onConfirm={onClose}
        />
      ) : null}
      {saving ? (
        <SampleWordsDialog
          texts={unchangedSamples(scene)}
          onClose={() => setSaving(null)}
          onSave={() => {
            setHasAskedForWords(true)
            setSaving(null)
            void saveAnd(saving)
          }}
        />
      ) : null}
      {picking ? (
        <MediaPicker
          title={t('gallery.pickPhoto')}
          onChoose={({ url, focus }) => takePhoto(url, focus)}
          onClose={() => setPicking(null)}
        />
      ) : null}
    </Dialog>
  )
}
