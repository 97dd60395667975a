export const blogNames = { blog: 'Blog' } as const

export const blog = {
  note: 'For WordPress blogs. For other blogs, copy the text and paste it there.',
  needs: {
    address: 'The https URL of your WordPress site.',
    password: 'An application password, which you create in your WordPress profile.',
  },
} as const
