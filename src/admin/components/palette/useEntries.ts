import Dark from '@mui/icons-material/DarkModeOutlined'
import Rows from '@mui/icons-material/DensityMediumOutlined'
import Go from '@mui/icons-material/EastOutlined'
import ToLeft from '@mui/icons-material/FormatTextdirectionRToL'
import Recent from '@mui/icons-material/History'
import Keys from '@mui/icons-material/KeyboardOutlined'
import Logout from '@mui/icons-material/Logout'
import Do from '@mui/icons-material/PlayArrowOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Translate from '@mui/icons-material/Translate'
import { useContext, useMemo } from 'react'
import {
  useLocaleState,
  useLocales,
  useLocation,
  useLogout,
  useResourceDefinitions,
  useStore,
  useTheme,
  useThemesContext,
  useTranslate,
} from 'react-admin'
import type { PageAction } from '../../keys/pageActions'
import { shortcuts } from '../../keys/shortcuts'
import { useRights } from '../../providers/auth/rights'
import type { Density } from '../list/tableStyle'
import { matchScreen } from '../screens/matchScreen'
import { paths } from '../screens/paths'
import { ScreensContext } from '../screens/screen'
import { useMayOpen } from '../screens/useOpenable'
import { speakWithStyle } from '../types/StyleWords'
import { usePostTypes } from '../types/usePostTypes'
import type { PaletteEntry } from './entry'
import { placesOf } from './places'
import { useRecent } from './recent'

export function usePlaces(): PaletteEntry[] {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const definitions = useResourceDefinitions()
  const types = usePostTypes()
  const { can } = useRights()
  return useMemo(
    () =>
      placesOf(screens, types, can).map(({ to, label, type, screen, isNew, keys }) => ({
        id: `go ${to}`,
        group: isNew ? 'do' : 'go',
        title: speakWithStyle(translate, type?.style)(label, { smart_count: 2 }),
        subtitle: type?.title,
        icon: type ? undefined : ((screen.resource && definitions[screen.resource]?.icon) ?? Go),
        type,
        to,
        keys,
      })),
    [screens, types, can, translate, definitions],
  )
}

export function useRecentEntries(): PaletteEntry[] {
  const screens = useContext(ScreensContext)
  const definitions = useResourceDefinitions()
  const mayOpen = useMayOpen()
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [recent] = useRecent()
  return recent
    .filter(({ to }) => to !== pathname && mayOpen(to))
    .flatMap(({ to, title }) => {
      const screen = matchScreen(screens, to)?.screen
      if (!screen) return []
      const { resource } = screen
      const name = translate(resource ? `resources.${resource}.name` : screen.title, { smart_count: 2 })
      const icon = (resource && definitions[resource]?.icon) ?? Recent
      return [{ id: `recent ${to}`, group: 'recent', title, subtitle: name === title ? '' : name, icon, to }]
    })
}

export const actionEntries = (
  actions: readonly PageAction[],
  places: readonly PaletteEntry[],
): PaletteEntry[] =>
  actions
    .filter(({ label }) => !places.some(({ title, group }) => group === 'do' && title === label))
    .map(({ label, run }) => ({ id: `do ${label}`, group: 'do', title: label, icon: Do, run }))

export function useSettings(openKeys: () => void): PaletteEntry[] {
  const translate = useTranslate()
  const logout = useLogout()
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  const [direction, setDirection] = useStore<'ltr' | 'rtl'>('direction', 'ltr')
  const [density, setDensity] = useStore<Density>('list.density', 'normal')
  const { defaultTheme } = useThemesContext()
  const [theme, setTheme] = useTheme(defaultTheme)
  const otherDensity = density === 'compact' ? 'normal' : 'compact'
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const otherDirection = direction === 'rtl' ? 'ltr' : 'rtl'
  const entry = (id: string, title: string, icon: PaletteEntry['icon'], run: () => void): PaletteEntry => ({
    id: `set ${id}`,
    group: 'set',
    title,
    icon,
    run,
  })
  return [
    ...locales
      .filter((each) => each.locale !== locale)
      .map((each) =>
        entry(each.locale, `${translate('palette.set.language')}: ${each.name}`, Translate, () =>
          setLocale(each.locale),
        ),
      ),
    entry('theme', translate(`palette.set.${otherTheme}`), Dark, () => setTheme(otherTheme)),
    entry('density', translate(`palette.set.${otherDensity}`), Rows, () => setDensity(otherDensity)),
    entry('direction', translate(`palette.set.${otherDirection}`), ToLeft, () =>
      setDirection(otherDirection),
    ),
    entry('print', translate('palette.set.print'), Print, () => window.print()),
    { ...entry('keys', translate('keys.title'), Keys, openKeys), keys: shortcuts.help },
    entry('logout', translate('layout.bar.logout'), Logout, () => logout({}, paths.login(), false)),
  ]
}
