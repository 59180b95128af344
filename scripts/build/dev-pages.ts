import type { Plugin } from 'vite'

import { CHAT_FRAME_PATH } from '#src/content/site-paths.ts'
import { getPathLocale } from '#src/i18n/paths.ts'

import { renderChatFrame } from './chat-frame.ts'
import type { ContentStore } from './content-store.ts'
import { renderDocument } from './document.ts'
import { BOOT, buildInlineScript } from './inline-script.ts'

const DESIGN_PAGE = '/design-system'

/** Development pages: every address serves the client-rendered application, except the one of the design system. */
export function devPages(store: ContentStore): Plugin {
  return {
    name: 'site-dev-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const accepts = request.headers.accept ?? ''
        if (request.method !== 'GET' || !accepts.includes('text/html')) return next()
        void respond().catch(next)
        async function respond() {
          const { base } = server.config
          const path = request.originalUrl?.split('?')[0] ?? '/'
          const chat = store.supportChat()
          if (chat && path === base.slice(0, -1) + CHAT_FRAME_PATH) {
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end((await renderChatFrame(chat)).html)
            return
          }
          const isDesign = path.endsWith(DESIGN_PAGE)
          const entry = `${base}src/${isDesign ? 'app/design-system/design-system.tsx' : 'app/entry-client.tsx'}`
          const { code } = await buildInlineScript(BOOT)
          const html = renderDocument({
            lang: getPathLocale(path.slice(base.length - 1)),
            head: '<title>Development</title>',
            body: '',
            boot: code,
            bootData: isDesign ? { base } : { base, entry, start: 'now' },
          })
          const page = isDesign
            ? html.replace('</body>', `<script type="module" src="${entry}"></script></body>`)
            : html
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(path, page))
        }
      })
    },
  }
}
