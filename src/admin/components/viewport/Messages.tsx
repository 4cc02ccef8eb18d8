import { useEffect } from 'react'
import { Notification, useNotificationContext } from 'react-admin'
import { aboveBars, liftMessages } from './bottomBar'

const place = { bottom: { xs: aboveBars, sm: aboveBars } }

/** Notifications at the end of the window, above its sticky bar. */
export function Messages() {
  const { notifications } = useNotificationContext()
  const isTold = notifications.length > 0
  useEffect(() => {
    if (isTold) liftMessages()
  }, [isTold])
  return <Notification sx={place} />
}
