import { expect, test } from 'vitest'
import { fileMessages } from '#core/files/i18n/index.ts'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { customerMessages } from '#features/customers/i18n/index.ts'
import { integrationMessages } from '#features/integrations/i18n/index.ts'
import { invoiceMessages } from '#features/invoices/i18n/index.ts'
import { plannerMessages } from '#features/planner/i18n/index.ts'
import { salesMessages } from '#features/sales/i18n/index.ts'
import { approvalMessages, teamMessages } from '#features/team/i18n/index.ts'

const customers = customerMessages.en
const invoices = invoiceMessages.en
const team = teamMessages.en
const approvals = approvalMessages.en
const integrations = integrationMessages.en
const sales = salesMessages.en
const files = fileMessages.en.toasts
const goals = goalMessages.en

// Other tests look these texts up in the catalogs; here they are quoted from the product's description.
test.each<[string, unknown, unknown]>([
  [
    'goal labels',
    goals.labels,
    { completed: 'Completed', on_track: 'On Track', progress: 'Progress', behind: 'Behind' },
  ],
  ['a goal past its deadline', goals.overdue, 'Overdue'],
  ['a customer’s dialog', customers.form.addTitle, 'Add New Customer'],
  ['an invoice’s dialog', invoices.form.addTitle, 'Add Invoice for {customer}'],
  ['an invoice without a file', invoices.table.noFile, 'No file'],
  ['the number of an invoice', invoices.table.number, 'Invoice #'],
  ['the views of tasks', [team.views.assigned, team.views.created], ['Assigned to Me', 'Created by Me']],
  ['a new task', team.form.addTitle, 'Assign New Task'],
  ['a task that is completed', team.complete.title, 'Complete Task: {title}'],
  ['who may not approve', approvals.restricted.title, 'Access Restricted'],
  ['why not', approvals.restricted.text, "You don't have permission to view approvals."],
  ['the heading of the approvals', approvals.title, 'Team Approvals'],
  ['nobody’s level', approvals.noLevel, 'N/A'],
  ['nothing to approve', approvals.pending.empty, 'All Caught Up!'],
  ['nothing to approve, below', approvals.pending.emptyText, 'No pending approvals at this time.'],
  ['the badge of what waits', approvals.status.pending_approval, 'Pending'],
  ['nobody below', approvals.team.empty, 'No team members reporting to you.'],
  ['who may approve', approvals.team.canApprove, 'Can Approve'],
  ['nothing to tell', approvals.notifications.empty, 'No notifications yet.'],
  ['a decision', approvals.toasts.success, 'Success'],
  ['an approval', approvals.toasts.approved, 'Task approved successfully'],
  ['a rejection', approvals.toasts.rejected, 'Task rejected successfully'],
  ['a decision that failed', approvals.toasts.error, 'Error'],
  ['the dialog of an integration', integrations.add, 'Add POS Integration'],
  [
    'the badge of an integration',
    [integrations.list.active, integrations.list.inactive],
    ['Active', 'Inactive'],
  ],
  [
    'the cards of an integration',
    [sales.products.title, sales.transactions.title],
    ['Synced Products', 'Recent Transactions'],
  ],
  ['a buyer without a name', sales.transactions.guest, 'Guest Customer'],
  [
    'a file that is too large',
    [files.tooLarge, files.limit],
    ['File too large', 'File size must be less than 10MB'],
  ],
  [
    'a file that did not arrive',
    [files.failed, files.tryAgain],
    ['Upload failed', 'Failed to upload file. Please try again.'],
  ],
  ['no place for a file', files.noAddress, 'Failed to get upload URL'],
  ['a file that arrived', files.uploaded, 'Upload successful'],
  ['a proof that arrived', team.toasts.proofUploaded, 'Proof file uploaded successfully'],
  ['the POS in the planner', plannerMessages.en.pos.disconnected, 'Disconnected'],
  [
    'a plan without an industry',
    plannerMessages.en.generate.hint,
    'Select your industry to enable AI generation',
  ],
  [
    'no campaigns',
    [campaignMessages.en.empty.title, campaignMessages.en.emptyTab],
    ['No campaigns yet', 'No {tab} campaigns found.'],
  ],
])('%s', (_what, text, quoted) => {
  expect(text).toEqual(quoted)
})

test('success and failure use the quoted texts', () => {
  expect([
    [customers.toasts.created, customers.toasts.createFailed],
    [invoices.toasts.created, invoices.toasts.createFailed],
    [invoices.toasts.updated, invoices.toasts.updateFailed],
    [team.toasts.assigned, team.toasts.assignFailed],
    [team.toasts.completed, team.toasts.completeFailed],
    [integrations.toasts.created, integrations.toasts.createFailed],
    [integrations.toasts.deleted, integrations.toasts.deleteFailed],
    [integrations.toasts.synced, integrations.toasts.syncFailed],
  ]).toEqual([
    ['Customer created successfully', 'Failed to create customer'],
    ['Invoice created successfully', 'Failed to create invoice'],
    ['Invoice updated successfully', 'Failed to update invoice'],
    ['Task assigned successfully', 'Failed to assign task'],
    ['Task completed successfully', 'Failed to complete task'],
    ['POS integration created successfully', 'Failed to create integration'],
    ['Integration deleted successfully', 'Failed to delete integration'],
    ['Products synced successfully', 'Failed to sync products'],
  ])
})

test('the columns of the tables are the described ones, in order', () => {
  const { name, company, email, status, totalInvoiced, actions, invoice, view } = customers.table
  expect([name, company, email, status, totalInvoiced, actions]).toEqual([
    'Name',
    'Company',
    'Email',
    'Status',
    'Total Invoiced',
    'Actions',
  ])
  expect([invoice, view]).toEqual(['Invoice', 'View'])
  const of = invoices.table
  expect([of.number, of.amount, of.status, of.dueDate, of.file, of.upload]).toEqual([
    'Invoice #',
    'Amount',
    'Status',
    'Due Date',
    'File',
    'Upload',
  ])
  const { task, assignedBy, assignedTo, priority, status: state, dueDate, requiresProof } = team.table
  expect([task, assignedBy, assignedTo, priority, state, dueDate, requiresProof, team.table.actions]).toEqual(
    ['Task', 'Assigned By', 'Assigned To', 'Priority', 'Status', 'Due Date', 'Requires Proof', 'Actions'],
  )
  expect(Object.values(approvals.tabs).slice(1)).toEqual([
    'Pending Approvals',
    'Team Overview',
    'Notifications',
  ])
})
