import { FlaskConical } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { sandboxMessages } from '../i18n/index.ts'

/** Nobody may take this page for the network itself. */
export function SandboxBanner({ platform }: { platform: string }) {
  const t = useText(sandboxMessages)
  return (
    <div className="mb-6 flex items-start gap-3 rounded-lg bg-warning-subtle p-4 sm:items-center sm:p-5">
      <FlaskConical aria-hidden className="size-6 text-warning" />
      <div className="min-w-0">
        <p className="text-balance font-semibold text-base text-warning">{t('banner')}</p>
        <p className="mt-1 max-w-prose text-pretty">{t('bannerReason', { platform })}</p>
      </div>
    </div>
  )
}
