import { history } from '../ja/history'
import type vi from './vi'

const late: typeof vi = { history }

export default late
