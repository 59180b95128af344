import OctagonAlert from 'lucide-react/icons/octagon-alert'

import { Field } from '#src/components/ui/field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Textarea } from '#src/components/ui/textarea.tsx'
import { courseHomework } from '#src/storage/course-homework.ts'
import { useIsSaved } from '#src/storage/use-persistent-store.ts'

/** Several lines that are kept with the homework, and stand on paper in full. */
export function WrittenField(props: {
  label: string
  help: string
  /** Said in place of the help where the browser cannot keep it. */
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
            <span className="msg">
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
      {/* A field is as high on paper as on the screen. */}
      <p className="hidden wrap-anywhere whitespace-pre-wrap print:block" aria-hidden="true">
        {value}
      </p>
    </>
  )
}
