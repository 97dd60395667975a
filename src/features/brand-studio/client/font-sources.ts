import arimo400 from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url'
import arimo700 from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url'
import inter400 from '@fontsource/inter/files/inter-latin-400-normal.woff2?url'
import inter700 from '@fontsource/inter/files/inter-latin-700-normal.woff2?url'
import lato400 from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import lato700 from '@fontsource/lato/files/lato-latin-700-normal.woff2?url'
import montserrat400 from '@fontsource/montserrat/files/montserrat-latin-400-normal.woff2?url'
import montserrat700 from '@fontsource/montserrat/files/montserrat-latin-700-normal.woff2?url'
import nunito400 from '@fontsource/nunito/files/nunito-latin-400-normal.woff2?url'
import nunito700 from '@fontsource/nunito/files/nunito-latin-700-normal.woff2?url'
import openSans400 from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2?url'
import openSans700 from '@fontsource/open-sans/files/open-sans-latin-700-normal.woff2?url'
import oswald400 from '@fontsource/oswald/files/oswald-latin-400-normal.woff2?url'
import oswald700 from '@fontsource/oswald/files/oswald-latin-700-normal.woff2?url'
import playfair400 from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?url'
import playfair700 from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2?url'
import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import poppins700 from '@fontsource/poppins/files/poppins-latin-700-normal.woff2?url'
import roboto400 from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url'
import roboto700 from '@fontsource/roboto/files/roboto-latin-700-normal.woff2?url'
import condensed400 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-400-normal.woff2?url'
import condensed700 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff2?url'
import sourceSans400 from '@fontsource/source-sans-pro/files/source-sans-pro-latin-400-normal.woff2?url'
import sourceSans700 from '@fontsource/source-sans-pro/files/source-sans-pro-latin-700-normal.woff2?url'

/** The regular and bold file of each family. Arial is shown as Arimo, which is also drawn and printed. */
export const fontSources: Record<string, [regular: string, bold: string]> = {
  Inter: [inter400, inter700],
  'Source Sans Pro': [sourceSans400, sourceSans700],
  'Playfair Display': [playfair400, playfair700],
  Lato: [lato400, lato700],
  Poppins: [poppins400, poppins700],
  'Open Sans': [openSans400, openSans700],
  Roboto: [roboto400, roboto700],
  Arial: [arimo400, arimo700],
  Montserrat: [montserrat400, montserrat700],
  Nunito: [nunito400, nunito700],
  Oswald: [oswald400, oswald700],
  'Roboto Condensed': [condensed400, condensed700],
}
