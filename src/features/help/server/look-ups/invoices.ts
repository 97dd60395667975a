import { listInvoices } from '#features/invoices/index.server.ts'
import { moneyWriter } from '#platform/currency.ts'
import { dayInWords } from '#platform/day.ts'
import { type Asking, type Finding, listed, plainName, SHOWN, wordsFor } from '../look-up.ts'
import { openScreen } from '../open-screen.ts'

export async function lookUpInvoices({ deps, content, actor, locale }: Asking): Promise<Finding> {
  const t = wordsFor(locale)
  const { items, nextCursor } = await listInvoices(deps, actor, { limit: SHOWN, status: 'overdue' })
  const actions = [openScreen(content, '/customers', locale)]
  if (items.length === 0) return { text: t('invoices.none'), isQuiet: true, actions }
  const money = moneyWriter(locale, actor.currency)
  const lines = items.map(({ invoiceNumber, customerName, amount, dueDate }) =>
    t('invoices.line', {
      number: plainName(invoiceNumber),
      customer: plainName(customerName),
      amount: money(amount),
      due: dueDate ? dayInWords(dueDate, locale) : '',
    }),
  )
  const count = items.length
  const intro = nextCursor ? t('invoices.many', { count }) : t('invoices.intro', { count })
  return { text: `${intro}\n${listed(lines, count, locale)}`, isQuiet: false, actions }
}
