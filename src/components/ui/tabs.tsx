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
      className={cn('tabs', className)}
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
function TabsTrigger(props: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return <TabsPrimitive.Trigger data-slot="tabs-trigger" {...props} />
}

/** A panel. */
function TabsContent(props: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" {...props} />
}

export { Tabs, TabsContent, TabsList, TabsTrigger }
