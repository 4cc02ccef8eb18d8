import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { PendingButton } from '../../../components/form/PendingButton'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { useMay } from '../../../providers/auth/rights'
import type { AppDataProvider } from '../../../providers/data/types'
import { usePeopleChange } from './usePeopleChange'

const step = 50

/** Names of the agency's users, for those who may not list users; editors of agencies can remove them. */
export function PeopleNames({ agencyId }: { agencyId: number }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const mayChange = useMay('agencies', 'edit')
  const { remove, isBusy } = usePeopleChange(agencyId)
  const [chosen, setChosen] = useState<number[]>([])
  const [shown, setShown] = useState(step)
  const { data } = useQuery({
    queryKey: ['users', 'ofAgency', agencyId, shown],
    queryFn: () => dataProvider.agencyNames(agencyId, shown),
    placeholderData: (before) => before,
  })
  if (!data) return <LateSkeleton label="components.list.loading" rows={3} />
  const { data: people, total } = data
  if (total === 0)
    return <Typography color="textSecondary">{translate('resources.agencies.people.none')}</Typography>
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {people.map(({ id, name }) =>
        mayChange ? (
          <FormControlLabel
            key={id}
            sx={{ m: 0 }}
            control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
            label={name}
          />
        ) : (
          <Typography key={id}>{name}</Typography>
        ),
      )}
      {total > people.length && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {translate('resources.agencies.people.more', { count: total - people.length })}
        </Button>
      )}
      {chosen.length > 0 && (
        <PendingButton
          size="small"
          variant="outlined"
          pending={isBusy}
          onClick={() => void remove(chosen).then((isDone) => isDone && setChosen([]))}
        >
          {translate('resources.agencies.people.remove')}
        </PendingButton>
      )}
    </Box>
  )
}
