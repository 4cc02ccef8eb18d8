import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { PersonPicture } from '../components/fields/Picture'
import { useRights } from '../providers/auth/rights'

type Items = typeof import('./AccountItems').AccountItems

const load = () => import('./AccountItems')
/** Loads the items ahead; a failure shows when they are wanted. */
const prepare = () => void load().catch(() => undefined)

/** The menu of the account in the top bar; what is in it is loaded when it is wanted. */
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
          // As high as the other buttons, whatever the picture in it.
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
