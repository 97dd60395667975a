const mark = () => document.querySelector('meta[name=visitor]')

/** The server marks a page that was asked for without a session: then there is nobody to ask about. */
export const isVisitor = (): boolean => mark()?.getAttribute('content') === 'signed-out'

export const becomeMember = (): void => mark()?.setAttribute('content', 'signed-in')
