import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { ReachToday } from '#connectors/social/reach-today.tsx'
import { screenNames, spanishPreviewMessages } from '#features/site/i18n/index.ts'
import { SignUpLink } from '../layout/sign-up-link.tsx'
import { PreviewCampaigns } from './preview-campaigns.tsx'
import { PreviewHeader } from './preview-header.tsx'
import { PreviewInbox } from './preview-inbox.tsx'
import { PreviewSales } from './preview-sales.tsx'
import { type PreviewEntry, PreviewSidebar } from './preview-sidebar.tsx'

/** A text mockup of the dashboard: nothing in it is clickable, or looks it. */
export function SpanishPreviewPage({ navigation }: { navigation: readonly PreviewEntry[] }) {
  const t = useText(spanishPreviewMessages)
  useTitle(screenNames[useLocale()]['/spanish-preview'])
  return (
    <div className="animate-fade-in pt-10 pb-16 sm:pt-14 lg:pb-24">
      <div className="flex flex-col gap-x-8 gap-y-4 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h1 className="font-display text-2xl">{t('heading')}</h1>
          <p className="mt-2 max-w-2xl text-pretty text-base text-muted">{t('text')}</p>
          <ReachToday className="mt-2 max-w-2xl" />
        </div>
        <Button asChild size="lg">
          <SignUpLink>{t('start')}</SignUpLink>
        </Button>
      </div>
      <div lang="es" className="mt-8 flex overflow-hidden rounded-lg border bg-canvas shadow-raised lg:mt-10">
        <PreviewSidebar navigation={navigation} />
        <div className="min-w-0 flex-1 p-4 sm:p-6 lg:p-8">
          <PreviewHeader />
          <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:gap-5">
            <PreviewSales />
            <PreviewCampaigns />
          </div>
          <PreviewInbox />
        </div>
      </div>
    </div>
  )
}
