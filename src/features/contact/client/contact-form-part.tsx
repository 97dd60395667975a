import { lazy } from 'react'
import { isSignedOutPage } from '#client/data/session-hint.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { ContactFormProps } from './contact-form.tsx'
import { ContactFormSkeleton } from './contact-form-skeleton.tsx'

const VisitorForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }))
const MemberForm = lazy(async () => ({
  default: (await import('./member-contact-form.tsx')).MemberContactForm,
}))

/** The form for visitors or members. Lazy, so that public pages stay small. */
export function ContactFormPart(props: Omit<ContactFormProps, 'sender'>) {
  const isHydrated = useHydrated()
  if (!isHydrated) return <ContactFormSkeleton />
  return isSignedOutPage() ? <VisitorForm {...props} /> : <MemberForm {...props} />
}
