import { Checkbox, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PostType } from '../../../../domain/typeSchema'
import { useCategories } from '../../../components/categories/useCategories'
import { GroupPick } from '../../../components/groups/GroupSelect'
import ReferencePick from '../../../components/list/filters/ReferencePick'
import { NodeSelect } from '../../../components/tree/NodeSelect'
import { authorChip } from '../authorChip'
import { useStatusChoices } from '../useStatusChoices'

export type Refiled = 'category_id' | 'group_ids' | 'trademark_id' | 'author_id' | 'status'

const ways = ['add', 'remove', 'set'] as const

/** The new value; `way` applies to groups. */
export interface Chosen {
  way: (typeof ways)[number]
  value: unknown
}

interface RefilePickProps {
  type: PostType
  field: Refiled
  label: string
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen | undefined) => void
}

export function RefilePick(props: RefilePickProps) {
  const { type, field, label, chosen, onChoose } = props
  const choices = useStatusChoices(type)
  const translate = useTranslate()
  const set = (value: unknown) => onChoose(value ? { way: 'set', value } : undefined)
  switch (field) {
    case 'category_id':
      return <OrNone {...props}>{(value) => <Categories {...props} value={value} onChange={set} />}</OrNone>
    case 'trademark_id':
      return (
        <OrNone {...props}>
          {(value) => (
            <GroupPick typeId={type.id} style="trademark" label={label} value={value} onChange={set} />
          )}
        </OrNone>
      )
    case 'group_ids':
      return <Groups {...props} />
    case 'author_id':
      return (
        <ReferencePick
          spec={authorChip}
          label={label}
          filters={{ ...(chosen && { author_id: chosen.value }) }}
          onChange={({ author_id }) => set(author_id)}
          onClose={() => undefined}
        />
      )
    default:
      return (
        <TextField
          select
          fullWidth
          autoFocus
          label={label}
          value={chosen?.value ?? ''}
          onChange={({ target }) => set(target.value)}
        >
          {choices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {translate(name)}
            </MenuItem>
          ))}
        </TextField>
      )
  }
}

interface ValueProps {
  value: number | null
  onChange: (id: unknown) => void
}

function Categories({ type, label, value, onChange }: RefilePickProps & ValueProps) {
  const { rows } = useCategories(type.id)
  return <NodeSelect rows={rows} value={value} onChange={onChange} label={label} />
}

interface OrNoneProps extends RefilePickProps {
  children: (value: number | null) => ReactNode
}

/** An explicit checkbox for “none”, since an empty field means no choice yet. */
function OrNone({ field, chosen, onChoose, children }: OrNoneProps) {
  const translate = useTranslate()
  const isNone = chosen?.value === null
  return (
    <>
      {children(typeof chosen?.value === 'number' ? chosen.value : null)}
      <FormControlLabel
        control={
          <Checkbox
            checked={isNone}
            onChange={(_event, checked) => onChoose(checked ? { way: 'set', value: null } : undefined)}
          />
        }
        label={translate(`resources.posts.refile.none.${field}`)}
      />
    </>
  )
}

function Groups({ type, label, onChoose }: RefilePickProps) {
  const translate = useTranslate()
  const [way, setWay] = useState<Chosen['way']>('add')
  const [ids, setIds] = useState<number[]>([])
  const tell = (next: Chosen['way'], value: number[]) => {
    setWay(next)
    setIds(value)
    onChoose(value.length > 0 ? { way: next, value } : undefined)
  }
  return (
    <>
      <RadioGroup
        aria-label={label}
        value={way}
        onChange={(_event, next) => tell(ways.find((each) => each === next) ?? way, ids)}
      >
        {ways.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={translate(`resources.posts.refile.ways.${each}`)}
          />
        ))}
      </RadioGroup>
      <GroupPick
        typeId={type.id}
        style="article"
        isMultiple
        label={label}
        value={ids}
        onChange={(chosen) => tell(way, Array.isArray(chosen) ? chosen : [])}
      />
    </>
  )
}
