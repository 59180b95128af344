import type { ReactNode } from 'react'

/** Summary of a details element with a plus or minus sign. */
export function Unfold({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-small font-semi text-pen [&::-webkit-details-marker]:hidden">
      {children}
      <span
        aria-hidden="true"
        className="relative size-4 flex-none before:absolute before:inset-x-0 before:top-[0.4375rem] before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:left-[0.4375rem] after:w-0.5 after:bg-current in-open:after:hidden"
      />
    </summary>
  )
}
