import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '#src/components/ui/dialog.tsx'
import type { CourseModule } from '#src/content/lesson-model.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { changeWork, courseHomework } from '#src/storage/course-homework.ts'

import { LessonContent } from './lesson-content.tsx'
import { useLesson } from './use-lesson.ts'

/** Fraction of the viewport height above which a heading counts as read. */
const READ_LINE = 0.45

/** Classes of the sticky header and footer; on low screens, such as a phone in landscape, they scroll with the text. */
const BAR =
  'z-(--z-raised) flex items-center gap-x-5 gap-y-3 bg-surface px-(--edge) py-4 tall:sticky'

/** Dialog with a module's text. It opens at the part that was read last. */
export function LessonDialog(props: {
  module: CourseModule
  count: number
  isDone: boolean
  lessonKey: CryptoKey
  builder: ReactNode
  onClose: () => void
  onFinish: () => void
}) {
  const { module, count, isDone, lessonKey, builder, onClose, onFinish } = props
  const locale = useLocale()
  const t = useMessages('area')

  const { key, index } = module
  const lesson = useLesson(locale, index, lessonKey)
  const box = useRef<HTMLDivElement>(null)
  const parts = Math.max(1, module.parts)
  // The stored part may no longer exist.
  const [part, setPart] = useState(() =>
    isDone ? 1 : Math.min(parts, courseHomework.get()[key]?.part ?? 1),
  )
  const first = useRef(part)

  useEffect(() => {
    if (lesson.state !== 'ready' || first.current === 1) return
    const heading = box.current?.querySelector(`[data-part="${first.current}"]`)
    heading?.scrollIntoView({ block: 'start' })
  }, [lesson.state])

  const follow = () => {
    const element = box.current
    if (!element) return
    const line = element.getBoundingClientRect().top + element.clientHeight * READ_LINE
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 4
    const readParts = [...element.querySelectorAll('[data-part]')].filter(
      (heading) => heading.getBoundingClientRect().top < line,
    )
    const now = isAtEnd ? parts : Math.max(1, readParts.length)
    if (now === part) return
    setPart(now)
    courseHomework.update((work) => changeWork(work, key, { part: now }))
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        ref={box}
        // Scroll padding keeps focused elements clear of the sticky bars.
        className="max-w-240 [--edge:clamp(1.25rem,4vw,2.75rem)] tall:scroll-pt-28 tall:scroll-pb-34"
        onScroll={follow}
        onOpenAutoFocus={(event) => {
          // Focus the text instead, so that arrow keys scroll it.
          event.preventDefault()
          box.current?.focus()
        }}
      >
        <div className={cn(BAR, 'top-0 border-b border-rule pr-20')}>
          <span
            className="w-10 text-[3rem]/[0.9] font-bold tracking-tighter tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <DialogTitle className="text-h3/[1.15] tracking-[-0.02em] before:hidden">
              {module.title}
            </DialogTitle>
            <DialogDescription className="meta tabular-nums">
              {t.area.moduleOf(index + 1, count, module.minutes, part, parts)}
            </DialogDescription>
          </div>
          <Dashes
            className="ml-auto w-36 flex-none max-md:hidden"
            of={parts}
            value={part}
            label={t.area.partsRead}
          />
          <DialogClose label={t.area.close} />
        </div>
        <div className="px-(--edge) py-[clamp(1.5rem,4vw,3rem)] **:data-part:scroll-mt-28 md:pl-[calc(var(--edge)+3.75rem)]">
          <LessonContent shown={lesson} moduleKey={key} level={3} builder={builder} />
        </div>
        <div className={cn(BAR, 'bottom-0 flex-wrap justify-between border-t-2 border-ink')}>
          <p className="meta">
            {isDone
              ? t.area.alreadyFinished
              : index + 1 < count
                ? t.area.finishOpensNext(index + 2)
                : t.area.finishLast}{' '}
            <Link to="/dashboard/$module" params={{ module: String(index + 1) }} className="link">
              {t.area.printPage}
            </Link>
          </p>
          {isDone ? (
            <Button variant="line" className="max-md:w-full" onClick={onClose}>
              {t.area.close}
            </Button>
          ) : (
            <Button
              go
              className="max-md:w-full"
              onClick={onFinish}
              disabled={lesson.state !== 'ready'}
            >
              {t.area.finish}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
