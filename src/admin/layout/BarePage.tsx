import type { ReactNode } from 'react'
import { RightsProvider } from '../providers/auth/rights'
import { ScreenFrame } from './ScreenFrame'

export const BarePage = ({ children }: { children: ReactNode }) => (
  <RightsProvider>
    <ScreenFrame>{children}</ScreenFrame>
  </RightsProvider>
)
