import { type ComponentProps, type ReactNode, useId } from 'react'

import { cn } from '#src/lib/cn.ts'

interface FaqItem {
  question: string
  answer: ReactNode
}

interface FaqProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly FaqItem[]
}

/**
 * Questions in the visitor's voice. Native `<details>` under one name: one is open at a time, the
 * first to begin with, the browser's own search finds what is closed, and no script is needed.
 */
function Faq({ items, className, ...props }: FaqProps) {
  const name = useId()
  return (
    <div data-slot="faq" className={cn('faq', className)} {...props}>
      {items.map(({ question, answer }, index) => (
        <details key={question} data-slot="faq-item" name={name} open={index === 0}>
          <summary>{question}</summary>
          <div className="ans">{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  )
}

export { Faq, type FaqItem }
