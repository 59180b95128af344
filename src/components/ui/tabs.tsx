import { Tabs as TabsPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Root of a tab group. */
function Tabs(props: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} />
}

interface TabsListProps extends ComponentProps<typeof TabsPrimitive.List> {
  /** Accessible name of the tab list. */
  label: string
}

/** Row of tabs: arrow keys move between tabs, Home and End go to the ends. */
function TabsList({ label, className, ...props }: TabsListProps) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      aria-label={label}
      className={cn(
        'group flex flex-wrap gap-x-8 border-b border-rule max-xs:justify-between max-xs:gap-x-2 max-xs:text-(length:--text-small) max-xs:tracking-[-0.01em]',
        className,
      )}
      // Radix focuses tabs by script, which browsers treat as keyboard focus.
      onPointerDownCapture={({ currentTarget }) => {
        currentTarget.dataset.pressed = ''
      }}
      onKeyDownCapture={({ currentTarget }) => {
        delete currentTarget.dataset.pressed
      }}
      {...props}
    />
  )
}

/** A tab that shows its panel. */
function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      // The focus ring keeps clear of the text and is hidden after a click.
      className={cn(
        'min-h-12 py-3 text-start font-[560] text-ink-2 group-data-pressed:outline-none hover:text-ink focus-visible:outline-offset-5 aria-selected:font-semi aria-selected:text-ink aria-selected:[box-shadow:inset_0_-4px_0_var(--color-pen)]',
        className,
      )}
      {...props}
    />
  )
}

/** A tab panel. */
function TabsContent(props: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" {...props} />
}

export { Tabs, TabsContent, TabsList, TabsTrigger }
