import { Tab, Tabs } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { type InboxKind, type InboxMeta, inboxKinds } from '../../../domain/inbox'
import { formatNumber } from '../../components/formats/formats'
import type { InboxTab } from '../../components/screens/screen'

interface InboxTabsProps {
  tab: InboxTab | undefined
  kinds: readonly InboxKind[]
  hasProposals: boolean
  counts: InboxMeta['counts'] | undefined
  onChange: (tab: InboxTab | undefined) => void
}

export function InboxTabs({ tab, kinds, hasProposals, counts, onChange }: InboxTabsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (kinds.length + (hasProposals ? 1 : 0) < 2) return null
  const all = counts && kinds.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const shown = (count: number | undefined) =>
    count === undefined ? '' : ` (${formatNumber(count, locale)})`
  // All messages are those of the only kind.
  const [only] = kinds.length === 1 ? kinds : []
  return (
    <Tabs
      value={tab ?? only ?? ''}
      onChange={(_event, value: string) =>
        onChange(value === 'proposals' ? value : inboxKinds.find((each) => each === value))
      }
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate('inbox.tabs')}
      sx={{ mb: 1 }}
    >
      {!only && kinds.length > 0 && <Tab value="" label={translate('inbox.all') + shown(all)} />}
      {kinds.map((each) => (
        <Tab key={each} value={each} label={translate(`inbox.kinds.${each}`) + shown(counts?.[each])} />
      ))}
      {hasProposals && (
        <Tab value="proposals" label={translate('inbox.proposals.tab') + shown(counts?.proposals)} />
      )}
    </Tabs>
  )
}
