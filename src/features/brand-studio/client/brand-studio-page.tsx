import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#client/ui/tabs.tsx'
import { BrandMenu, useBrands, useShownBrand } from '#core/brands/index.client.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { AssetsTab } from './assets-tab.tsx'
import { useStudioDesign } from './brand-studio.queries.ts'
import { EditorTab } from './editor-tab.tsx'
import { IdentityTab } from './identity-tab.tsx'
import { StudioTab } from './studio-tab.tsx'
import { studioTabs, useStudioSearchParams } from './use-studio-search-params.ts'

/** The shape of the first tab while the brand loads. */
function StudioSkeleton({ label }: { label: string }) {
  return (
    <section aria-label={label} aria-busy className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg max-lg:order-first" />
    </section>
  )
}

export function BrandStudioPage() {
  const t = useText(brandStudioMessages)
  const common = useText(commonMessages)
  const place = useStudioSearchParams()
  useTitle(`${t(`tabs.${place.tab}`)} · ${t('title')}`)
  const brands = useBrands().data?.items ?? []
  const shown = useShownBrand()
  const design = useStudioDesign()

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={shown ? <BrandMenu brands={brands} active={shown} /> : undefined}
      />
      <Tabs
        value={place.tab}
        onValueChange={(tab) => place.goTo(studioTabs.find((known) => known === tab) ?? 'identity')}
      >
        <TabsList aria-label={t('tabs.label')}>
          {studioTabs.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={place.tab}>
          {design.isPending ? <StudioSkeleton label={t('loading')} /> : null}
          {design.isError && !design.data ? (
            <Card>
              <ErrorState
                title={t('error')}
                reason={reasonOf(design.error)}
                retryLabel={common('retry')}
                retrying={design.isFetching}
                onRetry={() => design.refetch()}
              />
            </Card>
          ) : null}
          {design.data && place.tab === 'identity' ? (
            <IdentityTab key={design.data.brandId} design={design.data} />
          ) : null}
          {design.data && place.tab === 'editor' ? <EditorTab design={design.data} place={place} /> : null}
          {design.data && place.tab === 'assets' ? <AssetsTab design={design.data} /> : null}
          {design.data && place.tab === 'studio' ? <StudioTab design={design.data} place={place} /> : null}
        </TabsContent>
      </Tabs>
    </>
  )
}
