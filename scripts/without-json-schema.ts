import type { Plugin } from 'vite'

/**
 * zod can describe every schema as JSON Schema. Only the server's API description needs that; screens would load 6 kB
 * of it, because each schema refers to it.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1])
      if (names.length === 0) throw new Error('zod exports its JSON Schema in another way now.')
      const refuse = "() => { throw new Error('JSON Schema is not part of the screens.') }"
      return {
        code: `const absent = () => ${refuse}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} }`,
        map: null,
      }
    },
  },
})
