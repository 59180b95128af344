import { expect, type Locator, type Page } from '@playwright/test'

/** The parts of a field's configuration by which an input is found and filled in. */
export interface FormField {
  name: string
  widget?: string
  default?: unknown
  pattern?: unknown
  maxlength?: number
  min?: number
  options?: readonly { label: string; value: InputValue }[]
  fields?: readonly FormField[]
  field?: FormField
  types?: readonly { name: string; fields: readonly FormField[] }[]
  typeKey?: string
}

export type InputValue = string | number | boolean

/** An input of a form: `hero.question`, `items.0.title.uk`. */
export interface Input {
  path: string
  field: FormField
  /** Value of the form, undefined if the file has none. */
  value: unknown
}

/** Inputs of a form with these values, in order; a group without a value has none. */
export function listInputs(fields: readonly FormField[], values: unknown, above = ''): Input[] {
  return fields.flatMap((field) => {
    const value: unknown = Reflect.get(Object(values), field.name)
    return inputsIn(field, value, above + field.name)
  })
}

function inputsIn(field: FormField, value: unknown, path: string): Input[] {
  if (field.widget === 'list') {
    if (!Array.isArray(value)) return []
    return value.flatMap((item: unknown, index) => inputsInGroup(field, item, `${path}.${index}`))
  }
  if (field.widget !== 'object') return [{ path, field, value }]
  return Object(value) === value ? inputsInGroup(field, value, path) : []
}

function inputsInGroup(group: FormField, value: unknown, path: string): Input[] {
  if (group.field) return inputsIn(group.field, value, path)
  const type: unknown = Reflect.get(Object(value), group.typeKey ?? 'type')
  const fields = group.fields ?? group.types?.find(({ name }) => name === type)?.fields ?? []
  return listInputs(fields, value, `${path}.`)
}

/** Gives an input another value: types it, switches it or chooses it. */
export async function changeInput(page: Page, input: Input, next: InputValue): Promise<void> {
  const shown = await showInput(page, input.path)
  const option = input.field.options?.find(({ value }) => value === next)
  if (option) await shown.getByRole('radio', { name: option.label, exact: true }).click()
  else if (typeof next === 'boolean') await shown.getByRole('switch').setChecked(next)
  else if (typeof next === 'number') await shown.getByRole('spinbutton').fill(String(next))
  else await shown.getByRole('textbox').first().fill(next)
}

/** Scrolls to an input and unfolds the groups that it is in, because the CMS renders lazily. */
async function showInput(page: Page, path: string): Promise<Locator> {
  const names = path.split('.')
  const fieldAt = (at: string) => page.locator(`[data-key-path="${at}"]`).first()
  const above = names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'))
  const groups = above.toReversed().map(fieldAt)
  const shown = fieldAt(path)
  await expect(async () => {
    const present = await Promise.all(groups.map((group) => group.count()))
    const group = groups[present.findIndex((count) => count > 0)]
    const fold = group?.getByRole('button', { name: 'Розгорнути', exact: true, disabled: false })
    const isFolded = fold !== undefined && (await fold.count()) > 0
    const isShown = (await shown.count()) > 0
    if (isFolded && !isShown) await fold.first().click({ timeout: 1000 })
    const last = (group ?? page).locator('[data-key-path]').last()
    await (isShown ? shown : last).scrollIntoViewIfNeeded({ timeout: 1000 })
    expect(await shown.count()).toBe(1)
  }).toPass({ intervals: [100], timeout: 30_000 })
  return shown
}
