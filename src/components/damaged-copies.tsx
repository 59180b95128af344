import { type ReactNode, useState } from 'react'

import { download } from '#src/lib/browser/download.ts'

import { Notice } from './notice.tsx'
import { Button } from './ui/button.tsx'

/** Lists stored texts that could not be read, which can be downloaded and then deleted. */
export function DamagedCopies<Copy extends { key: string; raw: string }>(props: {
  copies: readonly Copy[]
  labels: { message: string; save: string; delete: string }
  /** Follows the message: where the visitor can go on. */
  children?: ReactNode
  onDelete: (copy: Copy) => void
}) {
  const { copies, labels, children, onDelete } = props
  const [downloaded, setDownloaded] = useState<readonly string[]>([])
  if (copies.length === 0) return null
  return (
    <Notice asChild>
      <div>
        <p>
          {labels.message} {children}
        </p>
        {copies.map((copy) => (
          <p key={copy.key} className="mt-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="line"
              onClick={() => {
                download(`${copy.key}.txt`, copy.raw)
                setDownloaded([...downloaded, copy.raw])
              }}
            >
              {labels.save} ({copy.key})
            </Button>
            {downloaded.includes(copy.raw) && (
              <Button size="sm" variant="line" onClick={() => onDelete(copy)}>
                {labels.delete} ({copy.key})
              </Button>
            )}
          </p>
        ))}
      </div>
    </Notice>
  )
}
