/** A text with simple markup, parsed at build: what an editor may write in Markdown beside articles. */
export type RichText = RichNode[]

export type RichNode =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'link'; url: string; children: RichText }
  | { type: 'list'; ordered: boolean; children: RichText }
  | { type: RichBlock; children: RichText }

type RichBlock = 'paragraph' | 'blockquote' | 'listItem' | 'strong' | 'emphasis'
