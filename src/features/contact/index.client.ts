export { ContactFormPart } from './client/contact-form-part.tsx'
export { ContactFormSkeleton } from './client/contact-form-skeleton.tsx'

export const loadContactDialog = () => import('./client/contact-dialog.tsx')
