import type vi from './vi'
import { history } from '../ja/history'

const late: typeof vi = { history }

export default late
