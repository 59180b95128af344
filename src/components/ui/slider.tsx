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
  /** Sets a value in words, at both ends, in the large figure and for a screen reader: `500 грн`. */
  format: (value: number) => string
}

/** A number chosen on a track of dashes; it stands large above the right end while it changes. */
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
  // Who moves it before the page is awake has chosen all the same.
  const catchUp = useEffectEvent(() => {
    const moved = input.current?.valueAsNumber ?? value
    if (moved !== value) onValueChange(moved)
  })
  useEffect(() => catchUp(), [])
  const share = (value - min) / (max - min)

  return (
    <div data-slot="slider" className={cn('slider', className)}>
      <div data-slot="slider-head" className="slider-h">
        <label htmlFor={inputId}>{label}</label> {/* The slider itself says its value. */}
        <output className="num" htmlFor={inputId} aria-live="off">
          {format(value)}
        </output>
      </div>
      <div data-slot="slider-range" className="range" style={{ '--share': share }}>
        <span className="range-track" />
        <input
          ref={input}
          id={inputId}
          type="range"
          className="needs-js"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
          aria-valuetext={format(value)}
          {...props}
        />
      </div>
      <div aria-hidden data-slot="slider-foot" className="slider-f num">
        <span>{format(min)}</span> <span>{format(max)}</span>
      </div>
    </div>
  )
}

export { Slider }
