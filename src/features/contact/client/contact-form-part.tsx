import { lazy } from 'react'
import { isSignedOutPage } from '#client/data/session-hint.ts'
import type { ContactFormProps } from './contact-form.tsx'

const VisitorForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }))
const MemberForm = lazy(async () => ({
  default: (await import('./member-contact-form.tsx')).MemberContactForm,
}))

/** The form for whoever is there. Its code is fetched when it is first shown: the public pages stay light without it. */
export function ContactFormPart(props: Omit<ContactFormProps, 'sender'>) {
  return isSignedOutPage() ? <VisitorForm {...props} /> : <MemberForm {...props} />
}
