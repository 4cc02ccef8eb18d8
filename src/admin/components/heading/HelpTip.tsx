import Help from '@mui/icons-material/HelpOutlined'
import { IconButton, Tooltip } from '@mui/material'

export const HelpTip = ({ text }: { text: string }) => (
  <Tooltip title={text} enterDelay={0} enterTouchDelay={0} leaveTouchDelay={8000}>
    <IconButton aria-label={text}>
      <Help fontSize="small" />
    </IconButton>
  </Tooltip>
)
