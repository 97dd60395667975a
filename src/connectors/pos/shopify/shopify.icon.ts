export { ShoppingBag as shopifyIcon } from 'lucide-react'
