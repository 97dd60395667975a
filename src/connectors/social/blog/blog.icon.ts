export { Newspaper as blogIcon } from 'lucide-react'
