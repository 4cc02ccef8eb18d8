import type { ReactNode } from 'react'
import { ScreenLink } from '../ScreenLink'

export const rowLinkClass = 'row-link'

interface RowLinkProps {
  to: string
  children: ReactNode
}

/**
 * The name in a row, leading to the record; its styles stand with what is around it. Code and data of what
 * it leads to are fetched on hover and focus.
 */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <ScreenLink to={to} className={rowLinkClass}>
    {children}
  </ScreenLink>
)

/** For what is around the links: a table, a tree. */
export const rowLinkStyle = {
  [`& .${rowLinkClass}`]: {
    color: 'text.primary',
    fontWeight: 550,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const
