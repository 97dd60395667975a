export const blogNames = { blog: 'Blog' } as const

export const blog = {
  note: 'For WordPress blogs. For other blogs, copy the text and paste it there.',
  needs: {
    address: 'The https URL of your WordPress site.',
    password: 'An application password, which you create in your WordPress profile.',
  },
  cannot: {
    wordPressCom: 'Sites on a wordpress.com address can’t be connected.',
  },
  options: {
    status: {
      label: 'In WordPress',
      hint: 'A draft is not visible until you publish it in WordPress.',
      publish: 'Publish it',
      draft: 'Save it as a draft',
    },
    categories: {
      label: 'Categories',
      hint: 'Separate them with commas. New ones are created if your WordPress user may do that, and left out if not.',
    },
    tags: {
      label: 'Tags',
      hint: 'Separate them with commas. New ones are created.',
    },
  },
} as const

export const blogConnect = {
  steps: {
    open: 'In WordPress, open Users and then Profile. Your role must be Author, Editor or Administrator.',
    create: 'Under Application Passwords, enter the name CampAIgner and add it.',
    paste: 'Copy the password and paste it here. WordPress shows it only once.',
  },
  fields: {
    address: {
      label: 'Website address',
      hint: 'The home page of your WordPress site.',
      example: 'https://www.myshop.com',
    },
    user: {
      label: 'WordPress username',
      hint: 'The name you sign in to WordPress with.',
    },
    password: {
      label: 'Application password',
      hint: 'Not the password you sign in with. Spaces don’t matter.',
    },
  },
  advice: {
    notWordPress: 'We found no WordPress at this address. Enter the home page of your site.',
    wordPressCom:
      'Sites on a wordpress.com address work differently and can’t be connected. Copy your posts and paste them there.',
    otherSite: 'This address leads to another website. Enter the address of that one.',
    needsHttps: 'This site doesn’t use https, and WordPress accepts application passwords only over https.',
    blocked:
      'The site blocks the WordPress REST API, often because of a security plugin. Allow it there for signed-in users.',
    notSignedIn:
      'WordPress doesn’t accept this username with this application password. Check both. If they are right, ask your web host to pass on the Authorization header.',
    passwordsOff:
      'Application passwords are turned off on this site. Turn them on, or ask the person who looks after the site.',
    rightsMissing:
      'This user may not publish posts and upload files. Use one with the role Author, Editor or Administrator.',
  },
} as const
