import type { Rule } from '../rules.ts'
import type * as en from './en.ts'

const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '')

export const faultTexts: Record<Rule, string> = {
  empty: 'Escribe algo o quita esta línea.',
  placeholder: 'Quita «{found}». Las frases no llevan huecos, enlaces ni marcas.',
  spaces: 'Quita los espacios de más cerca de «{found}».',
  pairs: 'A «{found}» le falta su pareja. Abre y cierra cada signo.',
  capital: 'Empieza con mayúscula.',
  lowercase: 'Usa solo minúsculas.',
  endMark: 'Termina con punto, interrogación o exclamación.',
  questionMark: 'Pregunta algo: falta el signo de interrogación.',
  noEndMark: 'Quita el punto final.',
  shouts: 'Usa como mucho una exclamación por oficio.',
  tooShort: 'Demasiado corta. Escribe al menos {found} caracteres.',
  tooLong: 'Demasiado larga. Escribe como mucho {found} caracteres.',
  tooFew: 'Añade más. Esta lista necesita al menos {found}.',
  tooMany: 'Quita algunas. En esta lista caben {found}.',
  hashtag: 'Escribe de 3 a 30 letras o cifras sin # ni espacios, cada palabra con mayúscula: PanRecienHecho.',
  genericHashtag: '«{found}» vale para cualquier tienda. Elige una etiqueta de este oficio.',
  emoji: 'Pon un solo emoji.',
  superlative: 'Quita «{found}». Una tienda no puede demostrarlo.',
  season: 'Quita «{found}». Esta línea se usa todo el año.',
  network: 'Quita «{found}». Las frases salen en todas las plataformas.',
  figure: 'Quita «{found}». Los precios, porcentajes y teléfonos los pone la tienda.',
  register: 'Habla de tú: cambia «{found}».',
  spelling: 'Revisa la ortografía de «{found}».',
  language: '«{found}» no es español.',
  agreement: 'Revisa la concordancia de «{found}».',
  doubledWord: '«{found}» aparece dos veces seguidas.',
  duplicate: 'Este oficio ya tiene esta frase.',
  duplicateElsewhere: 'Otro oficio tiene esta frase: {found}.',
  foreignTerm: 'Es de otro oficio: {found}. Si encaja aquí, añádelo a los productos.',
}

export const phraseWords: typeof en.phraseWords = {
  superlatives: list(
    `el mejor | la mejor | los mejores | las mejores | único | única | únicos | únicas | perfecto | perfecta | perfectos | perfectas |
    increíble | increíbles | número uno | n 1 | inmejorable | inmejorables | insuperable | insuperables | líder | líderes |
    inigualable | sin igual | el más barato | la más barata | garantizado | garantizada | premiado | premiada | de primera clase |
    como ningún otro | excelencia | espectacular | espectaculares`,
  ),
  harmless: list('talla única | hijo único | lo único | tu único | tu única | el único que | la única que'),
  seasons: list(
    `navidad | navidades | navideño | navideña | nochebuena | nochevieja | reyes magos | semana santa | pascua | halloween |
    día de muertos | san valentín | black friday | viernes negro | buen fin | cyber monday | año nuevo | fin de año | día de la madre |
    día del padre | día de las madres | hanukkah | ramadán | vuelta al cole | verano | veraniego | veraniega | invierno | invernal |
    primavera | primaveral | otoño | otoñal`,
  ),
  genericHashtags: list(
    `amor | felicidad | instagood | fotodeldia | follow | sigueme | siguenos | like4like | pequeñocomercio | pequenocomercio |
    comerciolocal | compralocal | comprarlocal | apoyalolocal | negociolocal | feliz | bonito | viral | tendencia | tendencias | fyp |
    parati | explora | oferta | ofertas | rebajas | nuevopost | motivacion | inspiracion | estilo | vida | love | happy | calidad |
    emprendedores | emprendimiento | pymes | findesemana`,
  ),
  register: list(
    `usted | ustedes | vosotros | vosotras | vuestro | vuestra | vuestros | vuestras | os | vos | sois | estimado cliente |
    estimados clientes | estimada clienta | no dudes en | no dude en | a su disposición`,
  ),
  otherSpellings: list(
    `ésto | éso | fué | fuí | dió | vió | guión | haber si | a parte de | sobretodo | enserio | porfavor | atravez | travez | talvés`,
  ),
  everyday: list(
    `agenda | pesa | mecha | manzana | vino | cómoda | lija | contador | radiador | limpieza | fotografía | lente | joya | tornillo |
    chaqueta | camiseta | tomate | verdura | frutero | estantería | sobremesa | merienda | pizza | hotel | equipaje de mano | pare |
    bota | buscando | frena | vuelo | libreta | cuadrada | ferretería | alfiler | jamón |
    equilibrio | noche | noches | anillo | botella | juega | raíz | cámara | tabla | pastel | factura | miga | corteza | mar | diente | coche | congelador |
    ventanilla | instrumento`,
  ),
  borrowed: list('all | by | and | on | look'),
}
