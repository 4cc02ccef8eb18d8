import {
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { useIsPhone } from '../useIsPhone'
import { ConflictChoice } from './ConflictChoice'
import { type Choice, differences, firstChoices, merged } from './conflict'

type Values = Record<string, unknown>

/** A save that was refused because the row is newer: the form's values, the current row and the original row. */
export interface Conflict {
  mine: Values
  theirs: RaRecord
  base: RaRecord
}

interface ConflictDialogProps {
  resource: ResourceName
  conflict: Conflict
  /** Renders the values of fields for which plain text is not enough. */
  show?: Record<string, (value: unknown) => ReactNode>
  onResolve: (values: Values) => void
  onCancel: () => void
}

/** Shows where a form and the saved row differ, and lets the person choose for each field. */
function ConflictDialog({ resource, conflict, show = {}, onResolve, onCancel }: ConflictDialogProps) {
  const { mine, theirs, base } = conflict
  const translate = useTranslate()
  const titleId = useId()
  const textId = useId()
  const isPhone = useIsPhone()
  const [found] = useState(() => differences(mine, theirs, base))
  const [choices, setChoices] = useState(() => firstChoices(found, base))
  const choose = (choice: Choice) => setChoices(Object.fromEntries(found.map(({ field }) => [field, choice])))

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
      {/* Focusable, so that keys scroll it. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId} sx={ring}>
        <DialogContentText id={textId} sx={{ mb: 1 }}>
          {translate(found.length > 0 ? 'components.conflict.text' : 'components.conflict.none')}
        </DialogContentText>
        {found.length > 0 && (
          <DialogContentText variant="body2" sx={{ mb: 2 }}>
            {translate('components.conflict.marks')}
          </DialogContentText>
        )}
        {found.length > 1 && (
          <>
            <Button size="small" onClick={() => choose('mine')}>
              {translate('components.conflict.keep_mine')}
            </Button>
            <Button size="small" onClick={() => choose('theirs')}>
              {translate('components.conflict.take_theirs')}
            </Button>
          </>
        )}
        {found.map((difference) => (
          <ConflictChoice
            key={difference.field}
            entity={resource}
            label={
              <>
                {translate(`resources.${resource}.fields.${difference.field}`, { _: difference.field })}{' '}
                {difference.contested && (
                  <Chip color="warning" label={translate('components.conflict.contested')} />
                )}
              </>
            }
            difference={difference}
            show={show[difference.field]}
            choice={choices[difference.field] ?? 'mine'}
            onChoose={(choice) => setChoices((before) => ({ ...before, [difference.field]: choice }))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('components.conflict.back')}</Button>
        <Button variant="contained" onClick={() => onResolve(merged(mine, theirs, choices))}>
          {translate('components.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Inside, since what stands around cuts it off. */
const ring = { '&:focus-visible': { outlineOffset: -2 } } as const

export default ConflictDialog
