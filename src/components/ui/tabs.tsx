import { Tabs as TabsPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Several panels, one of which is shown. */
function Tabs(props: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} />
}

interface TabsListProps extends ComponentProps<typeof TabsPrimitive.List> {
  /** Name of the choice. */
  label: string
}

/** The row of tabs: arrow keys move, Home and End go to the ends. */
function TabsList({ label, className, ...props }: TabsListProps) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      aria-label={label}
      className={cn(
        'group flex flex-wrap gap-x-8 border-b border-rule max-xs:justify-between max-xs:gap-x-2 max-xs:text-(length:--text-small) max-xs:tracking-[-0.01em]',
        className,
      )}
      // Radix moves the focus by script, which browsers take for the keyboard.
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

/** Shows its panel. */
function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      // The ring keeps clear of the letters, and of whoever has pressed a tab.
      className={cn(
        'min-h-12 py-3 text-start font-[560] text-ink-2 group-data-pressed:outline-none hover:text-ink focus-visible:outline-offset-5 aria-selected:font-semi aria-selected:text-ink aria-selected:[box-shadow:inset_0_-4px_0_var(--color-pen)]',
        className,
      )}
      {...props}
    />
  )
}

/** A panel. */
function TabsContent(props: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" {...props} />
}

export { Tabs, TabsContent, TabsList, TabsTrigger }
