import Person from '@mui/icons-material/AccountCircleOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import Help from '@mui/icons-material/SupportOutlined'
import { Avatar, Divider, IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { paths } from '../components/paths'
import { ScreenLink } from '../components/ScreenLink'
import { useRights } from '../providers/auth/rights'

const links = [
  { key: 'account', to: paths.profile, Icon: Person },
  { key: 'change_password', to: paths.password, Icon: Key },
  { key: 'support', to: paths.support, Icon: Help },
] as const

/** The menu in the top bar: account, change password, support, log out. */
export function AccountMenu() {
  const translate = useTranslate()
  const logout = useLogout()
  const { profile } = useRights()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const name = profile?.name ?? ''
  const label = translate('layout.bar.account_menu', { name })
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={label}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ p: 0.75 }}
        >
          <Avatar
            src={profile?.avatar || undefined}
            alt=""
            sx={{
              width: 32,
              height: 32,
              fontSize: 14,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initialsOf(name)}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {links.map(({ key, to, Icon }) => (
          <MenuItem key={key} component={ScreenLink} to={to} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {translate(`layout.bar.${key}`)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => logout({}, paths.login(), false)}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('layout.bar.logout')}
        </MenuItem>
      </Menu>
    </>
  )
}

/** The given name comes last in Vietnamese: `Nguyễn Thị Lan` → `L`. */
const initialsOf = (name: string): string => name.trim().split(/\s+/).at(-1)?.charAt(0).toUpperCase() ?? ''
