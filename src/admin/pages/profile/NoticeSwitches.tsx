import { Alert, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ring, useNoticeChoices } from '../../components/notices/notices'

/** Sound and notifications of this browser; the browser asks whether it may when they are switched on. */
export function NoticeSwitches() {
  const translate = useTranslate()
  const [choices, setChoices] = useNoticeChoices()
  const [isDenied, setDenied] = useState(false)
  const allow = async (isOnScreen: boolean) => {
    const isAllowed = isOnScreen && (await Notification.requestPermission()) === 'granted'
    setDenied(isOnScreen && !isAllowed)
    setChoices({ ...choices, isOnScreen: isAllowed })
  }
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={choices.hasSound}
            onChange={(_, hasSound) => {
              setChoices({ ...choices, hasSound })
              if (hasSound) ring()
            }}
          />
        }
        label={translate('profile.notices.sound')}
      />
      {'Notification' in globalThis && (
        <FormControlLabel
          control={<Switch checked={choices.isOnScreen} onChange={(_, isOn) => void allow(isOn)} />}
          label={translate('profile.notices.system')}
        />
      )}
      {isDenied && <Alert severity="warning">{translate('profile.notices.denied')}</Alert>}
      <Typography variant="body2" color="textSecondary">
        {translate('profile.notices.hint')}
      </Typography>
    </>
  )
}
