import { Box, Button, Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { mark } from '../../keys/marks'
import { spacingStep } from '../../theme/tokens'
import { lastView } from '../list/lastView'
import { ScreenLink } from '../screens/ScreenLink'
import { useBottomBar } from '../viewport/bottomBar'
import { DiscardButton } from './DiscardButton'
import type { FormDraft } from './draft/formDraft'
import { useIsHeld } from './hold'
import { SaveButton } from './SaveButton'
import { DraftState, SaveState } from './SaveState'
import { SectionIndex } from './SectionIndex'
import { isChanged } from './useChanged'
import { useFirstWrong } from './useFirstWrong'

interface FormToolbarProps {
  cancelTo?: string
  /** Set for an existing record, with the time of its last save if known. */
  saved?: { at?: string }
  onDiscard: () => void
  saveLabel?: string
  saveName?: string
  buttons?: ReactNode
  save?: ReactNode
  draft: FormDraft
  notices?: ReactNode
}

const foot = { position: 'sticky', bottom: 0, zIndex: 5, display: 'flex', flexDirection: 'column' } as const

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 'var(--save-bar)',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  // The state fills the room beside the buttons; on a phone it has two lines, so that they stay beside it.
  '& > [role=status]': {
    flex: { xs: `1 1 ${24 * spacingStep}px`, sm: '1 1 auto' },
    minWidth: 0,
    marginInlineEnd: 1,
    '&:empty': { flexBasis: 0, margin: 0 },
  },
  // On a phone the breadcrumb leads back.
  '& > a': { display: { xs: 'none', sm: 'inline-flex' } },
  py: `${spacingStep}px`,
} as const

/** Sticky save bar: saved state, unsaved changes and the number of errors. */
export function FormToolbar(props: FormToolbarProps) {
  const { cancelTo, saved, onDiscard } = props
  const translate = useTranslate()
  const { dirtyFields } = useFormState()
  const { anchor, count, go } = useFirstWrong()
  const measured = useBottomBar()
  const isHeld = useIsHeld()
  const isDirty = isChanged(dirtyFields) || isHeld
  return (
    <Box ref={measured} {...mark('form-foot')} sx={foot}>
      {props.notices}
      <Paper square elevation={0} role="toolbar" sx={bar}>
        <span ref={anchor} role="status">
          {count > 0 ? (
            <Button color="error" onClick={go}>
              {translate('components.form.to_mend', { smart_count: count })}
            </Button>
          ) : (
            <SaveState isDirty={isDirty} saved={saved} />
          )}
        </span>
        {isDirty && <DraftState draft={props.draft} />}
        <SectionIndex />
        {saved && <DiscardButton isDirty={isDirty} onDiscard={onDiscard} />}
        {cancelTo !== undefined && (
          <Button component={ScreenLink} to={lastView(cancelTo)}>
            {translate(saved ? 'components.form.leave' : 'components.form.cancel')}
          </Button>
        )}
        {props.buttons}
        {props.save ?? (
          <SaveButton label={props.saveLabel} name={props.saveName} isSaved={saved !== undefined} />
        )}
      </Paper>
    </Box>
  )
}
