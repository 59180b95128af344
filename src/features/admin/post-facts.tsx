import { Checkbox, CheckboxLabel } from '#src/components/ui/checkbox.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Input } from '#src/components/ui/input.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { splitKeywords } from '#src/lib/browser-post.ts'

import { ImageFacts, useDebouncedAddress } from './image-facts.tsx'
import { isWebAddress } from './post-form.ts'
import type { PostForm } from './use-post-form.ts'

/** Metadata fields of a post. */
export function PostFacts(props: {
  form: PostForm
  language: Locale
  knownTags: readonly string[]
}) {
  const { form, language, knownTags } = props
  const t = useMessages('admin')

  const { values, control, getRenderError } = form
  const settledImage = useDebouncedAddress(values.image)
  return (
    <>
      <Field label={t.form.slug} {...getRenderError('slug')} help={t.form.slugHelp}>
        <Input {...control('slug')} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={t.form.date} {...getRenderError('date')}>
        <Input {...control('date')} type="date" />
      </Field>
      <Field label={t.form.image} {...getRenderError('image')} help={t.form.imageHelp}>
        <Input {...control('image')} type="url" inputMode="url" autoComplete="off" />
      </Field>
      {isWebAddress(settledImage) && <ImageFacts address={settledImage.trim()} />}
      <Field label={t.form.keywords} {...getRenderError('keywords')} help={t.form.keywordsHelp}>
        <Input {...control('keywords')} lang={language} autoComplete="off" />
      </Field>
      <TagChoice label={t.form.tags} form={form} knownTags={knownTags} />
    </>
  )
}

function TagChoice(props: { label: string; form: PostForm; knownTags: readonly string[] }) {
  const { values, change } = props.form
  const tags = splitKeywords(values.tags)
  const toggle = (tag: string) => {
    const next = tags.includes(tag) ? tags.filter((selected) => selected !== tag) : [...tags, tag]
    change({ ...values, tags: next.join(',') })
  }
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="p-0 text-small/body font-semi">{props.label}</legend>
      {props.knownTags.map((tag) => (
        <CheckboxLabel key={tag}>
          <Checkbox checked={tags.includes(tag)} onChange={() => toggle(tag)} />
          {tag}
        </CheckboxLabel>
      ))}
    </fieldset>
  )
}
