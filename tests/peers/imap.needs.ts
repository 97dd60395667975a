/** A mailbox on a real IMAP server, as Debian packages it: 10 MB on disk. */
export const needs = {
  name: 'IMAP (Dovecot)',
  debian: ['dovecot-imapd'],
}
