// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

const NAMES = ['One', 'Two', 'Three']

function renderTabs() {
  render(
    <Tabs defaultValue="One">
      <TabsList label="Calculator">
        {NAMES.map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {NAMES.map((name) => (
        <TabsContent key={name} value={name}>
          Panel {name}
        </TabsContent>
      ))}
    </Tabs>,
  )
  act(() => screen.getByRole('tab', { name: 'One' }).focus())
}

test.each([
  ['ArrowRight', 'Two'],
  ['ArrowLeft', 'Three'],
  ['End', 'Three'],
  ['Home', 'One'],
])('%s on the first tab shows tab %s', async (key, name) => {
  renderTabs()
  fireEvent.keyDown(screen.getByRole('tab', { name: 'One' }), { key })
  const tab = await screen.findByRole('tab', { name, selected: true })
  expect(document.activeElement).toBe(tab)
  expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`Panel ${name}`)
})

test('a press shows its tab', () => {
  renderTabs()
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Two' }))
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Panel Two')
})

test('the row of tabs has a name', () => {
  renderTabs()
  expect(screen.getByRole('tablist', { name: 'Calculator' })).toBeTruthy()
})
