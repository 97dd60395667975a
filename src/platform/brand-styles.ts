/** The six styles of a brand, with their default palette and pair of fonts. */
export const brandStyles = ['minimalist', 'luxury', 'fun', 'corporate', 'creative', 'bold'] as const
export type BrandStyle = (typeof brandStyles)[number]

export const paletteRoles = ['primary', 'secondary', 'accent', 'neutral'] as const
export type PaletteRole = (typeof paletteRoles)[number]
export type Palette = Record<PaletteRole, string>

export type FontPair = { primary: string; secondary: string }

export const defaultPalettes: Record<BrandStyle, Palette> = {
  minimalist: { primary: '#111111', secondary: '#6b7280', accent: '#ffffff', neutral: '#f3f4f6' },
  luxury: { primary: '#1a1a1a', secondary: '#c9a227', accent: '#ffffff', neutral: '#faf8f3' },
  fun: { primary: '#ff6f61', secondary: '#1fa3a3', accent: '#4db6f5', neutral: '#fff8e7' },
  corporate: { primary: '#1e3a8a', secondary: '#2563eb', accent: '#60a5fa', neutral: '#eff6ff' },
  creative: { primary: '#7c3aed', secondary: '#ec4899', accent: '#f59e0b', neutral: '#fdf2f8' },
  bold: { primary: '#dc2626', secondary: '#111111', accent: '#facc15', neutral: '#fee2e2' },
}

export const fontPairs: Record<BrandStyle, FontPair> = {
  minimalist: { primary: 'Inter', secondary: 'Source Sans Pro' },
  luxury: { primary: 'Playfair Display', secondary: 'Lato' },
  fun: { primary: 'Poppins', secondary: 'Open Sans' },
  corporate: { primary: 'Roboto', secondary: 'Arial' },
  creative: { primary: 'Montserrat', secondary: 'Nunito' },
  bold: { primary: 'Oswald', secondary: 'Roboto Condensed' },
}

/** The palette of a brand without a design. */
export const plainPalette: Palette = {
  primary: '#0f5c5c',
  secondary: '#44403c',
  accent: '#f2b544',
  neutral: '#faf7f2',
}
export const plainFonts: FontPair = fontPairs.minimalist

/** The variants of a logo. */
export const logoVariants = ['primary', 'dark', 'mark', 'white'] as const
export type LogoVariant = (typeof logoVariants)[number]
