import type { Course } from '#src/content/model.ts'
import type { PartMessages } from '#src/i18n/messages.ts'
import type { Lock } from '#src/lib/course-progress.ts'

/** Text of a card that says why a course is locked and what unlocks it. */
export function lockReason(
  lock: Lock,
  course: Pick<Course, 'isComingSoon'>,
  previous: Pick<Course, 'title'> | undefined,
  t: PartMessages<'courses'>['courses'],
): string {
  const title = previous?.title ?? ''
  const reasons = {
    purchase: course.isComingSoon ? t.opensOnRelease : t.opensWhenBought,
    previous: t.opensWhenPreviousDone(title),
    both: course.isComingSoon ? t.opensAfterRelease(title) : t.opensAfter(title),
  } satisfies Record<Lock, string>
  return reasons[lock]
}
