import { ChevronDown } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { supportMessages } from '#features/site/i18n/index.ts'
import { DocumentText } from '../documents/document-text.tsx'

const questions = ['signIn', 'data', 'demo', 'people', 'language', 'leaving'] as const

export function CommonQuestions() {
  const t = useText(supportMessages)
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-2 font-display text-xl">
        {t('questions.title')}
      </h2>
      <div className="divide-y">
        {questions.map((name) => (
          <details
            key={name}
            className="group print:details-content:[content-visibility:visible] print:break-inside-avoid"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-3 font-medium text-base hover:text-primary-ink [&::-webkit-details-marker]:hidden">
              {t(`questions.${name}.question`)}
              <ChevronDown
                aria-hidden
                className="size-4 text-muted transition-transform group-open:rotate-180 print:hidden"
              />
            </summary>
            <DocumentText
              text={t(`questions.${name}.answer`)}
              className="max-w-[32rem] pb-5 text-base text-muted leading-7"
            />
          </details>
        ))}
      </div>
    </section>
  )
}
