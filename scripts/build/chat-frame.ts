import type { SupportChat } from '#src/content/model.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import { buildInlineScript } from './inline-script.ts'
import { chatFramePolicy } from './security-headers.ts'

/** Renders the document of the third-party support chat and its content security policy. */
export async function renderChatFrame({
  agentId,
  intent,
  language,
  script,
  element,
  hosts,
}: SupportChat): Promise<{ html: string; policy: string }> {
  const { code, hash } = await buildInlineScript('src/app/support-chat-frame.ts')
  const policy = chatFramePolicy(hash, hosts)
  const data = { src: script, element, agent: agentId, intent, language }
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  )
  const html = [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<title>Support chat</title>',
    `<script${attributes.join('')}>${code}</script>`,
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n')
  return { html, policy }
}
