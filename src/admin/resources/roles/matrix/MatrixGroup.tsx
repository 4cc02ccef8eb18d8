import { Box, Paper } from '@mui/material'
import { useTranslate } from 'react-admin'
import { box } from '../../../theme/tokens'
import { type AreaRow, type GroupRows, usePermissionWords, verbs } from '../../permissions/names'
import { type Matrix, MatrixBox } from './MatrixBox'

/** The area's name and a column per verb; on narrow screens the name has its own line. */
const line = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'repeat(4, minmax(0, 1fr))',
    sm: `minmax(${box.tile}px, 1.6fr) repeat(4, minmax(0, 1fr))`,
  },
  px: { xs: 0.5, sm: 1.5 },
}
const wholeLine = { gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }

export function MatrixGroup({ group, matrix }: { group: GroupRows; matrix: Matrix }) {
  const translate = useTranslate()
  const words = usePermissionWords()
  const name = words.group(group.key)
  return (
    <Paper
      variant="outlined"
      component="fieldset"
      aria-label={name}
      sx={{ m: 0, p: 0, minWidth: 0, overflow: 'hidden' }}
    >
      <Box sx={{ ...line, bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={wholeLine}>
          <MatrixBox
            matrix={matrix}
            names={group.names}
            label={translate('resources.roles.matrix.group', { group: name })}
            text={name}
            strong
          />
        </Box>
        {group.columns.map(({ verb, names }) => (
          <span key={verb}>
            {names.length > 0 && (
              <MatrixBox
                matrix={matrix}
                names={names}
                label={translate('resources.roles.matrix.column', { verb: words.verb(verb), group: name })}
                text={words.verb(verb)}
              />
            )}
          </span>
        ))}
      </Box>
      {group.areas.map((area) => (
        <MatrixRow key={area.area} area={area} matrix={matrix} />
      ))}
    </Paper>
  )
}

function MatrixRow({ area, matrix }: { area: AreaRow; matrix: Matrix }) {
  const translate = useTranslate()
  const words = usePermissionWords()
  const name = words.area(area.area)
  const isSpecial = area.special.length > 0
  return (
    <Box sx={{ ...line, py: 0, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={wholeLine}>
        <MatrixBox
          matrix={matrix}
          names={area.names}
          label={translate('resources.roles.matrix.row', { area: name })}
          text={name}
        />
      </Box>
      {isSpecial ? (
        <Box
          sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' }, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          {area.special.map((permission) => (
            <MatrixBox
              key={permission}
              matrix={matrix}
              names={permission}
              label={words.label(permission)}
              text={words.label(permission)}
            />
          ))}
        </Box>
      ) : (
        verbs.map((verb) => {
          const permission = area.byVerb[verb]
          return (
            <span key={verb}>
              {permission && (
                <MatrixBox
                  matrix={matrix}
                  names={permission}
                  label={words.label(permission)}
                  text={words.verb(verb)}
                  narrowText
                />
              )}
            </span>
          )
        })
      )}
    </Box>
  )
}
