import { describe, expect, it } from 'vitest'
import { isInside, overviewOf } from './navigation.ts'

describe('the marked entry of the sidebar', () => {
  it('is the screen itself and everything below it', () => {
    expect(isInside('/campaigns', '/campaigns')).toBe(true)
    expect(isInside('/campaigns/42', '/campaigns')).toBe(true)
  })

  it('is not a screen whose path merely begins alike', () => {
    expect(isInside('/team-news', '/team')).toBe(false)
    expect(isInside('/', '/dashboard')).toBe(false)
  })
})

describe('the full header', () => {
  it('stands on the start page and the dashboard', () => {
    expect(overviewOf('/')).toBe('/')
    expect(overviewOf('/home')).toBe('/')
    expect(overviewOf('/dashboard')).toBe('/dashboard')
  })

  it('stands nowhere else', () => {
    expect(overviewOf('/customers')).toBeNull()
    expect(overviewOf('/dashboard/42')).toBeNull()
  })
})
