import { randomUUID } from 'node:crypto'
import { sendAll, startUpload } from '#tests/chunked-upload.ts'
import type { Person } from '#tests/person.ts'
import { png } from '#tests/png.ts'
import { type Build, brand, mediaItem, storedObject, upload } from './sample.ts'

const customer = async (owner: Person): Promise<string> => {
  const answer = await owner.post('/api/customers', {
    name: 'Luz Vega',
    email: `${randomUUID()}@example.com`,
  })
  return answer.json().id
}

const newInvoice = async (owner: Person) => ({
  customerId: await customer(owner),
  invoiceNumber: randomUUID().slice(0, 13),
  amount: 1999,
  description: 'Haircut',
  dueDate: '2026-04-01',
})

const invoice = async (owner: Person): Promise<string> =>
  (await owner.post('/api/invoices', await newInvoice(owner))).json().id

const archivedBrand = async (owner: Person): Promise<string> => {
  const id = await brand(owner)
  await owner.post(`/api/brands/${id}/archive`)
  return id
}

const firstBrand = async (owner: Person): Promise<string> => (await owner.get('/api/brands')).json()[0].id

const design = async (owner: Person) => ({
  brandStyle: 'luxury',
  brandId: await firstBrand(owner),
  colorPalette: { primary: '#1a1a1a', secondary: '#c9a227', accent: '#ffffff', neutral: '#faf8f3' },
  typography: { primary: 'Playfair Display', secondary: 'Lato' },
  logoUrl: `/api/objects/${await storedObject(owner)}`,
})

const pictureTexts = {
  headline: 'New',
  line: 'Come by',
  call: 'Visit us',
  layout: 1,
  lead: 'primary',
  withLogo: true,
}

const newPicture = async (owner: Person) => ({
  template: 'email_header',
  brandId: await firstBrand(owner),
  ...pictureTexts,
})

const picture = async (owner: Person): Promise<string> =>
  (await owner.post('/api/brand-pictures', await newPicture(owner))).json().id

/** Asking people for consent needs a name to ask in. */
const nameBusiness = (owner: Person) =>
  owner.put('/api/workspace', {
    name: 'Café Luna',
    industry: 'food',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    country: 'ES',
    locale: 'es',
    salesTarget: null,
  })

export const shopSamples: Record<string, Build> = {
  'GET /api/search': () => ({ query: { q: 'Luz' } }),
  'POST /api/brands': () => ({ body: { name: 'Second brand', primaryColor: '#0f5c5c' } }),
  'PATCH /api/brands/:id': async (owner) => ({
    params: { id: await brand(owner) },
    body: { name: 'Changed' },
  }),
  'POST /api/brands/:id/archive': async (owner) => ({ params: { id: await brand(owner) } }),
  'POST /api/brands/:id/restore': async (owner) => ({ params: { id: await archivedBrand(owner) } }),
  'POST /api/brand-design': async (owner) => ({ body: await design(owner) }),
  'POST /api/brand-design/activate-studio': async (owner) => ({ body: { brandId: await firstBrand(owner) } }),
  'POST /api/brand-design/preview': async (owner) => ({
    body: { ...(await newPicture(owner)), ...(await design(owner)) },
  }),
  'GET /api/brand-design/sample': () => ({ query: { language: 'es' } }),
  'GET /api/brand-design/logo/:variant': async (owner) => ({
    params: { variant: 'white' },
    query: { brandId: await firstBrand(owner) },
  }),
  'PUT /api/brand-voice': async (owner) => ({
    body: {
      brandId: await firstBrand(owner),
      samples: ['Bread is out at eight.'],
      wordsToUse: ['sourdough'],
      wordsToAvoid: ['cheap'],
      emoji: 'few',
      hashtags: 'none',
    },
  }),
  'POST /api/brand-pictures': async (owner) => ({ body: await newPicture(owner) }),
  'POST /api/brand-pictures/generate': async (owner) => ({
    body: { idea: 'Two cakes for one', template: 'email_header', brandId: await firstBrand(owner) },
  }),
  'PUT /api/brand-pictures/:id': async (owner) => ({
    params: { id: await picture(owner) },
    body: { ...pictureTexts, headline: 'Changed' },
  }),
  'DELETE /api/brand-pictures/:id': async (owner) => ({ params: { id: await picture(owner) } }),
  'GET /api/brand-pictures/:id/file': async (owner) => ({ params: { id: await picture(owner) } }),
  'GET /api/brand-pictures/start/:campaignId/:postId': async (owner) => {
    await owner.post(`/api/brand-pictures/${await picture(owner)}/use`)
    const [place] = (await owner.get('/api/brand-pictures/places')).json<
      { campaignId: string; postId: string }[]
    >()
    return { params: { campaignId: place?.campaignId ?? '', postId: place?.postId ?? '' } }
  },
  'POST /api/brand-pictures/:id/use': async (owner) => {
    const id = await picture(owner)
    await owner.post(`/api/brand-pictures/${id}/use`)
    const [place] = (await owner.get('/api/brand-pictures/places')).json<{ postId: string }[]>()
    return { params: { id }, body: { postId: place?.postId } }
  },
  'POST /api/customers': () => ({ body: { name: 'Luz Vega', email: 'luz@example.com', notes: 'Likes tea' } }),
  'GET /api/customers/:id': async (owner) => ({ params: { id: await customer(owner) } }),
  'GET /api/customers/:id/timeline': async (owner) => ({ params: { id: await customer(owner) } }),
  'PUT /api/customers/:id': async (owner) => ({
    params: { id: await customer(owner) },
    body: { name: 'Changed' },
  }),
  'DELETE /api/customers/:id': async (owner) => ({ params: { id: await customer(owner) } }),
  'GET /api/customers/:id/consents': async (owner) => ({ params: { id: await customer(owner) } }),
  'POST /api/customers/:id/consents': async (owner) => ({
    params: { id: await customer(owner) },
    body: { channel: 'email', state: 'granted', source: 'form', note: 'Counter' },
  }),
  'POST /api/consent/ask': async (owner) => {
    await nameBusiness(owner)
    return { body: { customerIds: [await customer(owner)] } }
  },
  'POST /api/consent/ask-everyone': async (owner) => {
    await nameBusiness(owner)
    return { body: {} }
  },
  'POST /api/customers/import': () => ({ body: 'name,email\nLuz Vega,luz.import@example.com\n' }),
  'POST /api/invoices': async (owner) => ({ body: await newInvoice(owner) }),
  'GET /api/invoices/:id': async (owner) => ({ params: { id: await invoice(owner) } }),
  'PUT /api/invoices/:id': async (owner) => ({
    params: { id: await invoice(owner) },
    body: { status: 'paid', description: 'Changed', invoiceNumber: randomUUID().slice(0, 13) },
  }),
  'DELETE /api/invoices/:id': async (owner) => ({ params: { id: await invoice(owner) } }),
  'GET /api/invoices/:id/pdf': async (owner) => ({ params: { id: await invoice(owner) } }),
  'GET /api/objects/:name/thumbnail': async (owner) => ({ params: { name: await storedObject(owner) } }),
  'POST /api/media': async (owner) => ({
    body: { url: `/api/objects/${await storedObject(owner)}`, name: 'IMG_1.jpg', tags: ['Tulips'] },
  }),
  'PATCH /api/media/:id': async (owner) => ({
    params: { id: await mediaItem(owner) },
    body: {
      name: 'Tulips',
      alts: { en: 'Tulips', es: 'Tulipanes' },
      tags: ['spring'],
      focus: { x: 0.1, y: 0.9 },
    },
  }),
  'GET /api/media/:id': async (owner) => ({ params: { id: await mediaItem(owner) } }),
  'GET /api/media/:id/uses': async (owner) => ({ params: { id: await mediaItem(owner) } }),
  'DELETE /api/media/:id': async (owner) => ({ params: { id: await mediaItem(owner) } }),
  'POST /api/media/:id/restore': async (owner) => {
    const id = await mediaItem(owner)
    await owner.delete(`/api/media/${id}`)
    return { params: { id } }
  },
  'POST /api/uploads': () => ({ body: { name: 'cake.png', size: png.length, type: 'image/png' } }),
  'GET /api/uploads/:id': async (owner) => ({ params: { id: (await startUpload(owner, 10)).id } }),
  'PUT /api/uploads/:id': async (owner) => ({
    params: { id: (await startUpload(owner, png.length)).id },
    query: { offset: '0' },
    raw: png,
  }),
  'DELETE /api/uploads/:id': async (owner) => ({ params: { id: (await startUpload(owner, 10)).id } }),
  'POST /api/media/from-upload': async (owner) => ({ body: { uploadId: await sendAll(owner, png) } }),
  'POST /api/media/:id/retry': async (owner) => ({ params: { id: await mediaItem(owner) } }),
  'GET /api/objects/:name': async (owner) => ({ params: { name: await storedObject(owner) } }),
  'PUT /api/objects/:name': async (owner) => {
    const { params, query } = await upload(owner)
    return { params, query, raw: png }
  },
}
