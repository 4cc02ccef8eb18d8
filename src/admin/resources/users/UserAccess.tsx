import { Box } from '@mui/material'
import { useGetOne, useParams } from 'react-admin'
import { useFeedback } from '../../components/form/useFeedback'
import { PageHeading } from '../../components/heading/PageHeading'
import { paths } from '../../components/screens/paths'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { MessagePage } from '../../components/states/MessagePage'
import { RecordGone } from '../../components/states/RecordGone'
import { isHttpError } from '../../providers/http/httpError'
import { pageWidth } from '../../theme/tokens'
import { UserStanding } from './UserStanding'
import type { UserRecord } from './useCreateUser'

/** Page of a member for users who may only assign roles. */
export function UserAccess() {
  const { id } = useParams()
  const { sentence } = useFeedback('users')
  const { data, error } = useGetOne<UserRecord>('users', { id: Number(id) }, { retry: false })
  if (isHttpError(error) && error.status === 404)
    return <RecordGone resource="users" id={id} listPath={paths.users} />
  if (error) return <MessagePage title={sentence('load_failed', error)} text="" />
  if (!data) return <LateSkeleton label="components.form.loading" rows={3} />
  return (
    <>
      <PageHeading title={data.name} subtitle={data.email} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: pageWidth.narrow }}>
        <UserStanding user={data} />
      </Box>
    </>
  )
}
