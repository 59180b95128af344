import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react'

import { cn } from '#src/lib/cn.ts'

interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'ref'
> {
  label: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  /** Formats a value for both ends, the large figure and screen readers: `500 грн`. */
  format: (value: number) => string
}

/** Slider on a track of dashes, with the value in large type above it. */
function Slider({
  label,
  value,
  onValueChange,
  min,
  max,
  format,
  className,
  id,
  ...props
}: SliderProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  // Values changed before hydration are taken over.
  const catchUp = useEffectEvent(() => {
    const moved = input.current?.valueAsNumber ?? value
    if (moved !== value) onValueChange(moved)
  })
  useEffect(() => catchUp(), [])
  const share = (value - min) / (max - min)

  return (
    <div data-slot="slider" className={cn('grid', className)}>
      <div
        data-slot="slider-head"
        className="flex items-baseline justify-between gap-4 font-[560] max-2xs:flex-wrap"
      >
        <label htmlFor={inputId}>{label}</label> {/* The slider itself says its value. */}
        <output
          className="text-[1.75rem] font-bold tracking-[-0.03em] whitespace-nowrap tabular-nums"
          htmlFor={inputId}
          aria-live="off"
        >
          {format(value)}
        </output>
      </div>
      <div
        data-slot="slider-range"
        className="grid h-11 items-center [--thumb:16px] *:[grid-area:1/1] has-disabled:[--color-ink:var(--color-rule-strong)] has-disabled:[--color-pen:var(--color-rule-strong)] forced-colors:[--color-ink:CanvasText] forced-colors:[--color-pen:Highlight] forced-colors:[--color-rule:GrayText]"
        style={{ '--share': share }}
      >
        <span className="h-[12px] slider-track" />
        <input
          ref={input}
          id={inputId}
          type="range"
          className="relative needs-js slider-thumb h-full w-full cursor-pointer appearance-none focus-visible:-outline-offset-3 disabled:cursor-not-allowed forced-colors:border"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
          aria-valuetext={format(value)}
          {...props}
        />
      </div>
      <div
        aria-hidden
        data-slot="slider-foot"
        className="flex items-baseline justify-between gap-4 text-meta leading-body text-ink-3 tabular-nums"
      >
        <span>{format(min)}</span> <span>{format(max)}</span>
      </div>
    </div>
  )
}

export { Slider }
