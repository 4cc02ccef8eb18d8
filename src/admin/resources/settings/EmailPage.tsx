import { KnownSettings } from './KnownSettings'
import { TestMail } from './mail/TestMail'

export default () => <KnownSettings group="email" after={<TestMail />} />
