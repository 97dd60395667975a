import { expect, test } from 'vitest'
import { appMessages, shellMessages } from '#app/client/i18n/index.ts'
import { activityMessages } from '#core/activity/i18n/index.ts'
import { brandMessages } from '#core/brands/i18n/index.ts'
import { authMessages } from '#features/auth/i18n/index.ts'
import { dashboardMessages } from '#features/dashboard/i18n/index.ts'
import { demoDataMessages } from '#features/demo-data/i18n/index.ts'
import { helpMessages } from '#features/help/i18n/index.ts'
import { homeMessages } from '#features/home/i18n/index.ts'
import { inboxMessages } from '#features/inbox/i18n/index.ts'
import {
  notFoundMessages,
  pricingMessages,
  siteMessages,
  supportMessages,
} from '#features/site/i18n/index.ts'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { socialAccountMessages } from '#features/social-accounts/i18n/index.ts'

/** Texts and figures agreed upon to the letter; tests of the screens take them from the catalogs. */
const agreed: [place: string, catalog: object, words: object][] = [
  [
    'landing page',
    landingMessages.en,
    {
      hero: {
        trust: 'Trusted by 5,000+ businesses',
        rating: '4.9',
        start: 'Start Free Now',
        demo: 'Watch demo (2 min)',
        trial: '14-day free trial, no credit card',
        bullets: { setup: 'No setup required', results: 'Results in 24h', cancel: 'Cancel anytime' },
      },
      pricing: {
        popular: 'Most Popular',
        starter: {
          name: 'Starter',
          price: '$29',
          features: {
            platforms: 'Up to 3 platforms',
            campaigns: 'Basic AI campaigns',
            analytics: 'Basic analytics',
          },
          action: 'Start Free',
        },
        professional: {
          name: 'Professional',
          price: '$99',
          features: {
            platforms: 'All 21+ platforms',
            campaigns: 'Advanced AI with real-time data',
            inbox: 'Unified inbox plus AI chatbot',
            analytics: 'Advanced analytics',
          },
          action: 'Start 14-Day Free Trial',
        },
        enterprise: {
          name: 'Enterprise',
          price: 'Custom',
          features: {
            integrations: 'Custom integrations',
            support: 'Dedicated support',
            sla: 'SLA guarantee',
          },
          action: 'Contact Sales',
        },
      },
      final: { ssl: 'SSL secure', gdpr: 'GDPR compliant', support: '24/7 support' },
    },
  ],
  [
    'pricing page',
    pricingMessages.en,
    {
      popular: 'Most popular',
      starter: {
        price: 'Free',
        audience: '30-day free trial with no credit card',
        features: {
          platforms: '5 platforms',
          campaigns: '2 campaigns',
          analytics: 'Basic analytics',
          support: 'Email support',
          tool: expect.stringMatching(/^A free tool/),
        },
      },
      professional: {
        price: '$79',
        audience: 'With a free trial',
        lead: 'Everything in Starter, plus',
        features: {
          planner: 'Monthly planner',
          inbox: 'Unified inbox',
          platforms: '15 platforms',
          campaigns: '30 campaigns',
          analytics: 'Advanced analytics',
          studio: 'Brand studio',
          support: 'Priority support',
        },
      },
      business: {
        lead: 'Everything in Professional, plus',
        features: {
          team: 'Unlimited team members',
          whiteLabel: 'White-label dashboard',
          reporting: 'Business reporting',
          portals: 'Client access portals',
          branding: 'Custom branding',
          support: 'Dedicated support',
        },
      },
      stats: {
        businesses: { value: '10,000+', text: 'active businesses' },
        appointments: { value: '250M+', text: 'appointments booked' },
        conversion: { value: '40%', text: 'conversion increase' },
        ai: { value: '24/7', text: expect.stringContaining('AI') },
      },
    },
  ],
  [
    'support',
    supportMessages.en,
    { times: { standard: { time: 'within 24 hours' }, vip: { time: 'within 2 hours' } } },
  ],
  [
    'site',
    siteMessages.en,
    {
      login: 'Login',
      startFree: 'Start Free',
      footer: { privacy: 'Privacy', terms: 'Terms', support: 'Support' },
    },
  ],
  [
    'a page that is not there',
    notFoundMessages.en,
    { title: '404 Page Not Found', hint: expect.stringMatching(/forget.* router\?$/) },
  ],
  ['a page that is not there, in Spanish', notFoundMessages.es, { title: '404 Página No Encontrada' }],
  [
    'sign-in and sign-up',
    authMessages.en,
    {
      tagline: 'AI-Powered Social Media Management',
      tabs: { login: 'Login', signUp: 'Sign Up' },
      login: {
        heading: 'Welcome back',
        text: 'Sign in to your account to continue managing your campaigns.',
        submit: 'Sign In',
        pending: 'Signing in...',
        success: 'Welcome back!',
        successText: "You've been logged in successfully.",
        failure: 'Login failed',
        failureText: 'Invalid email or password',
      },
      signUp: {
        heading: 'Create account',
        text: 'Start your free trial of CampAIgner today.',
        submit: 'Create Account',
        pending: 'Creating account...',
        success: 'Account created!',
        successText: "Welcome to CampAIgner. You've been logged in automatically.",
        failure: 'Signup failed',
        failureText: 'Failed to create account',
      },
      fields: { newPasswordPlaceholder: 'Create a password (min 6 characters)' },
    },
  ],
  [
    'home',
    homeMessages.en,
    {
      greeting: 'Welcome back, {name}!',
      badge: 'AI-Powered',
      logout: 'Logout',
      cards: {
        inbox: { title: 'Unified Inbox', label: 'Unread messages' },
        campaigns: { title: 'AI Campaigns', label: 'Active campaigns' },
        analytics: { title: 'Analytics', label: 'Engagement rate' },
        team: { title: 'Team', label: 'Team members' },
        planner: { title: 'AI Planner', label: 'Planned posts' },
        dashboard: { title: 'Dashboard', label: 'Full dashboard' },
      },
      sampleActivity: {
        campaign: { title: 'AI campaign generated' },
        message: { title: 'High priority message' },
        report: { title: 'Performance report' },
      },
    },
  ],
  ['what happened', activityMessages.en, { title: 'Recent Activity' }],
  ['shell', shellMessages.en, { create: 'Create with CampAIgner', roles: { none: 'User' } }],
  ['accounts', socialAccountMessages.en, { heading: 'Connected Accounts' }],
  ['brands', brandMessages.en, { switcher: { active: 'Active', addFirst: 'Add First Brand' } }],
  [
    'lost session',
    appMessages.en,
    { lostSession: { title: 'Unauthorized', text: 'You are logged out. Logging in again...' } },
  ],
  [
    'demo data',
    demoDataMessages.en,
    {
      load: 'Load Demo Data',
      loaded: 'Demo data has been populated. Refresh to see all the content!',
      loadFailed: 'Error',
    },
  ],
  [
    'dashboard',
    dashboardMessages.en,
    { greeting: 'Welcome back, {name}!', sales: { note: 'data from the connected POS' } },
  ],
  [
    'dashboard in Spanish',
    dashboardMessages.es,
    {
      someone: 'Usuario',
      periods: { weekly: 'Esta semana', monthly: 'Este mes', daily: 'Hoy' },
      sales: { done: '{percent, number}% completado' },
    },
  ],
  [
    'inbox',
    inboxMessages.en,
    {
      title: 'Inbox',
      list: { markAllRead: 'Mark All Read', export: 'Export', empty: 'No messages found' },
      toasts: { priority: 'Message priority updated', error: 'Error' },
      card: {
        all: 'All',
        unread: 'Unread ({count, number})',
        important: 'Important',
        yesterday: 'Yesterday',
      },
    },
  ],
  ['inbox in Spanish', inboxMessages.es, { title: 'Bandeja de Entrada' }],
  [
    'help chat',
    helpMessages.en,
    {
      chat: {
        failed: "Sorry, there's a technical issue. You can check our FAQ or contact support.",
        apology: expect.stringMatching(/^Sorry/),
      },
    },
  ],
]

test.each(agreed)('%s', (_place, catalog, words) => {
  expect(catalog).toMatchObject(words)
})
