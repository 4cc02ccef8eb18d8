import { useParams } from 'react-admin'
import { TypePage } from '../../../components/types/TypePage'
import { Calendar } from './Calendar'

export default function PostCalendar() {
  return useParams().typeID === undefined ? (
    <Calendar />
  ) : (
    <TypePage>{(typeId, type) => <Calendar key={typeId} typeId={typeId} type={type} />}</TypePage>
  )
}
