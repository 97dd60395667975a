import { describe, expect, it } from 'vitest'
import { isInside, overviewOf } from './current-screen.ts'

describe('the active entry of the sidebar', () => {
  it('is the screen itself and everything below it', () => {
    expect(isInside('/campaigns', '/campaigns')).toBe(true)
    expect(isInside('/campaigns/42', '/campaigns')).toBe(true)
  })

  it('is not a screen whose path merely has the same prefix', () => {
    expect(isInside('/team-news', '/team')).toBe(false)
    expect(isInside('/', '/dashboard')).toBe(false)
  })
})

describe('the full header', () => {
  it('is on the start page and the dashboard', () => {
    expect(overviewOf('/')).toBe('/')
    expect(overviewOf('/home')).toBe('/')
    expect(overviewOf('/dashboard')).toBe('/dashboard')
  })

  it('is nowhere else', () => {
    expect(overviewOf('/customers')).toBeNull()
    expect(overviewOf('/dashboard/42')).toBeNull()
  })
})
