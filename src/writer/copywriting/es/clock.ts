/** Countries that say "7:30 p. m."; the others say "19:30". */
export const twelveHours: ReadonlySet<string> = new Set(
  'MX CO VE DO PA GT SV HN NI PR US EC CR PE'.split(' '),
)
/** Countries that write "20 h" and "20:30 h". */
export const bareHours: ReadonlySet<string> = new Set(['AR', 'UY', 'PY'])
