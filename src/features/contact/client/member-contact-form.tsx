import { useCurrentUser } from '#core/session/index.client.ts'
import { fullName } from '#platform/full-name.ts'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'

/** The form for signed-in people: only inside the product. */
export function MemberContactForm(props: Omit<ContactFormProps, 'sender'>) {
  const { user } = useCurrentUser()
  const sender = user ? { name: fullName(user), email: user.email } : undefined
  return <ContactForm {...props} sender={sender} />
}
