import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { createTailwindMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { cn } from './cn.ts'

const any = () => true
const isWidth = (value: string) => /^(\d+|px|\[\d.*\])$/.test(value)
const fontSizes = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl']

/** The same groups in tailwind-merge. */
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
    textColor: [{ text: [any] }],
    weight: [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
    whitespace: [{ whitespace: [any] }],
    background: [{ bg: [any] }],
    borderWidth: [{ border: ['', isWidth] }],
    borderTop: [{ 'border-t': ['', isWidth] }],
    borderRight: [{ 'border-r': ['', isWidth] }],
    borderBottom: [{ 'border-b': ['', isWidth] }],
    borderLeft: [{ 'border-l': ['', isWidth] }],
    borderStyle: [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    borderColor: [{ border: [any] }],
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

describe('cn', () => {
  it.each([
    ['p-4 text-muted', 'p-2', 'text-muted p-2'],
    ['px-3 py-2', 'p-0', 'p-0'],
    ['w-full max-w-md', 'w-40', 'max-w-md w-40'],
    ['text-sm text-muted text-left', 'text-danger', 'text-sm text-left text-danger'],
    ['text-sm text-ink', 'text-base', 'text-ink text-base'],
    ['border border-dashed border-border', 'border-danger', 'border border-dashed border-danger'],
    ['flex flex-1', 'flex-col', 'flex flex-1 flex-col'],
    ['hover:bg-surface', 'bg-canvas', 'hover:bg-surface bg-canvas'],
    ['sm:max-w-lg', 'sm:max-w-4xl', 'sm:max-w-4xl'],
    ['size-9', 'size-6', 'size-6'],
    ['bg-overlay/40 -mt-1', 'bg-surface/60 mt-2', 'bg-surface/60 mt-2'],
    ['group peer animate-spin', 'group', 'group peer animate-spin group'],
  ])('joins %j and %j to %j', (base, override, result) => {
    expect(cn(base, override)).toBe(result)
  })

  it('omits falsy values', () => {
    expect(cn('flex', false, undefined, ['gap-2', null])).toBe('flex gap-2')
  })

  it('agrees with tailwind-merge for every class the screens use', async () => {
    const used = new Set<string>()
    const { globSync } = await import('node:fs')
    for (const path of globSync('src/**/*.tsx')) {
      const source = await readFile(path, 'utf8')
      for (const [, text = ''] of source.matchAll(/['"`]([^'"`\n]+)['"`]/g))
        for (const word of text.split(/\s+/))
          if (/^[-!a-z][\w\-:[\]/.!()%,&>=*@#]*$/.test(word)) used.add(word)
    }
    expect(used.size).toBeGreaterThan(500)
    const some = fc.array(fc.constantFrom(...used), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(some, (classes) => {
        expect(cn(classes)).toBe(merge(classes.join(' ')))
      }),
      { numRuns: 5000, seed: 1 },
    )
  })
})
