export { ShoppingCart as woocommerceIcon } from 'lucide-react'
