import OctagonAlert from 'lucide-react/icons/octagon-alert'

import { Field, MESSAGE } from '#src/components/ui/field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Textarea } from '#src/components/ui/textarea.tsx'
import { courseHomework } from '#src/storage/course-homework.ts'
import { useIsSaved } from '#src/storage/use-persistent-store.ts'

/** Text area whose text is stored with the homework and printed in full. */
export function ExerciseField(props: {
  label: string
  help: string
  /** Replaces the help text if the browser cannot store the text. */
  notSaved: string
  value: string
  onChange: (value: string) => void
}) {
  const { label, help, notSaved, value, onChange } = props
  const isSaved = useIsSaved(courseHomework)
  return (
    <>
      <Field
        label={label}
        help={
          isSaved ? (
            help
          ) : (
            <span className={MESSAGE}>
              <Icon icon={OctagonAlert} />
              <span>{notSaved}</span>
            </span>
          )
        }
      >
        <Textarea
          rows={5}
          className="print:hidden"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {/* A printed textarea is cut off at its screen height. */}
      <p className="hidden wrap-anywhere whitespace-pre-wrap print:block" aria-hidden="true">
        {value}
      </p>
    </>
  )
}
