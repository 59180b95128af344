import { z } from 'zod'

import { defineContent } from './document.ts'
import { refuse, externalUrl } from './text.ts'

const host = z.string().regex(/^https:\/\/(?:\*\.)?[a-z0-9.-]+$/, {
  error: 'must be a host such as https://www.example.com, without a path',
})

export const supportChatSchema = z
  .strictObject({
    /** Id of the agent at the chat's provider. */
    agentId: z.string().regex(/^[\w-]{8,64}$/, { error: 'must be the id of an agent' }),
    /** Event that starts the conversation. */
    intent: z.string().regex(/^\w+$/, { error: 'must be the name of an event' }),
    /** Language code of the agent. */
    language: z
      .string()
      .regex(/^[A-Za-z]{2}(?:-[A-Za-z]{2})?$/, { error: 'must be a code such as uk or en-us' }),
    sample: z.boolean().default(false),
    /** Script of the provider, loaded only after a click. */
    script: externalUrl,
    /** Custom element defined by the script. */
    element: z.string().regex(/^[a-z]+(?:-[a-z]+)+$/, { error: 'must be a custom element' }),
    /** Sources allowed by the chat frame's content security policy. */
    hosts: z.strictObject({
      script: z.array(host).min(1),
      connect: z.array(host).default([]),
      style: z.array(host).default([]),
      font: z.array(host).default([]),
    }),
  })
  .superRefine(({ script, hosts }, context) => {
    if (!URL.canParse(script)) return
    const { origin } = new URL(script)
    if (hosts.script.some((host) => coversOrigin(host, origin))) return
    refuse(context, ['hosts', 'script'], `lacks ${origin}, the host of the chat's own script`)
  })

export const SupportChat = defineContent({
  name: 'SupportChat',
  pattern: 'site/support-chat.yaml',
  schema: supportChatSchema,
})

/**
 * Whether a source of a content security policy matches an origin: (`https://*.example.com`,
 * `https://a.example.com`) → true.
 */
export function coversOrigin(host: string, origin: string): boolean {
  const [start = '', end] = host.split('*')
  return end === undefined ? origin === host : origin.startsWith(start) && origin.endsWith(end)
}
