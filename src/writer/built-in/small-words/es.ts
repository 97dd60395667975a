import type * as en from './en.ts'

export const smallWords: typeof en.smallWords = new Set(
  'el los las de del que y con para por una uno unos unas nuestro nuestra tu tus te nos se es son está este esta esto estos estas lo le les al más muy pero como cuando donde quien qué cuándo dónde quién cómo si sin sobre hay aquí ahora hoy siempre también porque cuéntanos pregunta escríbenos ven bueno buena nuevo nueva día semana tiempo gente hacer tener todo todos algo cada'.split(
    ' ',
  ),
)
