import { testHost } from '#tests/support/host-contract.ts'
import { startModel } from '#tests/support/host-servers.ts'

// The rules of `_headers` and `_redirects`, as `npm run preview`, Netlify and Cloudflare Pages read them.
testHost(startModel, { compresses: false })
