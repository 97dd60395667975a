import { useText } from '#client/i18n/use-text.ts'
import { mailingMessages } from '../i18n/index.ts'
import type { Mailing } from '../mailings.contract.ts'

/** How often each link was opened. */
export function MailingLinks({ links }: Pick<Mailing, 'links'>) {
  const t = useText(mailingMessages)
  if (links.length === 0) return null
  return (
    <section aria-label={t('links')}>
      <h4 className="font-medium">{t('links')}</h4>
      <ul className="mt-1 flex flex-col divide-y">
        {links.map(({ code, url, clicks }) => (
          <li key={code} className="flex items-baseline justify-between gap-4 py-2">
            <span dir="ltr" className="min-w-0 break-all text-muted">
              {url}
            </span>
            <span className="shrink-0 font-medium tabular">{t('clicks', { count: clicks })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
