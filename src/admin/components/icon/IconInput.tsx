import { Button, FormControl, InputLabel, SvgIcon } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { type TypeIconName as IconName, typeIcons } from '../../../domain/typeIcons'
import { lazily } from '../../startup/lazily'

const IconGrid = lazily(() => import('./IconGrid'))

/** Icon of a record in the menu or beside its name; `usual` is the default icon. */
export function IconInput({ usual }: { usual: ReactNode }) {
  const translate = useTranslate()
  const { field, id } = useInput({ source: 'icon', defaultValue: '' })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = (field.value ?? '') as IconName | ''
  const drawing = chosen ? typeIcons[chosen] : undefined
  const name = translate(chosen ? `icons.${chosen}` : 'resources.types.icon.none').split(',')[0]
  return (
    <FormControl fullWidth margin="dense">
      <InputLabel htmlFor={id}>{translate('resources.types.fields.icon')}</InputLabel>
      <Button
        id={id}
        ref={field.ref}
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${translate('resources.types.fields.icon')}: ${name}`}
        startIcon={
          drawing ? (
            <SvgIcon>
              <path d={drawing} />
            </SvgIcon>
          ) : (
            usual
          )
        }
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onBlur={field.onBlur}
        sx={{ alignSelf: 'start', justifyContent: 'start' }}
      >
        {name}
      </Button>
      {anchor && (
        <Suspense>
          <IconGrid
            anchor={anchor}
            chosen={chosen}
            onChoose={(icon) => field.onChange(icon)}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </FormControl>
  )
}
