import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true
const isWidth = (value: string) => /^(\d+|px|\[\d.*\])$/.test(value)
const fontSizes = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl']

/**
 * The groups in which a caller overrides a component. tailwind-merge's own list knows every utility there is and weighs three
 * times as much; classes outside these groups are simply kept.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'contents', 'hidden'],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    overflow: [{ overflow: ['auto', 'hidden', 'visible', 'clip', 'scroll'] }],
    inset: [{ inset: [any] }],
    top: [{ top: [any] }],
    right: [{ right: [any] }],
    bottom: [{ bottom: [any] }],
    left: [{ left: [any] }],
    z: [{ z: [any] }],
    flexDirection: [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    flexWrap: [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
    flexGrow: [{ flex: [any] }],
    basis: [{ basis: [any] }],
    items: [{ items: [any] }],
    justify: [{ justify: [any] }],
    self: [{ self: [any] }],
    gap: [{ gap: [any] }],
    gapX: [{ 'gap-x': [any] }],
    gapY: [{ 'gap-y': [any] }],
    p: [{ p: [any] }],
    px: [{ px: [any] }],
    py: [{ py: [any] }],
    pt: [{ pt: [any] }],
    pr: [{ pr: [any] }],
    pb: [{ pb: [any] }],
    pl: [{ pl: [any] }],
    m: [{ m: [any] }],
    mx: [{ mx: [any] }],
    my: [{ my: [any] }],
    mt: [{ mt: [any] }],
    mr: [{ mr: [any] }],
    mb: [{ mb: [any] }],
    ml: [{ ml: [any] }],
    size: [{ size: [any] }],
    w: [{ w: [any] }],
    minW: [{ 'min-w': [any] }],
    maxW: [{ 'max-w': [any] }],
    h: [{ h: [any] }],
    minH: [{ 'min-h': [any] }],
    maxH: [{ 'max-h': [any] }],
    fontSize: [{ text: fontSizes }],
    textAlign: [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    textWrap: [{ text: ['balance', 'pretty', 'wrap', 'nowrap'] }],
    textColour: [{ text: [any] }],
    weight: [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
    whitespace: [{ whitespace: [any] }],
    background: [{ bg: [any] }],
    borderWidth: [{ border: ['', isWidth] }],
    borderTop: [{ 'border-t': ['', isWidth] }],
    borderRight: [{ 'border-r': ['', isWidth] }],
    borderBottom: [{ 'border-b': ['', isWidth] }],
    borderLeft: [{ 'border-l': ['', isWidth] }],
    borderStyle: [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    borderColour: [{ border: [any] }],
    rounded: [{ rounded: ['', 'none', 'sm', 'md', 'lg', 'xl', 'full'] }],
    shadow: [{ shadow: [any] }],
    opacity: [{ opacity: [any] }],
  },
  conflictingClassGroups: {
    inset: ['top', 'right', 'bottom', 'left'],
    gap: ['gapX', 'gapY'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    size: ['w', 'h'],
    borderWidth: ['borderTop', 'borderRight', 'borderBottom', 'borderLeft'],
  },
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'file', 'marker', 'selection'],
}))

/** Joins class names; of two that set the same thing the last one wins, so callers can override a default. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
