import Add from '@mui/icons-material/Add'
import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useInput, useParams, useTranslate, ValidationError } from 'react-admin'
import { type MenuItem, maxMenuLevels } from '../../../domain/menu'
import { itemIn, type MenuRow, mayHoldMore, newItem } from '../../../domain/menuTree'
import { FormSection } from '../../components/form/FormSection'
import { HelpTip } from '../../components/heading/HelpTip'
import { Tree } from '../../components/tree/Tree'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { lazily } from '../../startup/lazily'
import { ReservedPlace } from '../../startup/ReservedPlace'
import { ItemRow, itemNameOf } from './ItemRow'
import { ItemsOutcome } from './ItemsOutcome'
import { problemOfAll, problemsIn } from './problems'
import { type ItemActions, useItems } from './useItems'
import { type LinkStates, useLinkStates } from './useLinkStates'

const ItemDialog = lazily(() => import('./ItemDialog'))
const AddDialog = lazily(() => import('./AddItemsDialog'))

type Open = { item: number } | { under: number | null } | null

/** The items of a menu as a tree. Nothing is saved before the form is. */
export function ItemsInput() {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const { id = 'new' } = useParams()
  const { fieldState } = useInput<MenuItem[]>({ source: 'items' })
  const { items, rows, actions, removed, done } = useItems()
  const { states, isComing } = useLinkStates(items)
  const [open, setOpen] = useState<Open>(null)
  const problems = useMemo(() => problemsIn(items, fieldState.error), [items, fieldState.error])
  const row = useCallback(
    (each: MenuRow) => (
      <ItemRow
        row={each}
        state={states.get(each.item.url)}
        problem={problems.get(each.id)}
        actions={actions}
        onOpen={(item) => setOpen({ item })}
        onAddUnder={(under) => setOpen({ under })}
      />
    ),
    [states, problems, actions],
  )
  const say = (word: string, { item }: MenuRow) =>
    translate(`resources.menus.${word}`, { name: itemNameOf(item, translate) })
  const wrong = problemOfAll(fieldState.error)
  return (
    <FormSection
      title="resources.menus.fields.items"
      actions={<HelpTip text={translate(`tree.${isPhone ? 'help' : 'help_keys'}`)} />}
    >
      {isComing ? <ReservedPlace /> : <LinkWarnings items={rows} states={states} />}
      {items.length > 0 ? (
        <Tree
          rows={rows}
          label={translate('resources.menus.fields.items')}
          storeKey={`menus.${id}`}
          isMovable
          levels={maxMenuLevels}
          onMove={actions.move}
          more={(each) => [
            ...(mayHoldMore(each)
              ? [{ label: say('add_under', each), onClick: () => setOpen({ under: each.id }) }]
              : []),
            { label: say('copy', each), onClick: () => actions.copy(each) },
          ]}
        >
          {row}
        </Tree>
      ) : (
        <Typography color="textSecondary">{translate('resources.menus.empty_items')}</Typography>
      )}
      <ItemsOutcome done={done} removed={removed} actions={actions} />
      <Box role="group" aria-label={translate('resources.menus.fields.items')} sx={{ mt: 1 }}>
        <Button variant="outlined" startIcon={<Add />} onClick={() => setOpen({ under: null })}>
          {translate('resources.menus.add_items')}
        </Button>
        {wrong && (
          <FormHelperText error>
            <ValidationError error={wrong} />
          </FormHelperText>
        )}
      </Box>
      <Dialogs {...{ items, open, actions }} onClose={() => setOpen(null)} />
    </FormSection>
  )
}

interface DialogsProps {
  items: readonly MenuItem[]
  open: Open
  actions: ItemActions
  onClose: () => void
}

function Dialogs({ items, open, actions, onClose }: DialogsProps) {
  const item = open && 'item' in open ? itemIn(items, open.item) : undefined
  const under = open && 'under' in open ? open.under : undefined
  return (
    <Suspense>
      {item && <ItemDialog item={item} onDone={actions.change} onClose={onClose} />}
      {under !== undefined && (
        <AddDialog
          under={under === null ? undefined : itemIn(items, under)?.text}
          onAdd={(targets) => actions.add(under, targets.map(newItem))}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}

function LinkWarnings({ items, states }: { items: readonly MenuRow[]; states: LinkStates }) {
  const translate = useTranslate()
  const counted = (['dead', 'hidden'] as const).flatMap((state) => {
    const count = items.filter(({ item }) => states.get(item.url) === state).length
    return count ? [{ state, count }] : []
  })
  if (!counted.length) return null
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {counted.map(({ state, count }) => (
        <div key={state}>{translate(`resources.menus.states.${state}`, { smart_count: count })}</div>
      ))}
    </Alert>
  )
}
