export const emailNames = { email: 'Email' } as const

export const email = {
  note: 'Goes to every customer who agreed to get email, with the name of your business and a link to unsubscribe.',
  cost: 'Free with your own mail server; some email services charge per message',
  needs: {
    server: 'A mail server and a domain set up for it (SPF, DKIM and DMARC).',
    consent: 'Customers who have agreed to emails, and your postal address in every message.',
  },
  cannot: { results: 'We don’t track who opens a mail. You see who got it, and who unsubscribed.' },
  figures: {
    clicksCount: 'counted by CampAIgner, not by a network',
    note: 'Clicks are known only for emails sent while “Count clicks on links” was on.',
  },
} as const

export const emailConnect = {
  steps: {
    domain:
      'Set up SPF, DKIM and DMARC for your domain, as your mail provider describes. Without them, your mail may end up in spam.',
    enter:
      'Enter the address you send from, and the server, user and password for sending (SMTP). Many providers want an app password.',
    settings:
      'Leave the server blank to use the mail server from Settings, Email, or the one your administrator has set up.',
  },
  fields: {
    fromEmail: {
      label: 'Send from',
      hint: 'The email address customers see.',
      example: 'hello@yourshop.com',
    },
    fromName: { label: 'Sender name', hint: 'Usually the name of your business.' },
    host: { label: 'Mail server', hint: 'Blank: the mail server from your settings.' },
    port: { label: 'Port', hint: 'Usually 587, or 465 with TLS.' },
    security: { label: 'Encryption' },
    user: { label: 'User', hint: 'Often your email address.' },
    password: { label: 'Password' },
    perMinute: {
      label: 'Emails per minute',
      hint: 'Your provider may allow fewer. If it asks us to slow down, we do.',
    },
  },
  security: { starttls: 'STARTTLS (usual)', tls: 'TLS from the start' },
  advice: {
    noServer: 'There’s no mail server in your settings. Enter one here.',
    sender: 'Use an address that belongs to this user, or allow it at your mail provider.',
    security:
      'The server offers no encryption on this port, or its certificate isn’t valid for this name. Enter the server exactly as your provider writes it, or try the other encryption.',
  },
} as const
