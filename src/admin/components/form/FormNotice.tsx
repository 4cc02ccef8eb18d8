import { Alert, type AlertColor } from '@mui/material'
import type { ReactNode } from 'react'
import { marked } from '../../keys/marks'
import { spacingStep } from '../../theme/tokens'

interface FormNoticeProps {
  severity: AlertColor
  actions: ReactNode
  children: ReactNode
}

/** A message about the open form, on the save bar: always in sight, and moves no field. */
export const FormNotice = ({ severity, actions, children }: FormNoticeProps) => (
  <Alert ref={makeRoom} square severity={severity} action={actions} sx={notice}>
    {children}
  </Alert>
)

/** Below a bar that floats, above one that sticks to the window's end: the buttons stay in place. */
function makeRoom(notice: HTMLElement | null) {
  const foot = notice?.closest<HTMLElement>(marked('form-foot'))
  if (!foot) return
  const isFree = Math.ceil(foot.getBoundingClientRect().bottom) < window.innerHeight
  foot.style.flexDirection = isFree ? 'column-reverse' : 'column'
}

const notice = {
  alignItems: 'center',
  py: 0,
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
  '& .MuiAlert-action': { flexShrink: 0, m: 0, p: { xs: 0, sm: `0 ${2 * spacingStep}px` } },
} as const
