import { PageHeading } from '../../components/PageHeading'
import { useGreeting } from '../../components/useGreeting'

/** Where the day begins. */
export default function Dashboard() {
  return <PageHeading title={useGreeting()} />
}
