import type { LucideProps } from 'lucide-react'
import { createElement, type ReactElement } from 'react'

interface IconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Makes the component of a Lucide icon. The build puts it in place of the package's own way, which
 * is four times as long, for sizes, colours and widths that the stylesheet sets here.
 */
export function createIcon({ name, node }: IconData): (props: LucideProps) => ReactElement {
  return ({ className, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
