/** A mail server, and a reader of mails that is not ours. */
export const needs = {
  name: 'Email (smtp-server)',
  packages: { 'smtp-server': '3.21.1', mailparser: '3.9.10' },
}
