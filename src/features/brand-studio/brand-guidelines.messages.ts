import { messages } from '#platform/messages.ts'

/** The rules of a brand, as the assets screen shows them and the guidelines in the package print them. */
export const guidelineMessages = messages({
  en: {
    title: 'Brand guidelines',
    fileName: 'guidelines.pdf',
    logo: {
      title: 'Logo',
      margin: 'Keep a margin of 2x its height free on every side.',
      marginShort: 'Margin 2x height',
      size: 'Never show it smaller than 24px high.',
      sizeShort: 'Minimum 24px high',
    },
    variants: {
      primary: 'Primary',
      dark: 'Dark',
      mark: 'Mark',
      white: 'White',
    },
    variantUses: {
      primary: 'On white and light backgrounds.',
      dark: 'On its own dark plate, for photos and busy backgrounds.',
      mark: 'Where space is small: profile pictures, app icons.',
      white: 'On your colours and on dark backgrounds.',
    },
    colours: {
      title: 'Colours',
      use: '60% primary, 30% secondary, 10% accent.',
      rest: 'Neutral is the paper all of it stands on.',
      text: 'Text on it: {colour}, contrast {ratio}',
    },
    roles: { primary: 'Primary', secondary: 'Secondary', accent: 'Accent', neutral: 'Neutral' },
    fonts: {
      title: 'Typography',
      primary: 'Headlines: {font}',
      secondary: 'Text: {font}',
      sample: 'The quick brown fox jumps over the lazy dog. 0123456789',
      licence:
        'Free to use in print and online under the SIL Open Font License; the files are in the folder “fonts”.',
      arial:
        'Arial itself is not ours to hand out: Arimo, which has the same measures, is in the folder “fonts”.',
    },
    donts: {
      title: 'Don’ts',
      distort: 'Do not distort the logo',
      colours: 'Do not use unapproved colours',
    },
    page: '{name} · page {page} of {pages}',
  },
  es: {
    title: 'Guía de la marca',
    fileName: 'guia-de-marca.pdf',
    logo: {
      title: 'Logotipo',
      margin: 'Deja libre a cada lado un margen de 2 veces su altura.',
      marginShort: 'Margen de 2 veces su altura',
      size: 'No lo muestres nunca con menos de 24 px de alto.',
      sizeShort: 'Mínimo 24 px de alto',
    },
    variants: {
      primary: 'Principal',
      dark: 'Oscuro',
      mark: 'Símbolo',
      white: 'Blanco',
    },
    variantUses: {
      primary: 'Sobre blanco y fondos claros.',
      dark: 'Sobre su propia placa oscura, para fotos y fondos con mucho detalle.',
      mark: 'Donde hay poco espacio: fotos de perfil, iconos.',
      white: 'Sobre tus colores y fondos oscuros.',
    },
    colours: {
      title: 'Colores',
      use: '60 % principal, 30 % secundario, 10 % de acento.',
      rest: 'El neutro es el papel sobre el que va todo.',
      text: 'Texto encima: {colour}, contraste {ratio}',
    },
    roles: { primary: 'Principal', secondary: 'Secundario', accent: 'Acento', neutral: 'Neutro' },
    fonts: {
      title: 'Tipografía',
      primary: 'Titulares: {font}',
      secondary: 'Texto: {font}',
      sample: 'El veloz murciélago hindú comía feliz cardillo y kiwi. 0123456789',
      licence:
        'De uso libre en papel y en internet con la licencia SIL Open Font License; los archivos están en la carpeta «fonts».',
      arial: 'Arial no se puede repartir: en la carpeta «fonts» está Arimo, que tiene las mismas medidas.',
    },
    donts: {
      title: 'Lo que no se hace',
      distort: 'No deformes el logotipo',
      colours: 'No uses colores no aprobados',
    },
    page: '{name} · página {page} de {pages}',
  },
})
