import { common } from './en/common'
import { errors } from './en/errors'
import { layout } from './en/layout'
import { login } from './en/login'
import { ra } from './en/ra'
import { validation } from './en/validation'
import type { Messages } from './vi'

const en: Messages = { ra, common, login, layout, validation, errors, resources: {} }
export default en
