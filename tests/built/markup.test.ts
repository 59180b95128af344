import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'

import { faultsOf, siteUnderTest } from '#tests/support/sites.ts'

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

const site = siteUnderTest()

test('the HTML of every page is valid', async () => {
  const said = await Promise.all(
    site.pages.map(async ({ file, html, path }) => {
      // Styles are no markup, and half of what there is to read.
      const markup = html.replace(/<style>[^]*?<\/style>/g, '<style></style>')
      const { results } = await validator.validateString(markup, file)
      return results
        .flatMap(({ messages }) => messages)
        .map(
          ({ line, column, message, ruleId }) => `${path}:${line}:${column} ${message} (${ruleId})`,
        )
    }),
  )
  expect(said.flat()).toEqual([])
})

test('no form is submitted by Enter alone, and every focusable scroll area has a name', () => {
  expect(
    faultsOf(site.pages, ({ document }) => [
      ...document
        .querySelectorAll('form')
        .filter((form) => !form.querySelector('button[type=submit], button:not([type])'))
        // Outside of a dialog this method does nothing.
        .filter((form) => form.getAttribute('method') !== 'dialog')
        .map((form) => `sends ${form.outerHTML.slice(0, 200)}`),
      ...document
        .querySelectorAll('[tabindex="0"]')
        .filter((one) => !one.getAttribute('aria-label') && !one.getAttribute('aria-labelledby'))
        .map((one) => `gives no name to ${one.outerHTML.slice(0, 200)}`),
    ]),
  ).toEqual([])
})
