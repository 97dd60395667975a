import { expect, test } from 'vitest'
import { joinLanguages } from './join-languages.ts'

test.each([
  ['Two for one.\n\n#cake', 'Dos por uno.\n\n#cake', 'Two for one.\n\nDos por uno.\n\n#cake'],
  ['Two for one. #cake', 'Dos por uno. #Cake #tarta', 'Two for one.\n\nDos por uno.\n\n#cake #tarta'],
  ['Our #cake is here', 'Nuestra #cake está aquí', 'Our #cake is here\n\nNuestra #cake está aquí'],
  ['Two for one.', 'Dos por uno.', 'Two for one.\n\nDos por uno.'],
])('%j and %j stand below each other, with the hashtags once', (original, translation, joined) => {
  expect(joinLanguages(original, translation)).toBe(joined)
})
