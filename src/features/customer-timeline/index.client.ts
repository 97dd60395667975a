export { CustomerTimeline } from './client/customer-timeline.tsx'
