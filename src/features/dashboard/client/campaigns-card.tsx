import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import type { Dashboard, Period } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'
import { CampaignsProduct } from './campaigns-product.tsx'
import { PlannedPosts } from './planned-posts.tsx'

interface CampaignsCardProps {
  campaigns: Dashboard['campaigns']
  period: Period
}

export function CampaignsCard({ campaigns: { isSample, figures }, period }: CampaignsCardProps) {
  const t = useText(dashboardMessages)
  const { posts, planned } = figures
  return (
    <Card role="region" aria-label={t('campaigns.title')} className="flex flex-col">
      <CardHeader
        title={t('campaigns.title')}
        description={posts === 0 ? t(`campaigns.nothing.${period}`) : null}
        actions={isSample ? <SampleMark /> : null}
      />
      <CardBody className="flex flex-1 flex-col gap-5">
        <CampaignsProduct figures={figures} />
        {planned ? <PlannedPosts posts={posts} planned={planned} period={period} /> : null}
        <div className="mt-auto flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="sm">
            <Link href="/waterfall">{t('campaigns.create')}</Link>
          </Button>
          <Button asChild variant="ghost" size="sm">
            <Link href="/campaigns">{t('campaigns.all')}</Link>
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}
