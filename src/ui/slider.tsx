import { Slider as SliderPrimitive } from 'radix-ui'
import { type ComponentProps, useId } from 'react'

import { cn } from '#src/lib/cn.ts'

interface SliderProps extends Omit<
  ComponentProps<typeof SliderPrimitive.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit' | 'orientation' | 'children'
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
  const labelId = `${id ?? ownId}-label`

  return (
    <div data-slot="slider" className={cn('slider', className)}>
      <div data-slot="slider-head" className="slider-h">
        <span id={labelId}>{label}</span>
        <output className="num">{format(value)}</output>
      </div>
      <SliderPrimitive.Root
        data-slot="slider-range"
        className="range"
        value={[value]}
        onValueChange={([next]) => {
          if (next !== undefined) onValueChange(next)
        }}
        min={min}
        max={max}
        id={id}
        {...props}
      >
        <SliderPrimitive.Track className="range-track">
          <SliderPrimitive.Range className="range-fill" />
        </SliderPrimitive.Track>
        <SliderPrimitive.Thumb
          className="range-thumb"
          aria-labelledby={labelId}
          aria-valuetext={format(value)}
        />
      </SliderPrimitive.Root>
      <div aria-hidden data-slot="slider-foot" className="slider-f num">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  )
}

export { Slider }
