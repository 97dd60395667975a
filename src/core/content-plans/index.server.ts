export { findBusinessFacts } from './server/business-facts.repository.ts'
export { contentPlans } from './server/content-plans.table.ts'
