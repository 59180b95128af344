import { type ComponentProps, type ReactNode, useId } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Classes of a question and its answer, which is indented to the question's text. */
const FAQ = {
  item: 'break-inside-avoid border-b border-rule',
  question:
    'flex cursor-pointer items-start gap-4 py-[1.2rem] font-serif text-(length:--question) leading-[1.28] [list-style:none] plus-minus before:mt-[0.64em] before:h-[2px] before:w-[1.1em] before:flex-none before:bg-current',
  answer:
    'relative max-w-176 pr-[clamp(0rem,8vw-2rem,3rem)] pb-6 pl-[calc(1.1*var(--question)+1rem)] text-ink-2 before:absolute before:top-[0.72em] before:left-0 before:h-[4px] before:w-[1.65rem] before:bg-pen',
}

interface FaqItem {
  question: string
  answer: ReactNode
}

interface FaqProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly FaqItem[]
}

/**
 * Questions and answers in native `<details>` elements with the same name: one is open at a time, initially
 * the first, the browser's search finds closed ones, and no script is needed.
 */
function Faq({ items, className, ...props }: FaqProps) {
  const name = useId()
  return (
    <div
      data-slot="faq"
      className={cn(
        'border-t-2 border-ink [--question:clamp(1.25rem,1.15rem+0.4vw,1.5rem)]',
        className,
      )}
      {...props}
    >
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          data-slot="faq-item"
          className={FAQ.item}
          name={name}
          open={index === 0}
        >
          <summary className={FAQ.question}>{question}</summary>
          <div data-slot="faq-answer" className={FAQ.answer}>
            {typeof answer === 'string' ? <p>{answer}</p> : answer}
          </div>
        </details>
      ))}
    </div>
  )
}

export { Faq, FAQ, type FaqItem }
