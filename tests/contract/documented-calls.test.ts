import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { Definition } from '#platform/endpoint.ts'
import { allEndpoints, nameOf } from './all-endpoints.ts'

type Documented = { sent?: string[]; answered?: string[] }

const customer = ['name', 'email', 'phone', 'company', 'address', 'notes', 'status']
const invoice = ['customerId', 'invoiceNumber', 'amount', 'description', 'dueDate', 'status']
const task = ['assignedTo', 'title', 'description', 'priority', 'dueDate', 'requiresProof']
const campaign = ['title', 'description', 'platforms', 'content', 'scheduledFor']
const plan = ['id', 'title', 'description', 'status', 'month', 'year', 'createdAt', 'posts', 'insights']
const keys = [
  'secretKey',
  'publishableKey',
  'storeUrl',
  'accessToken',
  'apiKey',
  'applicationId',
  'siteUrl',
  'consumerKey',
  'consumerSecret',
]

/** The calls of the business screens, with the documented names of inputs and answers. */
const documented: Record<string, Documented> = {
  'GET /api/campaigns': {
    answered: ['id', ...campaign, 'status', 'aiGenerated', 'performance', 'createdAt'],
  },
  'POST /api/campaigns': { sent: campaign },
  'POST /api/campaigns/generate': { sent: ['prompt', 'platforms', 'businessContext'] },
  'POST /api/campaigns/:id/publish': {},
  'GET /api/customers': { answered: ['id', ...customer, 'totalInvoiced'] },
  'POST /api/customers': { sent: customer },
  'GET /api/invoices': { answered: ['id', ...invoice, 'fileUrl'] },
  'POST /api/invoices': { sent: invoice },
  'PUT /api/invoices/:id': { sent: ['fileUrl'] },
  'POST /api/objects/upload': { answered: ['uploadURL'] },
  'GET /api/team-tasks': {
    answered: ['id', ...task, 'assignedByUser', 'assignedToUser', 'status', 'notes', 'proofFileUrl'],
  },
  'POST /api/team-tasks': { sent: task },
  'PUT /api/team-tasks/:id/complete': { sent: ['notes', 'proofFileUrl'] },
  'GET /api/users': { answered: ['id', 'firstName', 'lastName', 'email'] },
  'GET /api/pos-integrations': {
    answered: ['id', 'provider', 'storeName', 'storeUrl', 'isActive', 'lastSyncAt'],
  },
  'POST /api/pos-integrations': { sent: ['provider', 'storeName', ...keys] },
  'DELETE /api/pos-integrations/:id': {},
  'POST /api/pos-integrations/:id/sync-products': {},
  'GET /api/products': { answered: ['id', 'name', 'sku', 'category', 'price', 'currency', 'stockQuantity'] },
  'GET /api/sales-transactions': {
    answered: ['id', 'customerName', 'paymentMethod', 'transactionDate', 'totalAmount', 'currency', 'status'],
  },
  'GET /api/content-plans': { answered: plan },
  'POST /api/content-plans/generate': { sent: ['month', 'year', 'businessData'] },
  'POST /api/generate-video': {
    sent: ['prompt', 'style', 'duration', 'aspectRatio'],
    answered: ['videoUrl'],
  },
  'GET /api/brand-design': {
    answered: ['brandStyle', 'colorPalette', 'typography', 'logoUrl', 'isDesignStudioEnabled'],
  },
  'POST /api/brand-design/activate-studio': {},
  'POST /api/brand-design': { sent: ['brandStyle', 'colorPalette', 'typography', 'logoUrl'] },
  'GET /api/team/members': { answered: ['currentUser', 'subordinates'] },
  'GET /api/tasks/pending-approval': {
    answered: ['id', 'title', 'description', 'status', 'proofFileUrl', 'submittedAt', 'assignedUser'],
  },
  'GET /api/notifications': { answered: ['id', 'title', 'message', 'type', 'isRead', 'createdAt'] },
  'PUT /api/tasks/:id/approve': { sent: ['action', 'comments'] },
  'GET /api/dashboard/stats': {},
  'GET /api/analytics': {},
  'GET /api/login': {},
}

const namesIn = (schema: z.ZodType | undefined): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : []

const answerOf = ({ response }: Definition): string[] => {
  if ('kind' in response) return response.kind === 'list' ? namesIn(response.item) : []
  return namesIn(response)
}

test.each(Object.entries(documented))('%s is served with its documented names', (name, call) => {
  const endpoint = allEndpoints.find((each) => nameOf(each) === name)
  if (!endpoint) throw new Error(`${name} is served by nobody.`)
  expect(namesIn(endpoint.body)).toEqual(expect.arrayContaining(call.sent ?? []))
  expect(answerOf(endpoint)).toEqual(expect.arrayContaining(call.answered ?? []))
})
