import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'

import { findFaults, siteUnderTest } from '#tests/support/sites.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React's notation, which HTML allows: `<br/>`, `hrefLang`, `disabled=""`.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // HTML allows any case.
      'doctype-style': 'off',
      // React's ids begin with an underscore, which matters only to handwritten CSS.
      'valid-id': ['error', { relaxed: true }],
      // Charts and radix-ui use style attributes, which the policy allows.
      'no-inline-style': 'off',
      // `text` is the default type, which radix-ui omits.
      'no-implicit-input-type': 'off',
      // A select element cannot show groups of search results with excerpts.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // Navigations with the same name are never visible together; axe checks visible ones.
      'unique-landmark': 'off',
      // Checked below: a form that is never submitted needs no submit button.
      'wcag/h32': 'off',
    },
  }),
)

const site = siteUnderTest()

test('the HTML of every page is valid', async () => {
  const reports = await Promise.all(
    site.pages.map(async ({ file, html, path }) => {
      // Inline styles are half of the text and not relevant here.
      const markup = html.replace(/<style>[^]*?<\/style>/g, '<style></style>')
      const { results } = await validator.validateString(markup, file)
      return results
        .flatMap(({ messages }) => messages)
        .map(
          ({ line, column, message, ruleId }) => `${path}:${line}:${column} ${message} (${ruleId})`,
        )
    }),
  )
  expect(reports.flat()).toEqual([])
})

test('no form is submitted by Enter alone, and every focusable scroll area has a name', () => {
  expect(
    findFaults(site.pages, ({ document }) => [
      ...document
        .querySelectorAll('form')
        .filter((form) => !form.querySelector('button[type=submit], button:not([type])'))
        // Outside a dialog `method="dialog"` does nothing.
        .filter((form) => form.getAttribute('method') !== 'dialog')
        .map((form) => `sends ${form.outerHTML.slice(0, 200)}`),
      ...document
        .querySelectorAll('[tabindex="0"]')
        .filter(
          (element) =>
            !element.getAttribute('aria-label') && !element.getAttribute('aria-labelledby'),
        )
        .map((element) => `gives no name to ${element.outerHTML.slice(0, 200)}`),
    ]),
  ).toEqual([])
})
