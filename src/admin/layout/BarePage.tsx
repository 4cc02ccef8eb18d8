import type { ReactNode } from 'react'
import { RightsProvider } from '../providers/auth/rights'
import { ScreenFrame } from './ScreenFrame'

/** A page without menu and bar, in a window of its own. */
export const BarePage = ({ children }: { children: ReactNode }) => (
  <RightsProvider>
    <ScreenFrame>{children}</ScreenFrame>
  </RightsProvider>
)
