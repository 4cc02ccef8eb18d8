import { useTranslate } from 'react-admin'
import { Status } from '../fields/Status'

/** Marks what visitors do not see until staff let it through. */
export const HeldMark = () => <Status tone="warn">{useTranslate()('inbox.held')}</Status>
