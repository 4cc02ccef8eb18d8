import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useMayOpen } from '../../components/screens/useOpenable'
import { useInboxHead } from '../../components/waiting/useWaiting'

/** The way to what one's keys have proposed, while something waits. */
export function WaitingProposals() {
  const translate = useTranslate()
  const mayOpen = useMayOpen()(paths.proposals)
  const { data } = useInboxHead(mayOpen)
  const count = data?.meta.counts.proposals
  if (!count) return null
  return (
    <Link component={ScreenLink} to={paths.proposals} sx={{ justifySelf: 'start', mt: 1 }}>
      {translate('access.keys.waiting', { smart_count: count })}
    </Link>
  )
}
