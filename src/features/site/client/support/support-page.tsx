import { Suspense } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { buttonStyles } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { ContactFormPart, ContactFormSkeleton } from '#features/contact/index.client.ts'
import { supportMessages } from '#features/site/i18n/index.ts'
import { isPlan } from '#platform/plans.ts'
import { DocumentHeader } from '../documents/document-header.tsx'
import { useScrollToSection } from '../landing/use-scroll-to-section.ts'
import { CommonQuestions } from '../pricing/common-questions.tsx'
import { AnswerTimes } from './answer-times.tsx'

const FORM = 'contact'

export function SupportPage() {
  const t = useText(supportMessages)
  const [search] = useSearchParams()
  const topic = search.get('topic') === 'sales' ? 'sales' : 'support'
  const plan = search.get('plan')
  useTitle(t('title'))
  // A link about sales leads to the form, not to the questions.
  useScrollToSection(topic === 'sales' ? FORM : undefined)
  return (
    <div className="grid gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start print:block print:py-6">
      <div className="flex min-w-0 max-w-[37.5rem] flex-col gap-10">
        <DocumentHeader title={t('heading')} intro={t('intro')}>
          <a href={`#${FORM}`} className={cn(buttonStyles(), 'mt-6 min-h-11 lg:hidden print:hidden')}>
            {t('toForm')}
          </a>
        </DocumentHeader>
        <AnswerTimes />
        <CommonQuestions />
        <p className="text-base">
          <Link
            href="/help"
            className="inline-flex min-h-11 items-center rounded-sm text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t('toHelp')}
          </Link>
        </p>
      </div>
      <Card id={FORM} className="max-w-[37.5rem] scroll-mt-24 p-5 sm:p-6 print:hidden">
        <h2 className="font-display text-lg">{t('form.title')}</h2>
        <p className="mt-1 mb-5 text-pretty text-muted">{t('form.text')}</p>
        <Suspense fallback={<ContactFormSkeleton />}>
          <ContactFormPart key={topic} topic={topic} plan={isPlan(plan) ? plan : undefined} />
        </Suspense>
      </Card>
    </div>
  )
}
