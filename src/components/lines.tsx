/** Statements in the visitor's voice: serif lines below rules. */
export function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul data-slot="lines" className="border-t-2 border-ink font-serif text-voice">
      {items.map((item) => (
        <li
          key={item}
          className="grid grid-cols-[1.1em_minmax(0,1fr)] gap-[0.7em] border-b border-rule py-[0.8em] before:mt-[0.66em] before:h-[2px] before:bg-current"
        >
          {item}
        </li>
      ))}
    </ul>
  )
}
