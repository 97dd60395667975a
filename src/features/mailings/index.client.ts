export { MailingPanel } from './client/mailing-panel.tsx'
export { MailingSettingsCard } from './client/mailing-settings-card.tsx'
export { ReturnedMailCard } from './client/returned-mail-card.tsx'
