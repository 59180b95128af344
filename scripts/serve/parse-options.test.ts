import { expect, test } from 'vitest'

import { parseServeOptions } from './parse-options.ts'

const DEFAULTS = { dir: 'dist', port: 4173, base: undefined, strictPort: false }

test.each([
  [[], {}, DEFAULTS],
  [[], { PORT: '' }, DEFAULTS],
  [[], { PORT: '8080' }, { ...DEFAULTS, port: 8080 }],
  [['--port', '9000'], { PORT: '8080' }, { ...DEFAULTS, port: 9000 }],
  [
    ['--dir=out', '--base', '/repo/', '--strict-port'],
    {},
    { dir: 'out', port: 4173, base: '/repo/', strictPort: true },
  ],
])('%j with the environment %j means %j', (args, env, options) => {
  expect(parseServeOptions(args, env)).toEqual(options)
})

test.each([
  [['--port', 'abc'], {}, '"abc" is not a port number (0 to 65535).'],
  [[], { PORT: '70000' }, '"70000" is not a port number'],
  [['--prot', '1'], {}, "Unknown option '--prot'"],
  [['dist'], {}, "Unexpected argument 'dist'"],
])('%j with the environment %j is refused', (args, env, message) => {
  expect(() => parseServeOptions(args, env)).toThrow(message)
})
