import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'

import { builtPages } from '#tests/support/built-site.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes what HTML takes in either form: `<br/>`, `hrefLang`, `disabled=""`.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // The standard takes it in any case.
      'doctype-style': 'off',
      // React's ids begin with an underscore, which only CSS written by hand would mind.
      'valid-id': ['error', { relaxed: true }],
      // Lengths drawn to scale, and what radix-ui places; the policy admits style attributes.
      'no-inline-style': 'off',
      // A text field is the default, and radix-ui leaves the word out.
      'no-implicit-input-type': 'off',
      // No select shows groups of search hits with excerpts.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // Two navigations of one name are never shown together; axe judges what is shown.
      'unique-landmark': 'off',
      // Guarded below: a form that is not sent needs nothing to send it by.
      'wcag/h32': 'off',
    },
  }),
)

test.each(builtPages)('the markup of $path keeps to the standard', async ({ file, html }) => {
  const { results } = await validator.validateString(html, file)
  const said = results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`),
  )
  expect(said).toEqual([])
})

test.each(builtPages)('no form of $path is sent by the Enter key alone', ({ document }) => {
  for (const form of document.querySelectorAll('form')) {
    const isSent = form.querySelector('button[type=submit], button:not([type])') !== null
    // Outside of a dialog this method does nothing.
    expect(isSent || form.getAttribute('method') === 'dialog', form.outerHTML.slice(0, 200)).toBe(
      true,
    )
  }
})

test.each(builtPages)('what scrolls and takes focus on $path has a name', ({ document }) => {
  const nameless = document
    .querySelectorAll('[tabindex="0"]')
    .filter((one) => !one.getAttribute('aria-label') && !one.getAttribute('aria-labelledby'))
  expect(nameless.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([])
})
