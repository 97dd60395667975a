import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { contactMessages } from '../i18n/index.ts'

interface ContactSentProps {
  name: string
  email: string
  mailed: boolean
  onAnother: (() => void) | undefined
  onDone: (() => void) | undefined
}

/** Replaces the form and says what happens next, accurately. */
export function ContactSent({ name, email, mailed, onAnother, onDone }: ContactSentProps) {
  const t = useText(contactMessages)
  const common = useText(commonMessages)
  const title = useRef<HTMLHeadingElement>(null)
  // The focused button was removed; screen readers continue here.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4 py-2">
      <div className="flex size-11 items-center justify-center rounded-lg bg-success-subtle text-success">
        <CircleCheck aria-hidden className="size-5" />
      </div>
      <div className="min-w-0 max-w-full">
        <h3 ref={title} tabIndex={-1} className="break-words font-semibold text-lg outline-none">
          {t('sent.title', { name })}
        </h3>
        <p className="mt-2 text-pretty break-words text-base text-muted">
          {t(mailed ? 'sent.mailed' : 'sent.stored', { email })}
        </p>
      </div>
      {onAnother ? (
        <Button variant="secondary" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      ) : null}
      {onDone ? <Button onClick={onDone}>{common('close')}</Button> : null}
    </div>
  )
}
