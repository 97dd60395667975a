/** Each list starts with the best. */
export const analyticsSamples = {
  products: ['Cut and blow-dry', 'Hair color', 'Manicure', 'Repair shampoo', 'Gift card'],
  posts: ['Spring colors are here', 'Behind the scenes: our team', 'Two for one on Thursday'],
}

export const goalSampleTitles = {
  weeklyRevenue: 'Weekly revenue',
  weeklyAnswers: 'Customer replies',
  monthlyRevenue: 'Monthly revenue',
  appointments: 'Booked appointments',
  monthlyCustomers: 'New faces',
  monthlyAnswers: 'Customer replies',
  quarterlyRevenue: 'Quarterly revenue',
  quarterlyCustomers: 'New faces',
}

export const demoGoalTitles = {
  revenue: 'Monthly sales',
  appointments: 'Salon appointments',
  conversations: 'Customers answered',
  week: 'A good week',
  customers: 'New customers',
}
