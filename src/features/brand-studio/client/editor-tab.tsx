import { Palette, Sparkles, Type } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { BrandPicture } from '../brand-pictures.contract.ts'
import type { BrandDesign, TemplateId } from '../brand-studio.contract.ts'
import type { DesignDraft } from '../design-draft.ts'
import { brandPictureMessages } from '../i18n/index.ts'
import { FontsDialog } from './fonts-dialog.tsx'
import { IdeaDialog, type Writer } from './idea-dialog.tsx'
import { PalettesDialog } from './palettes-dialog.tsx'
import { type OpenedPicture, PictureDialogs } from './picture-dialogs.tsx'
import { SavedPictures } from './saved-pictures.tsx'
import { TemplateTiles } from './template-tiles.tsx'
import { ToolCard } from './tool-card.tsx'
import { useDesignDraft } from './use-design-draft.ts'
import type { StudioSearchParams } from './use-studio-search-params.ts'

/** What “Pro Templates” opens. */
const templatesOpened: OpenedPicture = { kind: 'design', start: { size: 'instagram_post' } }

const PostDesign = lazy(async () => ({ default: (await import('./designer/post-design.tsx')).PostDesign }))

export function EditorTab({ design, place }: { design: BrandDesign; place: StudioSearchParams }) {
  const t = useText(brandPictureMessages)
  const { change } = useDesignDraft(design)
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const { brandId } = design
  const { tool, post, goTo } = place
  const closeTool = () => goTo('editor')

  const make = (size: TemplateId) => setOpened({ kind: 'design', start: { size } })
  function edit(picture: BrandPicture, writtenBy?: Writer) {
    const { headline, line, call } = picture.texts
    const words = { headline, line, call, sticker: '' }
    setOpened({ kind: 'design', start: { size: picture.template, picture, words, writtenBy } })
  }
  function showNext(next: OpenedPicture | null) {
    setOpened(next)
    if (tool === 'templates') closeTool()
  }
  function apply(changes: Partial<DesignDraft>) {
    change(changes)
    toast({ title: t('tools.applied'), description: t('tools.appliedText') })
    goTo('identity')
  }

  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="studio-templates">
        <h2 id="studio-templates" className="text-base">
          {t('editor.templates')}
        </h2>
        <p className="mt-0.5 mb-4 text-muted">{t('editor.templatesHint')}</p>
        <TemplateTiles palette={design.colorPalette} onCreate={make} />
      </section>
      <section aria-labelledby="studio-tools">
        <h2 id="studio-tools" className="mb-4 text-base">
          {t('editor.tools')}
        </h2>
        <div className="grid gap-3 md:grid-cols-3">
          <ToolCard
            Icon={Palette}
            title={t('tools.palettes.title')}
            text={t('tools.palettes.text')}
            action={t('tools.palettes.open')}
            onOpen={() => goTo('editor', 'palettes')}
          />
          <ToolCard
            Icon={Type}
            title={t('tools.fonts.title')}
            text={t('tools.fonts.text')}
            action={t('tools.fonts.open')}
            onOpen={() => goTo('editor', 'fonts')}
          />
          <ToolCard
            Icon={Sparkles}
            title={t('tools.generator.title')}
            text={t('tools.generator.text')}
            action={t('tools.generator.open')}
            onOpen={() => goTo('editor', 'generator')}
          />
        </div>
      </section>
      <section aria-labelledby="studio-saved">
        <h2 id="studio-saved" className="mb-4 text-base">
          {t('editor.saved')}
        </h2>
        <SavedPictures
          brandId={brandId}
          onCreate={() => make('instagram_post')}
          actions={{
            onEdit: (picture) => edit(picture),
            onUse: (picture) => setOpened({ kind: 'use', picture }),
            onDelete: (picture) => setOpened({ kind: 'delete', picture }),
          }}
        />
      </section>
      {tool === 'palettes' ? (
        <PalettesDialog onChoose={(colorPalette) => apply({ colorPalette })} onClose={closeTool} />
      ) : null}
      {tool === 'fonts' ? (
        <FontsDialog onChoose={(typography) => apply({ typography })} onClose={closeTool} />
      ) : null}
      {tool === 'generator' ? (
        <IdeaDialog
          brandId={brandId}
          onClose={closeTool}
          onMade={(picture, writtenBy) => {
            closeTool()
            edit(picture, writtenBy)
          }}
        />
      ) : null}
      {post ? (
        <Suspense>
          <PostDesign {...post} onClose={closeTool} />
        </Suspense>
      ) : null}
      <PictureDialogs
        opened={tool === 'templates' ? (opened ?? templatesOpened) : opened}
        design={design}
        onChange={showNext}
      />
    </div>
  )
}
