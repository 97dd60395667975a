import type { Build } from './sample.ts'

const goal = {
  title: 'A good month',
  target: 10_000_00,
  period: 'monthly',
  category: 'revenue',
  deadline: '2099-01-01',
}

const ownGoal: Build = async (owner) => ({
  params: { id: (await owner.post('/api/goals', goal)).json().id },
})

export const analyticsSamples: Record<string, Build> = {
  'POST /api/goals': () => ({ body: { ...goal, category: 'appointments', reported: 4 } }),
  'PATCH /api/goals/:id': async (owner, at) => ({
    ...(await ownGoal(owner, at)),
    body: { target: 5, reported: 2 },
  }),
  'DELETE /api/goals/:id': ownGoal,
}
