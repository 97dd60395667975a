export { CreditCard as stripeIcon } from 'lucide-react'
