import { common } from './ja/common'
import { components } from './ja/components'
import { layout } from './ja/layout'
import { login } from './ja/login'
import { ra } from './ja/ra'
import { validation } from './ja/validation'
import type { Messages } from './vi'

const ja: Messages = { ra, common, components, login, layout, validation, resources: {} }
export default ja
