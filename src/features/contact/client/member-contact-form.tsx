import { useCurrentUser } from '#features/auth/client/auth.queries.ts'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'

/** The form for somebody the product knows: only inside the product. */
export function MemberContactForm(props: Omit<ContactFormProps, 'sender'>) {
  const { user } = useCurrentUser()
  const sender = user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email } : undefined
  return <ContactForm {...props} sender={sender} />
}
