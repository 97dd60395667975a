export { MailingPanel } from './client/mailing-panel.tsx'
