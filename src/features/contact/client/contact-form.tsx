import { useEffect, useRef, useState } from 'react'
import { call, fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import type { PlanId } from '#platform/plans.ts'
import { type ContactTopic, contactSchema, sendContact } from '../contact.contract.ts'
import { contactMessages } from '../i18n/index.ts'
import { ContactFields } from './contact-fields.tsx'
import { ContactSent } from './contact-sent.tsx'

export interface ContactFormProps {
  topic: ContactTopic
  /** The plan in question. */
  plan?: PlanId | undefined
  /** The topic is set by the button that led here. */
  isTopicFixed?: boolean
  sender?: { name: string; email: string } | undefined
  /** Leaves the form after sending; without it another message may be written. */
  onDone?: (() => void) | undefined
}

type Sent = { name: string; email: string; mailed: boolean }

const typed = ['name', 'email', 'company', 'message'] as const

/** An error of a field, or a general one with its reason. */
type Failure = { field: (typeof typed)[number] } | { field: null; reason: string }

/** Self-contained: public pages have neither the query cache nor toasts. */
export function ContactForm({ topic, plan, isTopicFixed = false, sender, onDone }: ContactFormProps) {
  const t = useText(contactMessages)
  const [sent, setSent] = useState<Sent | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const form = useContractForm(contactSchema, {
    topic,
    name: sender?.name ?? '',
    email: sender?.email ?? '',
    company: '',
    message: '',
    plan,
  })
  const { setFocus } = form
  const { isSubmitting } = form.formState

  useEffect(() => {
    // After the button is enabled again: a disabled one cannot be focused.
    if (!failure || isSubmitting) return
    if (failure.field) setFocus(failure.field)
    else button.current?.focus()
  }, [failure, isSubmitting, setFocus])

  function showFailure(error: unknown) {
    const named = Object.keys(fieldsOf(error))
    const field = typed.find((name) => named.includes(name))
    showFieldErrors(error, form.setError)
    setFailure(field ? { field } : { field: null, reason: reasonOf(error) })
  }

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { mailed } = await call(sendContact, { body })
      setSent({ name: body.name, email: body.email, mailed })
    } catch (error) {
      showFailure(error)
    }
  })

  function writeAnother() {
    form.resetField('message')
    setSent(null)
  }

  if (sent) return <ContactSent {...sent} onAnother={onDone ? undefined : writeAnother} onDone={onDone} />
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {plan ? <Alert>{t('plan', { plan })}</Alert> : null}
      <ContactFields form={form} isTopicFixed={isTopicFixed} />
      {failure?.field === null ? (
        <Alert role="alert" tone="danger" title={t('failure')}>
          <p>{failure.reason}</p>
          <p>{t('kept')}</p>
        </Alert>
      ) : null}
      <div className="flex flex-col gap-3">
        <Button ref={button} type="submit" pending={isSubmitting} className="min-h-11">
          {t('submit')}
        </Button>
        <p className="text-muted text-xs">
          {t('privacy')} {/* In a new tab, so that the input is not lost. */}
          <a
            href="/privacy"
            target="_blank"
            rel="noreferrer"
            className="rounded-sm text-primary-ink underline underline-offset-2"
          >
            {t('privacyLink')}
          </a>
        </p>
      </div>
    </form>
  )
}
