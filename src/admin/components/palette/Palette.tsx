import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import {
  Autocomplete,
  Box,
  Dialog,
  IconButton,
  InputAdornment,
  LinearProgress,
  ListItem,
  type PopperProps,
  TextField,
} from '@mui/material'
import { type HTMLAttributes, useId, useMemo, useRef, useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { longestSearch, termsOf } from '../../../domain/search'
import { watchComposition } from '../../keys/composition'
import { isFind } from '../../keys/editable'
import { keyCapsStyle } from '../../keys/KeyCaps'
import type { PageAction } from '../../keys/pageActions'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { usePrefetch } from '../screens/ScreenLink'
import { useIsPhone } from '../viewport/useIsPhone'
import { EntryLine, entryStyle } from './EntryLine'
import { matching, type PaletteEntry } from './entry'
import { actionEntries, usePlaces, useRecentEntries, useSettings } from './useEntries'
import { useFound } from './useFound'

interface PaletteProps {
  actions: readonly PageAction[]
  openKeys: () => void
  onClose: () => void
}

/** Dialog that finds records, screens and actions by typing. */
export function Palette({ actions, openKeys, onClose }: PaletteProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const prefetch = usePrefetch()
  const isPhone = useIsPhone()
  const titleId = useId()
  const [typed, setTyped] = useState('')
  const [composition] = useState(watchComposition)
  const { found, entries } = useOffered(typed, actions, openKeys)
  // The chosen entry takes the focus itself; otherwise it returns to its former place.
  const chosen = useRef(false)

  const choose = (entry: PaletteEntry) => {
    chosen.current = entry.to !== undefined
    onClose()
    if (entry.to) navigate(entry.to)
    // After the dialog has closed; otherwise a dialog opened by the entry would lose the focus.
    else setTimeout(() => entry.run?.())
  }

  const nameOf = (group: string): string =>
    translate(`palette.groups.${group}`, {
      _: translate(`resources.${group}.name`, { smart_count: 2, _: group }),
    })

  const input = (
    <Autocomplete<PaletteEntry, false, false, false>
      open
      autoHighlight
      clearOnBlur={false}
      options={entries}
      value={null}
      inputValue={typed}
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      groupBy={({ group }) => group}
      loading={found.isWaiting}
      loadingText={translate('palette.waiting')}
      noOptionsText={translate('palette.nothing', { typed: typed.trim() })}
      forcePopupIcon={false}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onHighlightChange={(_, entry) => entry?.to && prefetch(entry.to)}
      onChange={(_, entry) => entry && choose(entry)}
      onCompositionEnd={composition.onEnd}
      onKeyDown={(event) => {
        const isHeld = composition.holds(event.nativeEvent)
        const isClosing = !isHeld && (isFind(event.nativeEvent) || event.key === 'Escape')
        if (!isHeld && !isClosing) return
        // Neither the list nor the dialog may handle the key.
        event.defaultMuiPrevented = true
        event.stopPropagation()
        if (!isClosing) return
        event.preventDefault()
        onClose()
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          placeholder={translate('palette.placeholder')}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search aria-hidden />
                </InputAdornment>
              ),
              endAdornment: isPhone && (
                <IconButton edge="end" aria-label={translate('palette.close')} onClick={onClose}>
                  <Close />
                </IconButton>
              ),
            },
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': translate('palette.title'),
              enterKeyHint: 'go',
              maxLength: longestSearch,
            },
          }}
        />
      )}
      renderOption={({ key, className, ...props }, entry) => (
        <li key={key} className={`${className} entry`} {...props}>
          <EntryLine entry={entry} />
        </li>
      )}
      renderGroup={({ key, group, children }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <li key={key} role="group" aria-label={nameOf(group)}>
          <div className="entry-group" aria-hidden>
            {nameOf(group)}
          </div>
          <ul role="none">{children}</ul>
        </li>
      )}
      slots={{ popper: InPlace, paper: Plain }}
      slotProps={{
        listbox: { sx: listStyle, 'aria-label': translate('palette.results'), 'aria-labelledby': undefined },
      }}
    />
  )

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      disableRestoreFocus={chosen.current}
      transitionDuration={0}
      aria-labelledby={titleId}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: { height: isPhone ? '100%' : '70dvh', p: 1.5, pb: 0, overflow: 'hidden' } },
      }}
    >
      <span id={titleId} style={visuallyHidden}>
        {translate('palette.title')}
      </span>
      {input}
      <Status {...found} count={typed.trim() ? entries.length : 0} />
    </Dialog>
  )
}

const listStyle = { ...entryStyle, ...keyCapsStyle }

function useOffered(typed: string, actions: readonly PageAction[], openKeys: () => void) {
  const recent = useRecentEntries()
  const places = usePlaces()
  const settings = useSettings(openKeys)
  const found = useFound(typed)
  const terms = useMemo(() => termsOf(typed), [typed])
  const going = places.filter(({ group }) => group === 'go')
  const doing = [...actionEntries(actions, places), ...places.filter(({ group }) => group === 'do')]
  const isTyped = terms.words.length > 0
  const entries = [
    ...matching(recent, terms, 3),
    ...matching(going, terms, 6),
    ...(isTyped ? found.entries : []),
    ...matching(doing, terms, 6),
    ...matching(settings, terms, 4),
  ]
  return { found, entries }
}

/** Renders the list inside the dialog instead of in a floating popper. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => (
  <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowWrap: 'anywhere', mx: -1.5 }}>
    {typeof children === 'function' ? null : children}
  </Box>
)
const Plain = ({ children }: HTMLAttributes<HTMLElement>) => <div>{children}</div>

interface StatusProps {
  isWaiting: boolean
  isOffline: boolean
  error: unknown
  count: number
}

/** Error message, and for screen readers the number of results; the list itself tells that there are none. */
function Status({ isWaiting, isOffline, error, count }: StatusProps) {
  const translate = useTranslate()
  const trouble = isOffline ? translate('palette.offline') : error ? translate('palette.failed') : ''
  const told = isWaiting || !count ? '' : translate('palette.count', { smart_count: count })
  return (
    <Box sx={{ order: -1 }}>
      <ListItem role="status" disablePadding sx={trouble ? { p: 1, color: 'warning.main' } : visuallyHidden}>
        {trouble || told}
      </ListItem>
      {isWaiting && !trouble && <LinearProgress aria-label={translate('palette.waiting')} />}
    </Box>
  )
}
