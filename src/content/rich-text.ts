/** Text with simple markup, parsed at build time from Markdown in YAML fields. */
export type RichText = RichNode[]

export type RichNode =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'link'; url: string; children: RichText }
  | { type: 'list'; ordered: boolean; children: RichText }
  | { type: RichBlock; children: RichText }

type RichBlock = 'paragraph' | 'blockquote' | 'listItem' | 'strong' | 'emphasis'
