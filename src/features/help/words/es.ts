import type * as en from './en.ts'

export const wordForms: typeof en.wordForms = {
  fillers: new Set(
    'a al algo alguien algun alguna ante aqui asi aun como con cual cuales cuando de del desde donde dos e el ella ellas ellos en entre era eres es esa ese eso esta estan estar este esto estoy favor fue ha hace hacer hacerlo hago han has hasta hay he la las le les lo los mas me mi mis mucho muy necesito ni nos nuestra nuestro o os otra otro para pero poco por porque pueda puede pueden puedo que quien quiero sabes se ser si sin sirve sobre solo son soy su sus tal tambien te tener tengo ti tiene tienen toda todo todos tu tus un una uno unos usted va ver vez voy y ya yo'.split(
      ' ',
    ),
  ),
  endings:
    'aciones uciones iciones amiento amientos acion icion ucion adores ador arlos arlas arlo arla arme arse erlo irlo ando iendo aron ieron amos emos imos adas ados idas idos ada ado ida ido aba ian ia ar er ir an en as es os a e o s'.split(
      ' ',
    ),
  // "publico" and "publique".
  respell: [
    [/qu$/, 'c'],
    [/gu$/, 'g'],
    [/z$/, 'c'],
  ],
}
