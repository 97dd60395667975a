import { describe, expect, it } from 'vitest'
import { cn } from './cn.ts'

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

  it('leaves out what is false', () => {
    expect(cn('flex', false, undefined, ['gap-2', null])).toBe('flex gap-2')
  })
})
