import { Clapperboard, LayoutTemplate, PencilRuler, Sparkles } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import type { BrandDesign } from '../brand-studio.contract.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { InactiveStudio } from './inactive-studio.tsx'
import { ToolCard } from './tool-card.tsx'
import type { StudioSearchParams } from './use-studio-search-params.ts'

export function StudioTab({ design, place }: { design: BrandDesign; place: StudioSearchParams }) {
  const t = useText(brandStudioMessages)
  if (!design.isDesignStudioEnabled) return <InactiveStudio brandId={design.brandId} />
  return (
    <div className="flex flex-col gap-6">
      <Alert tone="success" title={t('studio.active')}>
        <span className="break-words">{t('studio.activeText', { name: design.brandName })}</span>
      </Alert>
      <div className="grid gap-3 md:grid-cols-3">
        <ToolCard
          Icon={PencilRuler}
          title={t('studio.editor.title')}
          text={t('studio.editor.text')}
          action={t('studio.editor.open')}
          onOpen={() => place.goTo('editor')}
        />
        <ToolCard
          Icon={Sparkles}
          title={t('studio.generator.title')}
          text={t('studio.generator.text')}
          action={t('studio.generator.open')}
          onOpen={() => place.goTo('editor', 'generator')}
        />
        <ToolCard
          Icon={LayoutTemplate}
          title={t('studio.templates.title')}
          text={t('studio.templates.text')}
          action={t('studio.templates.open')}
          onOpen={() => place.goTo('editor', 'templates')}
        />
      </div>
      <Card className="flex flex-wrap items-center gap-4 p-5">
        <Clapperboard aria-hidden className="size-5 text-muted" />
        <p className="min-w-0 flex-1 basis-56">{t('studio.video')}</p>
        <Button asChild variant="secondary" size="sm">
          <Link href="/campaigner">{t('studio.openVideo')}</Link>
        </Button>
      </Card>
    </div>
  )
}
