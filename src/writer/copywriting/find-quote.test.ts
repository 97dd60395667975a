import { describe, expect, test } from 'vitest'
import type { Locale } from '#platform/locale.ts'
import { campaignAbout, shopOf, textOn, textsOf } from './campaign.fixture.ts'

const write = (idea: string, locale: Locale = 'en') =>
  campaignAbout(idea, { locale, shop: shopOf({ name: 'Rug Care', country: locale === 'es' ? 'ES' : 'US' }) })

describe('a testimonial', () => {
  test('names who signed after the closing mark, and keeps what the owner adds', async () => {
    const idea =
      '⭐⭐⭐⭐⭐ "Vinieron en una hora un domingo y no me cobraron de más" Teresa G. Gracias Teresa!!'
    const text = textOn(await write(idea, 'es'), 'facebook')
    expect(text).toMatch(/Teresa G\./)
    expect(text).toMatch(/Gracias,? Teresa[.!]/)
  })

  test('names a family and its town', async () => {
    const idea =
      'guest book this morning - "Slept like logs, ate like kings. Back in May!" The Hendersons, Norwich'
    for (const text of textsOf(await write(idea)).filter((each) => each.length > 100))
      expect(text).toContain('The Hendersons, Norwich')
  })

  test('keeps a figure that stands before the quote', async () => {
    const quote = 'best cut I have had in ten years, and the tea was good too'
    const idea = `lovely 5 star review from Jess: “${quote}”. book maneandco.example`
    const text = textOn(await write(idea), 'facebook')
    expect(text).toMatch(/5[- ]stars? (?:review )?from Jess|Jess gave us 5 stars/)
    expect(text).toContain(`“${quote}”`)
  })

  test('without quotation marks gets them, up to the last sentence of the customer', async () => {
    const english = 'google review from Donna M, 5/5: They got red wine out of a white rug. I cried.'
    const text = textOn(await write(english), 'facebook')
    expect(text).toContain(
      'Google review from Donna M, 5/5: “They got red wine out of a white rug. I cried.”',
    )
    const spanish =
      'Opinión de don Gustavo en google: muy honestos, me mostraron la pieza dañada. seguimos trabajando asi'
    const said = textOn(await write(spanish, 'es'), 'facebook')
    expect(said).toMatch(/: «Muy honestos, me mostraron la pieza dañada\.?» .{0,12}eguimos trabajando así/)
  })

  test('that tells it in the words of the shop gets none', async () => {
    const idea = 'one of our parents said her daughter went from a D to a B+ in algebra in one semester!!'
    for (const text of textsOf(await write(idea))) expect(text).not.toMatch(/[“”"]/)
  })
})
