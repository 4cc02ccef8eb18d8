import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { PersonPicture } from '../components/fields/Picture'
import { useRights } from '../providers/auth/rights'

type Items = typeof import('./AccountItems').AccountItems

const load = () => import('./AccountItems')
/** Preloads the items; a failure is reported when the menu opens. */
const prepare = () => void load().catch(() => undefined)

export function AccountMenu() {
  const translate = useTranslate()
  const notify = useNotify()
  const { profile } = useRights()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [Items, setItems] = useState<Items | null>(null)
  const name = profile?.name ?? ''
  const label = translate('layout.bar.account_menu', { name })
  const open = (button: HTMLElement) =>
    load().then(
      ({ AccountItems }) => {
        setItems(() => AccountItems)
        setAnchor(button)
      },
      () => notify('layout.failed.message', { type: 'error' }),
    )
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={label}
          // As high as the other buttons, whatever the size of the avatar.
          sx={{ p: 0 }}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={({ currentTarget }) => void open(currentTarget)}
        >
          <PersonPicture name={name} url={profile?.avatar} />
        </IconButton>
      </Tooltip>
      {Items && <Items anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
