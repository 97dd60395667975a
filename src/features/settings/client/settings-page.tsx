import { Lock } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { FormCardSkeleton } from '#client/forms/form-card-skeleton.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { settingsMessages } from '../i18n/index.ts'
import { SettingsNav } from './settings-nav.tsx'
import { isOpenTo, settingsSections } from './settings-sections.tsx'

/** One section at a time; which one is in the URL. */
export function SettingsPage() {
  const t = useText(settingsMessages)
  const { user } = useCurrentUser()
  const [params] = useSearchParams()
  const open = settingsSections.filter((section) => isOpenTo(section, user?.role))
  const wanted = settingsSections.find(({ id }) => id === params.get('section')) ?? open[0]
  useTitle(wanted ? `${t(`sections.${wanted.id}`)} · ${t('title')}` : t('title'))
  if (!wanted) return null
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <div className="grid items-start gap-6 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-10">
        <SettingsNav sections={open} current={wanted.id} />
        <section aria-label={t(`sections.${wanted.id}`)} className="min-w-0 max-w-3xl">
          {open.includes(wanted) ? (
            // Keyed by section, so that the previous one is not shown while the next loads.
            <Suspense key={wanted.id} fallback={<FormCardSkeleton label={t('loading')} />}>
              <wanted.Component />
            </Suspense>
          ) : (
            <Card>
              <EmptyState icon={<Lock />} title={t('noRight.title')} description={t('noRight.text')} />
            </Card>
          )}
        </section>
      </div>
    </>
  )
}
