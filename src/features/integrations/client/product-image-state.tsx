import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { integrationMessages } from '../i18n/index.ts'
import type { ProductImages } from '../integrations.contract.ts'

/** How many images of products are in the media library, and why others are not. */
export function ProductImageState({
  images: { added, waiting, failed, problem },
}: {
  images: ProductImages
}) {
  const t = useText(integrationMessages)
  return (
    <div className="mt-1 flex flex-col gap-0.5 text-muted text-xs">
      {added > 0 ? (
        <p>
          {t('images.added', { n: added })}{' '}
          <Link href="/media?kind=product" className="text-primary-ink underline">
            {t('images.open')}
          </Link>
        </p>
      ) : null}
      {waiting > 0 ? <p>{t('images.waiting', { n: waiting })}</p> : null}
      {failed > 0 && problem ? (
        <p className="text-warning">
          {t('images.failed', { n: failed })} {t(`images.problems.${problem}`)}
        </p>
      ) : null}
    </div>
  )
}
