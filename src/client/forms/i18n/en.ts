export const mailServer = {
  port: 'Port',
  encryption: 'Encryption',
  encryptions: { tls: 'TLS, usually port {port}', starttls: 'STARTTLS, usually port {port}' },
  username: 'Username',
  password: 'Password',
  passwordHint: 'Some providers require an app password just for this.',
  passwordKept: 'A password is stored. Leave blank to keep it.',
  show: 'Show password',
  hide: 'Hide password',
} as const
