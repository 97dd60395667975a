export { Mail as emailIcon } from 'lucide-react'
