import type { ReactNode } from 'react'
import { useGetOne, useParams } from 'react-admin'
import type { Group } from '../../../domain/groupSchema'
import { PageHeading } from '../../components/heading/PageHeading'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { LoadFailure } from '../../components/states/LoadFailure'
import { NotFound } from '../../components/states/NotFound'
import { TypePage } from '../../components/types/TypePage'
import { isHttpError } from '../../providers/http/httpError'

/** A page under the data group of the address; not-found when there is no such group. */
export function GroupFieldsPage({ children }: { children: (group: Group) => ReactNode }) {
  const groupId = Number(useParams().groupID)
  return (
    <TypePage>
      {(typeId) => (
        <Body typeId={typeId} groupId={groupId}>
          {children}
        </Body>
      )}
    </TypePage>
  )
}

interface BodyProps {
  typeId: number
  groupId: number
  children: (group: Group) => ReactNode
}

function Body({ typeId, groupId, children }: BodyProps) {
  const { data, error, refetch } = useGetOne<Group>(
    'groups',
    { id: groupId },
    { enabled: Number.isInteger(groupId), retry: false, staleTime: 30_000 },
  )
  const isOther = data && (data.style !== 'field' || data.type_id !== typeId)
  const isGone = isHttpError(error) && error.status === 404
  if (!Number.isInteger(groupId) || isOther || isGone) return <NotFound />
  if (data) return children(data)
  if (error)
    return (
      <>
        <PageHeading />
        <LoadFailure resource="groups" error={error} onRetry={refetch} />
      </>
    )
  return (
    <>
      <PageHeading />
      <LateSkeleton label="components.form.loading" rows={8} />
    </>
  )
}
