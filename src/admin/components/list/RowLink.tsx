import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { ScreenLink } from '../ScreenLink'

export const rowLinkClass = 'row-link'

interface RowLinkProps {
  to: string
  children: ReactNode
}

/** The name in a row, leading to the record. Code and data of what it leads to are fetched on hover and focus. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <Link
    component={ScreenLink}
    to={to}
    className={rowLinkClass}
    underline="hover"
    color="textPrimary"
    sx={{ fontWeight: 550, outline: 'none', overflowWrap: 'anywhere' }}
  >
    {children}
  </Link>
)
