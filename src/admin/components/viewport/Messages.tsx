import { useEffect } from 'react'
import { Notification, useNotificationContext } from 'react-admin'
import { aboveBars, liftMessages } from './bottomBar'

const place = { bottom: { xs: aboveBars, sm: aboveBars } }

export function Messages() {
  const { notifications } = useNotificationContext()
  const isTold = notifications.length > 0
  useEffect(() => {
    if (isTold) liftMessages()
  }, [isTold])
  return <Notification sx={place} />
}
