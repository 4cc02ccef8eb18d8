import type { ReactNode } from 'react'
import { ScreenLink } from '../screens/ScreenLink'
import { fromList } from './walk'

export const rowLinkClass = 'row-link'

interface RowLinkProps {
  to: string
  children: ReactNode
}

/** Link to the row's record with prefetching; its state lets the record's page link to neighbouring rows. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <ScreenLink to={to} state={fromList} className={rowLinkClass}>
    {children}
  </ScreenLink>
)

export const rowLinkStyle = {
  [`& .${rowLinkClass}`]: {
    color: 'text.primary',
    fontWeight: 550,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const
