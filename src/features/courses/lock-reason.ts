import type { Course } from '#src/content/model.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import type { Lock } from '#src/lib/course-progress.ts'

/** Text of a card that says why a course is locked and what unlocks it. */
export function lockReason(
  lock: Lock,
  course: Pick<Course, 'isComingSoon'>,
  previous: Pick<Course, 'title'> | undefined,
  t: MessagesOf<'courses'>['courses'],
): string {
  const title = previous?.title ?? ''
  const reasons = {
    purchase: course.isComingSoon ? t.opensWhenOut : t.opensWhenBought,
    previous: t.opensWhenPreviousDone(title),
    both: course.isComingSoon ? t.opensAfterOut(title) : t.opensAfter(title),
  } satisfies Record<Lock, string>
  return reasons[lock]
}
