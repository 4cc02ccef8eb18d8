import { Tab, Tabs } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { guardOf } from '../../../domain/guards'
import { type InboxKind, type InboxMeta, inboxKinds } from '../../../domain/inbox'
import { formatNumber } from '../../components/formats/formats'
import { useRights } from '../../providers/auth/rights'

interface InboxTabsProps {
  kind: InboxKind | undefined
  counts: InboxMeta['counts'] | undefined
  onChange: (kind: InboxKind | undefined) => void
}

export function InboxTabs({ kind, counts, onChange }: InboxTabsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { can } = useRights()
  const kinds = inboxKinds.filter((each) => can(guardOf(each, 'list')))
  if (kinds.length < 2) return null
  const all = counts && kinds.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const shown = (count: number | undefined) =>
    count === undefined ? '' : ` (${formatNumber(count, locale)})`
  return (
    <Tabs
      value={kind ?? ''}
      onChange={(_event, value: string) => onChange(inboxKinds.find((each) => each === value))}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate('inbox.tabs')}
      sx={{ mb: 1 }}
    >
      <Tab value="" label={translate('inbox.all') + shown(all)} />
      {kinds.map((each) => (
        <Tab key={each} value={each} label={translate(`inbox.kinds.${each}`) + shown(counts?.[each])} />
      ))}
    </Tabs>
  )
}
