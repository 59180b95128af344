import { type FormEvent, useRef, useState } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field, FieldError } from '#src/components/ui/field.tsx'
import { Input } from '#src/components/ui/input.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { signIn } from '#src/lib/admin-access.ts'
import { adminToken } from '#src/storage/admin-token.ts'

import { focusPage } from './use-admin.ts'

interface LoginErrors {
  user?: string
  password?: string
  form?: string
}

/** Login form, verified in the browser; `onBegin` is called on first focus. */
export function LoginForm({ onBegin }: { onBegin: () => void }) {
  const t = useMessages('admin').login

  const [errors, setErrors] = useState<LoginErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const access = import.meta.env.ADMIN

  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = Object.fromEntries(new FormData(event.currentTarget))
    const { username: user, password } = data as { username: string; password: string }
    const missing: LoginErrors = {
      ...(!user.trim() && { user: t.userRequired }),
      ...(!password && { password: t.passwordRequired }),
    }
    setErrors(missing)
    if (missing.user || missing.password) return focus(missing.user ? 'username' : 'password')
    if (!access) return setErrors({ form: t.unset })
    setIsBusy(true)
    try {
      const token = await signIn(access, user, password)
      if (token) {
        focusPage()
        adminToken.set(token)
        return
      }
      setErrors({ form: t.invalid })
      focus('password')
    } catch {
      setErrors({ form: t.insecure })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="wrap in-data-owner:invisible">
      <SectionHeading as="h1" size="h1" question={t.question} answer={t.answer} />
      <div className="mt-block max-w-sm">
        <noscript>
          <Notice className="mt-0 mb-8">{t.needsScript}</Notice>
        </noscript>
        {import.meta.env.DEMO && <Notice className="mt-0 mb-8">{t.demo}</Notice>}
        {!access && (
          <Notice asChild className="mt-0 mb-8">
            <div>
              <p>{t.unset}</p>
              <p className="mt-2">{t.howTo}</p>
            </div>
          </Notice>
        )}
        {/* With this method the form does not submit by itself, so Enter before hydration does not reload the page. */}
        <form
          ref={form}
          className="grid gap-6 no-js:hidden"
          method="dialog"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <Field label={t.user} error={errors.user}>
            <Input
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              required
              onFocus={onBegin}
            />
          </Field>
          <Field label={t.password} error={errors.password}>
            <Input
              name="password"
              type="password"
              autoComplete="current-password"
              required
              {...(errors.form && { 'aria-invalid': true, 'aria-describedby': 'login-error' })}
            />
          </Field>
          {errors.form && (
            // Same distance as a field's own error.
            <FieldError id="login-error" role="alert" boxed className="-mt-4.5">
              {errors.form}
            </FieldError>
          )}
          <Button type="submit" size="lg" wide go busy={isBusy} busyLabel={t.busy}>
            {t.submit}
          </Button>
        </form>
        <p className="mt-6 text-small/body text-ink-2">{t.scope}</p>
      </div>
    </div>
  )
}
