import type { ReactNode } from 'react'
import { ScreenLink } from '../screens/ScreenLink'
import { fromList } from './walk'

export const rowLinkClass = 'row-link'

interface RowLinkProps {
  to: string
  children: ReactNode
}

/**
 * The name in a row, linked to the record; the container has its styles. Code and data of the target are prefetched
 * on hover and focus; its page offers the ways to the rows before and after.
 */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <ScreenLink to={to} state={fromList} className={rowLinkClass}>
    {children}
  </ScreenLink>
)

/** Styles for the container of the links: a table or a tree. */
export const rowLinkStyle = {
  [`& .${rowLinkClass}`]: {
    color: 'text.primary',
    fontWeight: 550,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const
