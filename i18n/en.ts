import { common } from './en/common'
import { components } from './en/components'
import { layout } from './en/layout'
import { login } from './en/login'
import { ra } from './en/ra'
import { validation } from './en/validation'
import type { Messages } from './vi'

const en: Messages = { ra, common, components, login, layout, validation, resources: {} }
export default en
