import { common } from './en/common'
import { layout } from './en/layout'
import { login } from './en/login'
import { ra } from './en/ra'
import { validation } from './en/validation'
import type { Messages } from './vi'

const en: Messages = { ra, common, login, layout, validation, resources: {} }
export default en
