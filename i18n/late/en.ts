import type vi from './vi'
import { history } from '../en/history'

const late: typeof vi = { history }

export default late
