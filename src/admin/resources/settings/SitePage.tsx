import { KnownSettings } from './KnownSettings'

export default () => <KnownSettings group="site" />
