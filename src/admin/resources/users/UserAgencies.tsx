import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { User } from '../../../domain/userSchema'
import { FormSection } from '../../components/form/FormSection'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useRights } from '../../providers/auth/rights'

/** The user's agencies, with links for those who may open them; nothing without agencies. */
export function UserAgencies({ user }: { user: User }) {
  const translate = useTranslate()
  const { can } = useRights()
  const agencies = user.agencies?.data ?? []
  if (agencies.length === 0) return null
  const isLinked = can('list-agencies')
  return (
    <FormSection title={translate('resources.agencies.name', { smart_count: agencies.length })}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {agencies.map(({ id, name }) => (
          <li key={id}>{isLinked ? <ScreenLink to={paths.agency(id)}>{name}</ScreenLink> : name}</li>
        ))}
      </Box>
    </FormSection>
  )
}
