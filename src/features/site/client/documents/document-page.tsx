import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { documentMessages } from '#features/site/i18n/documents/index.ts'
import { useScrollToSection } from '../landing/use-scroll-to-section.ts'
import { DocumentContents } from './document-contents.tsx'
import { DocumentHeader } from './document-header.tsx'
import { DocumentText } from './document-text.tsx'

interface DocumentWording {
  title: string
  intro: string
  /** A summary as a list. */
  short: string
  /** By hash in the URL; the same in both languages. */
  sections: Record<string, { title: string; text: string }>
}

export interface DocumentPageProps {
  wording: DocumentWording
  /** The day of the last change, such as 2026-03-10. */
  updated: string
}

/** A long text, about seventy characters per line, also for print: summary, contents, then all of it. */
export function DocumentPage({ wording, updated }: DocumentPageProps) {
  const t = useText(documentMessages)
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  const sections = Object.entries(wording.sections).map(([id, section]) => ({ id, ...section }))
  useTitle(wording.title)
  useScrollToSection()
  return (
    <article className="mx-auto grid max-w-[32rem] gap-x-20 py-10 sm:py-16 lg:max-w-[50rem] lg:grid-cols-[13rem_minmax(0,1fr)] print:block print:max-w-none print:py-6">
      <DocumentHeader title={wording.title} intro={wording.intro} className="lg:col-start-2">
        <p className="mt-4 text-muted text-sm">
          {t('updated')} <time dateTime={updated}>{day.format(new Date(`${updated}T00:00:00Z`))}</time>
        </p>
      </DocumentHeader>
      <DocumentContents sections={sections} />
      <div className="min-w-0 text-base leading-7 lg:col-start-2">
        <section
          aria-labelledby="short"
          className="mt-8 rounded-lg border bg-surface p-5 shadow-card sm:p-6 print:shadow-none"
        >
          <h2 id="short" className="mb-3">
            {t('short')}
          </h2>
          <DocumentText text={wording.short} />
        </section>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-24">
            <h2 id={`${id}-title`} className="mb-3 font-display text-xl print:break-after-avoid">
              {title}
            </h2>
            <DocumentText text={text} />
          </section>
        ))}
      </div>
    </article>
  )
}
