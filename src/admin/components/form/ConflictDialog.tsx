import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { FacetList } from '../history/compare/FacetList'
import { facetsOf } from '../history/compare/facets'
import { useWording } from '../history/compare/useWording'
import { useIsPhone } from '../viewport/useIsPhone'
import { ConflictChoice } from './ConflictChoice'
import { mergeForms } from './conflict'
import type { Conflict } from './editing'
import type { Choices, MergeChoice } from './merge/contest'

type Values = Record<string, unknown>

interface ConflictDialogProps {
  resource: ResourceName
  conflict: Conflict
  schema: object
  /** Formats fields for which plain text is not enough. */
  show?: Record<string, (value: unknown) => ReactNode>
  isForForm?: boolean
  onResolve: (values: Values) => void
  onCancel: () => void
}

const sides = ['mine', 'theirs', 'both'] as const

/** Merges a form with the saved row: fields changed on one side automatically, the others as the user chooses. */
function ConflictDialog(props: ConflictDialogProps) {
  const { resource, conflict, schema, show = {}, isForForm, onResolve, onCancel } = props
  const { mine, theirs, base } = conflict
  const translate = useTranslate()
  const { label } = useWording(resource)
  const titleId = useId()
  const textId = useId()
  const isPhone = useIsPhone()
  const [{ contests, settled, make }] = useState(() => mergeForms(mine, theirs, base, schema))
  const [choices, setChoices] = useState<Choices>({})
  const result = make(choices)
  const choose = (choice: MergeChoice) =>
    setChoices(Object.fromEntries(contests.map(({ key }) => [key, choice])))
  const namesOf = (fields: readonly string[]) => fields.map((field) => label([field])).join(', ')

  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{translate('components.conflict.title')}</DialogTitle>
      {/* Focusable, so that it scrolls by keyboard. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId} sx={ring}>
        <DialogContentText id={textId} sx={{ mb: 1 }}>
          {translate(contests.length > 0 ? 'components.conflict.text' : 'components.conflict.none')}
        </DialogContentText>
        {contests.length > 0 && (
          <DialogContentText variant="body2" sx={{ mb: 2 }}>
            {translate('components.conflict.marks')}
          </DialogContentText>
        )}
        {contests.length > 1 && (
          <>
            <Button size="small" onClick={() => choose('mine')}>
              {translate('components.conflict.keep_mine')}
            </Button>
            <Button size="small" onClick={() => choose('theirs')}>
              {translate('components.conflict.take_theirs')}
            </Button>
          </>
        )}
        {contests.map((contest) => (
          <ConflictChoice
            key={contest.key}
            entity={resource}
            id={theirs.id}
            contest={contest}
            show={contest.path.length === 1 ? show[String(contest.path[0])] : undefined}
            choice={choices[contest.key] ?? 'mine'}
            onChoose={(choice) => setChoices((before) => ({ ...before, [contest.key]: choice }))}
          />
        ))}
        {sides.map(
          (side) =>
            settled[side].length > 0 && (
              <DialogContentText key={side} variant="body2" sx={{ mt: 1 }}>
                {translate(`components.conflict.from_${side}`, { fields: namesOf(settled[side]) })}
              </DialogContentText>
            ),
        )}
        <ConflictResult entity={resource} saved={theirs} result={result} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('components.conflict.back')}</Button>
        <Button variant="contained" onClick={() => onResolve(result)}>
          {translate(isForForm ? 'components.conflict.use' : 'components.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ConflictResultProps {
  entity: ResourceName
  saved: RaRecord
  result: Record<string, unknown>
}

function ConflictResult({ entity, saved, result }: ConflictResultProps) {
  const translate = useTranslate()
  const id = useId()
  const facets = Object.keys(result)
    .filter((field) => field in saved)
    .flatMap((field) => facetsOf(field, saved[field], result[field]))
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('components.conflict.result')}
      </Typography>
      <Box sx={{ typography: 'body2' }}>
        {facets.length > 0 ? (
          <FacetList entity={entity} id={saved.id} facets={facets} />
        ) : (
          translate('components.conflict.result_same')
        )}
      </Box>
    </Box>
  )
}

/** Inside, because the scroll container clips it. */
const ring = { '&:focus-visible': { outlineOffset: -2 } } as const

export default ConflictDialog
