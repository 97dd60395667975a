import { expect, test } from 'vitest'
import type { CampaignBrief } from '../writer.ts'
import { campaignAbout, shopOf, textsOf } from './campaign.fixture.ts'

const spanish = { locale: 'es', shop: shopOf({ name: 'La Nube', country: 'ES', industry: 'food' }) } as const

test.each<[string, Partial<CampaignBrief>, string]>([
  ['Nuevo menú de otoño: crema de calabaza, setas, tarta de manzana', spanish, '#MenúDeOtoño'],
  ['New fall menu: squash soup, mushroom risotto, apple tart', {}, '#FallMenu'],
  ['El sábado 21 taller de ramos de Navidad con Ana, 35 €', spanish, '#TallerDeRamos'],
  ['kids craft class on saturday november 21 at 11, free entry', {}, '#KidsCraftClass'],
])('hashtags name the subject: %s', async (idea, changes, tag) => {
  expect((await campaignAbout(idea, changes)).suggestedHashtags).toContain(tag)
})

test('an event is not called an event, and a menu is no fruit', async () => {
  const all = await Promise.all([
    campaignAbout('El sábado 21 taller de ramos de Navidad con Ana, 35 €', spanish),
    campaignAbout('Nuevo menú de otoño: crema de calabaza, setas, tarta de manzana', spanish),
  ])
  const texts = all.flatMap((written) => [...textsOf(written), written.suggestedHashtags.join(' ')])
  expect(texts.filter((text) => /#(?:Agenda|Evento|Fruter|Verduler|FrutasY)/.test(text))).toEqual([])
  expect(texts.filter((text) => /en frío|absorben/i.test(text))).toEqual([])
})

test('two things on offer are two hashtags', async () => {
  const { suggestedHashtags } = await campaignAbout('20% off scarves and gloves until sunday')
  expect(suggestedHashtags).toEqual(expect.arrayContaining(['#Scarves', '#Gloves']))
})

test('a few words come with a line of the shop, where something is known about it', async () => {
  const products = ['Merino wool', 'Knitting needles']
  const known = textsOf(await campaignAbout('new yarn in!', { shop: shopOf({ name: 'Skein', products }) }))
  expect(known.some((text) => /merino wool and knitting needles/.test(text))).toBe(true)
  const unknown = textsOf(await campaignAbout('new yarn in!', { shop: shopOf({ name: 'Skein' }) }))
  expect(unknown.some((text) => /you'll also find/i.test(text))).toBe(false)
})

test('a picture has the name of the news as its headline, and below it the rest', async () => {
  const idea = 'Nuevo menú de otoño: crema de calabaza, setas a la plancha y tarta de manzana'
  expect((await campaignAbout(idea, spanish)).picture).toMatchObject({
    headline: 'Nuevo menú de otoño',
    line: 'Crema de calabaza, setas a la plancha y tarta de manzana',
  })
})

test('a list stays in one sentence', async () => {
  for (const seed of [1, 2, 3])
    for (const text of textsOf(
      await campaignAbout('new menu: lamb shoulder, roast squash, sticky toffee pudding', { seed }),
    ))
      expect(text).toMatch(/lamb shoulder, roast squash, sticky toffee pudding/i)
})

test('a picture shows what a customer said, if it fits', async () => {
  const quote = 'I used to dread the dentist, now I fall asleep in the chair'
  const { picture } = await campaignAbout(`"${quote}" Priya S.`)
  expect(picture).toMatchObject({ headline: 'Priya S', line: `“${quote}”` })
})

test('a post about one thing has no line and no question about another', async () => {
  const shop = shopOf({ name: 'Frutas Lola', country: 'ES', industry: 'food' })
  for (const seed of [1, 2, 3])
    for (const text of textsOf(
      await campaignAbout('mandarinas y fresas recién llegadas', { locale: 'es', shop, seed }),
    ))
      expect(text).not.toMatch(/tomate|manzana|cereza|sandía|aguacate/i)
})
