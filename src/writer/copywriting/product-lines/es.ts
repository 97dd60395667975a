import type * as en from './en.ts'

export const productLines: typeof en.productLines = (shop, list) =>
  shop === ''
    ? [`También tenemos ${list}.`, `Y además: ${list}.`]
    : [`También en ${shop}: ${list}.`, `También tenemos ${list}.`, `En ${shop} también hay ${list}.`]
