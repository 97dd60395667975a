/** WordPress with its database, as Debian packages them: 309 MB on disk. */
export const needs = {
  name: 'WordPress',
  debian: [
    'wordpress',
    'mariadb-server',
    'php-cli',
    'php-mysql',
    'php-curl',
    'php-xml',
    'php-mbstring',
    'php-gd',
  ],
}
