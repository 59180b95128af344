import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'

import { cn } from '#src/lib/cn.ts'

import { Icon } from './icon.tsx'

interface FieldContextValue {
  controlId: string
  helpId: string | undefined
  errorId: string | undefined
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined)

interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the control; one is made if it is left out. */
  id?: string
  label?: ReactNode
  help?: ReactNode
  /** What to do about it, in a sentence. Present, it marks the control as invalid. */
  error?: ReactNode
  /** Sets the error in a box of its own: a form of one field, such as the access code. */
  boxed?: boolean
  /** The error is not read out as it appears: several do at once, and something else says so. */
  quiet?: boolean
}

/**
 * Label, control, help and error, tied together. The field is told its help and error, rather than
 * finding them among its children, because the control points at them in the static page already.
 * A label that needs company is put among the children: `<FieldLabel>`.
 */
function Field({
  id,
  label,
  help,
  error,
  boxed = false,
  quiet = false,
  className,
  children,
  ...props
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const isInvalid = isPresent(error)
  const context: FieldContextValue = {
    controlId,
    helpId: isPresent(help) ? `${controlId}-help` : undefined,
    errorId: isInvalid ? `${controlId}-error` : undefined,
  }

  return (
    <FieldContext value={context}>
      <div
        data-slot="field"
        className={cn('grid content-start gap-[0.4rem]', className)}
        {...props}
      >
        {isPresent(label) && <FieldLabel>{label}</FieldLabel>}
        {children}
        {isInvalid && (
          <FieldError id={context.errorId} boxed={boxed} role={quiet ? undefined : 'alert'}>
            {error}
          </FieldError>
        )}
        {isPresent(help) && (
          <p
            data-slot="field-help"
            id={context.helpId}
            className="text-(length:--text-meta) text-ink-3"
          >
            {help}
          </p>
        )}
      </div>
    </FieldContext>
  )
}

function isPresent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}

/** Name of a field. */
function FieldLabel({ className, ...props }: ComponentProps<'label'>) {
  const field = use(FieldContext)
  return (
    <label
      data-slot="field-label"
      className={cn('text-(length:--text-small) font-semi', className)}
      htmlFor={field?.controlId}
      {...props}
    />
  )
}

/** Looks of what went wrong: an icon and a sentence. */
const MESSAGE =
  'flex items-start gap-[0.55rem] text-small/[1.4] font-medium text-err *:[svg]:mt-[0.1em] *:[svg]:size-[1.15rem]'

interface FieldErrorProps extends ComponentProps<'p'> {
  boxed?: boolean
}

/** A sentence with an icon; by itself it is for a form as a whole. */
function FieldError({ boxed = false, className, children, ...props }: FieldErrorProps) {
  return (
    <p
      data-slot="field-error"
      className={cn(MESSAGE, boxed && 'border-l-4 bg-err-tint px-4 py-[0.8rem]', className)}
      {...props}
    >
      <Icon icon={OctagonAlert} />
      <span>{children}</span>
    </p>
  )
}

/** What a control needs from the field around it. Outside of a field it is empty. */
function useFieldControl() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.controlId,
    'aria-describedby': [field.errorId, field.helpId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field.errorId ? true : undefined,
  }
}

export { Field, FieldError, FieldLabel, MESSAGE, useFieldControl }
