import Person from '@mui/icons-material/AccountCircleOutlined'
import Check from '@mui/icons-material/Check'
import Dark from '@mui/icons-material/DarkModeOutlined'
import Devices from '@mui/icons-material/DevicesOutlined'
import ToLeft from '@mui/icons-material/FormatTextdirectionRToL'
import Key from '@mui/icons-material/KeyOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import Help from '@mui/icons-material/SupportOutlined'
import ProgramKey from '@mui/icons-material/VpnKeyOutlined'
import { Divider, ListItemIcon, ListSubheader, Menu, MenuItem, Typography } from '@mui/material'
import {
  useLocaleState,
  useLocales,
  useLogout,
  useStore,
  useTheme,
  useThemesContext,
  useTranslate,
} from 'react-admin'
import { paths } from '../components/screens/paths'
import { ScreenLink } from '../components/screens/ScreenLink'
import { useRights } from '../providers/auth/rights'
import type { Direction } from '../theme/theme'
import { box } from '../theme/tokens'

const links = [
  { key: 'account', to: paths.profile, Icon: Person },
  { key: 'change_password', to: paths.password, Icon: Key },
  { key: 'sessions', to: paths.sessions, Icon: Devices },
  { key: 'keys', to: paths.keys, Icon: ProgramKey },
  { key: 'support', to: paths.support, Icon: Help },
] as const

interface AccountItemsProps {
  anchor: HTMLElement | null
  onClose: () => void
}

export function AccountItems({ anchor, onClose }: AccountItemsProps) {
  const translate = useTranslate()
  const logout = useLogout()
  const { profile } = useRights()
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  const [direction, setDirection] = useStore<Direction>('direction', 'ltr')
  const { defaultTheme } = useThemesContext()
  const [theme, setTheme] = useTheme(defaultTheme)
  const isDark = theme === 'dark'
  const isRtl = direction === 'rtl'
  const roles = profile?.roles?.data.map(({ name }) => name).join(', ')
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: box.menuPaper, maxWidth: box.search } } }}
    >
      <ListSubheader
        component="div"
        role="none"
        sx={{ bgcolor: 'transparent', py: 0.5, overflowWrap: 'anywhere' }}
      >
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
          {profile?.name}
        </Typography>
        {[profile?.email, roles].filter(Boolean).map((line) => (
          <Typography key={line} component="span" variant="caption" sx={{ display: 'block' }}>
            {line}
          </Typography>
        ))}
      </ListSubheader>
      <Divider component="li" />
      {links.map(({ key, to, Icon }) => (
        <MenuItem key={key} component={ScreenLink} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {translate(`layout.bar.${key}`)}
        </MenuItem>
      ))}
      <Divider component="li" />
      {locales.map((each) => (
        <MenuItem
          key={each.locale}
          role="menuitemradio"
          aria-checked={each.locale === locale}
          lang={each.locale}
          onClick={() => {
            onClose()
            setLocale(each.locale)
          }}
        >
          <ListItemIcon>{each.locale === locale && <Check fontSize="small" />}</ListItemIcon>
          {each.name}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={isDark}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      >
        <ListItemIcon>{isDark ? <Check fontSize="small" /> : <Dark fontSize="small" />}</ListItemIcon>
        {translate('layout.bar.dark')}
      </MenuItem>
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={isRtl}
        onClick={() => setDirection(isRtl ? 'ltr' : 'rtl')}
      >
        <ListItemIcon>{isRtl ? <Check fontSize="small" /> : <ToLeft fontSize="small" />}</ListItemIcon>
        {translate('layout.bar.rtl')}
      </MenuItem>
      <Divider component="li" />
      <MenuItem onClick={() => logout({}, paths.login(), false)}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {translate('layout.bar.logout')}
      </MenuItem>
    </Menu>
  )
}
