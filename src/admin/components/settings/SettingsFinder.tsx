import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import { knownSettings, type Setting, type SettingKey } from '../../../domain/settings'
import { SearchField } from '../list/SearchField'
import { ScreenLink } from '../screens/ScreenLink'
import { useMayOpen } from '../screens/useOpenable'
import { settingPages, settingPath } from './pages'
import { settingLink } from './SettingsNav'
import { useAllSettings } from './useAllSettings'

interface SettingsFinderProps {
  query: string
  onSearch: (query: string) => void
}

interface Named {
  key: string
  label: string
  /** Name of the page that has the setting; none for a page itself. */
  page?: string
  to: string
  text: string
}

const noSettings: Setting[] = []

function useNamed(): Named[] {
  const translate = useTranslate()
  const { data = noSettings } = useAllSettings()
  return useMemo(() => {
    const named = (key: string, group: string, label: string): Named => {
      const page = translate(`resources.settings.page.${group}`)
      return { key, label, page, to: settingPath(group, key), text: fold(`${label} ${page} ${key}`) }
    }
    const known = (Object.keys(knownSettings) as SettingKey[]).map((key) =>
      named(key, knownSettings[key].group, translate(`resources.settings.fields.${key}`)),
    )
    const pages = settingPages.map((name): Named => {
      const label = translate(`resources.settings.page.${name}`)
      return { key: name, label, to: settingPath(name), text: fold(label) }
    })
    const own = data.filter(({ group }) => group === 'dynamic')
    return [...pages, ...known, ...own.map(({ key, title }) => named(key, 'dynamic', title || key))]
  }, [translate, data])
}

/** Searches all settings by name; results link to their rows. Enter opens the first, Escape ends the search. */
export function SettingsFinder({ query, onSearch }: SettingsFinderProps) {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const named = useNamed()
  const list = useRef<HTMLUListElement>(null)
  const words = fold(query).split(/\s+/).filter(Boolean)
  const found = words.length
    ? named.filter(({ text, to }) => words.every((word) => text.includes(word)) && mayOpen(to))
    : []
  const press = (event: KeyboardEvent) => {
    // During composition, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && query) {
      event.preventDefault()
      onSearch('')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      list.current?.querySelector('a')?.click()
    }
  }
  return (
    <>
      <SearchField
        fullWidth
        value={query}
        onChange={onSearch}
        onKeyDown={press}
        label={translate('resources.settings.find.label')}
      />
      {words.length > 0 && (
        <Box role="status" sx={{ minWidth: 0 }}>
          {found.length > 0 ? (
            <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
              {found.map(({ label, page, to }) => (
                <li key={to}>
                  <Box component={ScreenLink} to={to} onClick={() => onSearch('')} sx={settingLink}>
                    <Box component="span" sx={{ color: 'text.primary' }}>
                      {label}
                    </Box>
                    {page && (
                      <Typography component="span" variant="caption">
                        {page}
                      </Typography>
                    )}
                  </Box>
                </li>
              ))}
            </Box>
          ) : (
            <Typography variant="body2" color="textSecondary">
              {translate('resources.settings.find.none')}
            </Typography>
          )}
        </Box>
      )}
    </>
  )
}
