export { useChangeLanguage } from './client/auth.queries.ts'
export { AuthHeading } from './client/auth-heading.tsx'
export { AuthLayout } from './client/auth-layout.tsx'
export { EmailField } from './client/email-field.tsx'
export { failureText } from './client/failure-text.ts'
export { NewPasswordField } from './client/new-password-field.tsx'
export { SignUpClosed } from './client/sign-up-closed.tsx'
export { SubmitButton } from './client/submit-button.tsx'

export const loadProfileSection = () => import('./client/profile-section.tsx')
export const loadWorkspaceMenu = () => import('./client/workspace-menu.tsx')
