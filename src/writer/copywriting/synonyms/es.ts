import type * as en from './en.ts'

export const synonyms: typeof en.synonyms = [
  ['pásate', 'acércate'],
  ['escríbenos', 'mándanos un mensaje'],
  ['niños', 'peques', 'pequeños'],
  ['pelo', 'cabello'],
  ['rico', 'sabroso'],
  ['rica', 'sabrosa'],
  ['ricos', 'sabrosos'],
  ['ricas', 'sabrosas'],
  ['bonito', 'lindo'],
  ['bonita', 'linda'],
  ['bonitos', 'lindos'],
  ['bonitas', 'lindas'],
  ['coche', 'carro', 'auto'],
  ['coches', 'carros', 'autos'],
  ['celular', 'móvil'],
]
