import { useContext } from 'react'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import {
  focusNotice,
  focusSearch,
  holdFocus,
  openNeighbour,
  pressMain,
  preview,
  save,
  saveAnother,
} from '../../keys/page'
import {
  advance,
  focusBulk,
  moveRow,
  openRow,
  reply,
  selectRow,
  takeForSpam,
  tickOff,
  unselectRows,
} from '../../keys/rows'
import { type Shortcut, shortcuts } from '../../keys/shortcuts'
import type { Binding, Handlers } from '../../keys/useKeyboard'
import { matchScreen } from '../screens/matchScreen'
import { ScreensContext } from '../screens/screen'
import { usePlaces } from './useEntries'

const groups: Record<Shortcut, Binding['group']> = {
  palette: 'everywhere',
  help: 'everywhere',
  search: 'list',
  create: 'list',
  next: 'list',
  previous: 'list',
  open: 'list',
  select: 'list',
  selectRange: 'list',
  bulk: 'list',
  mark: 'list',
  spam: 'list',
  advance: 'list',
  reply: 'list',
  unselect: 'list',
  save: 'form',
  another: 'form',
  preceding: 'form',
  following: 'form',
  preview: 'form',
  notice: 'everywhere',
}

/** All keyboard shortcuts of the present page: the table of shortcuts, and `g` with a letter for each screen. */
export function useBindings(shown: Pick<Handlers, 'palette' | 'help'>): Binding[] {
  const translate = useTranslate()
  const open = useNavigate()
  const navigate = (to: string) => {
    holdFocus()
    void open(to)
  }
  const places = usePlaces()
  const create = useNewPath()
  const handlers: Handlers = {
    ...shown,
    save,
    another: saveAnother,
    search: focusSearch,
    create: () => {
      if (!create) return pressMain()
      navigate(create)
      return true
    },
    next: () => moveRow(1),
    previous: () => moveRow(-1),
    open: openRow,
    select: () => selectRow(),
    selectRange: () => selectRow(true),
    bulk: focusBulk,
    mark: tickOff,
    spam: takeForSpam,
    reply,
    unselect: unselectRows,
    preceding: () => openNeighbour('before'),
    following: () => openNeighbour('after'),
    notice: focusNotice,
    preview,
    advance,
  }
  return [
    ...(Object.keys(shortcuts) as Shortcut[]).map((name) => ({
      keys: shortcuts[name],
      label: translate(`keys.${name}`),
      group: groups[name],
      run: handlers[name],
    })),
    ...places.flatMap(({ keys, to, title, subtitle }): Binding[] =>
      keys && to
        ? [
            {
              keys,
              label: subtitle ? `${subtitle}: ${title}` : title,
              group: 'go',
              run: () => {
                navigate(to)
                return true
              },
            },
          ]
        : [],
    ),
  ]
}

function useNewPath(): string | undefined {
  const screens = useContext(ScreensContext)
  const { pathname } = useLocation()
  const places = usePlaces()
  const here = matchScreen(screens, pathname)
  // An entity may have several lists, which the base distinguishes.
  const base = here?.screen.base
  const of = here?.params.typeID
  return places.find(({ group, to }) => {
    if (group !== 'do' || to === undefined || !base) return false
    const there = matchScreen(screens, to)
    return there?.screen.base === base && (of === undefined || there.params.typeID === of)
  })?.to
}
