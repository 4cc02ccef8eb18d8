import { history } from '../en/history'
import type vi from './vi'

const late: typeof vi = { history }

export default late
