import areaStyles from '#src/styles/on-demand/course-area.css?inline'
import lessonStyles from '#src/styles/on-demand/lesson.css?inline'

/** The course area's own styles, which no other page carries. */
export function AreaStyles() {
  return (
    <style href="course-area" precedence="default">
      {areaStyles + lessonStyles}
    </style>
  )
}
