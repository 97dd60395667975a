/** OpenStack Swift with its S3 interface, as Debian packages it: 60 MB on disk. */
export const needs = {
  name: 'OpenStack Swift (S3)',
  debian: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'python3-swift'],
}
