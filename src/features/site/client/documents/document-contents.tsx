import { ChevronDown } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { documentMessages } from '#features/site/i18n/documents/index.ts'

interface DocumentContentsProps {
  sections: { id: string; title: string }[]
}

/** Next to the text if there is room, collapsed above it if not, and hidden in print. */
export function DocumentContents({ sections }: DocumentContentsProps) {
  const t = useText(documentMessages)
  const links = sections.map(({ id, title }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="flex min-h-8 pointer-coarse:min-h-11 items-center rounded-sm py-1 text-muted transition-colors hover:text-ink"
      >
        {title}
      </a>
    </li>
  ))
  return (
    <nav aria-label={t('contents')} className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
      <details className="group mt-8 rounded-lg border bg-surface lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-lg px-4 font-medium [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ul className="px-4 pb-3">{links}</ul>
      </details>
      <div className="sticky top-24 hidden lg:block">
        <p className="mb-2 font-medium">{t('contents')}</p>
        <ul className="border-l pl-4">{links}</ul>
      </div>
    </nav>
  )
}
