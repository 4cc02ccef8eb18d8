import { useParams } from 'react-admin'
import { TypePage } from '../../../components/types/TypePage'
import { Calendar } from './Calendar'

/** Calendar of the type in the address, or of all types. */
export default function PostCalendar() {
  return useParams().typeID === undefined ? (
    <Calendar />
  ) : (
    <TypePage>{(typeId, type) => <Calendar key={typeId} typeId={typeId} type={type} />}</TypePage>
  )
}
