/** These enhanced codes blame the address of the sender (RFC 3463), whatever they answer. */
const aboutSender = ['5.1.7', '5.1.8']

/** Mailboxes that do not exist, by the enhanced code if there is one: 5.7.1 comes with 550, too. */
export const isMailboxGone = ({ code, status }: { code: number; status: string | null }): boolean =>
  status === null
    ? [550, 551, 553].includes(code)
    : status.startsWith('5.1.') && !aboutSender.includes(status)
