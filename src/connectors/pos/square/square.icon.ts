export { Store as squareIcon } from 'lucide-react'
