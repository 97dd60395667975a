import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { brandMessages } from '../i18n/index.ts'
import { BrandRow } from './brand-row.tsx'
import { useArchivedBrands, useRestoreBrand } from './brands.queries.ts'
import { useMayManageBrands } from './use-may-manage-brands.ts'

/** Hidden while nothing is archived, as in most shops. */
export function ArchivedBrands() {
  const t = useText(brandMessages)
  const common = useText(commonMessages)
  const { data, error, isError, isFetching, refetch } = useArchivedBrands()
  const restore = useRestoreBrand()
  const mayManage = useMayManageBrands()
  if (isError && !data) {
    return (
      <Card>
        <ErrorState
          title={t('archived.error')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          retrying={isFetching}
          onRetry={() => refetch()}
        />
      </Card>
    )
  }
  if (!data?.items.length) return null
  return (
    <Card>
      <CardHeader title={t('archived.title')} description={t('archived.text')} />
      <ul aria-label={t('archived.title')} className="mt-4 divide-y border-t">
        {data.items.map((brand) => (
          <BrandRow key={brand.id} brand={brand}>
            {mayManage ? (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('archived.restoreNamed', { name: brand.name })}
                pending={restore.isPending && restore.variables === brand.id}
                onClick={() => restore.mutate(brand.id)}
              >
                {t('archived.restore')}
              </Button>
            ) : null}
          </BrandRow>
        ))}
      </ul>
    </Card>
  )
}
