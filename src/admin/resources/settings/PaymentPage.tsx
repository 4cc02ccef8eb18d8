import { KnownSettings } from './KnownSettings'
import { PaymentPreview } from './payment/PaymentPreview'

export default () => <KnownSettings group="payment" after={<PaymentPreview />} />
