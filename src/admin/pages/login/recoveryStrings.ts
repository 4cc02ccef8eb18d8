import { recovery as en } from '../../../../i18n/en/recovery'
import { recovery as ja } from '../../../../i18n/ja/recovery'
import { recovery as vi } from '../../../../i18n/vi/recovery'

/** Texts of password recovery in every language; they load with its page. */
export const recoveryStrings = { vi, en, ja }

export type RecoveryWords = typeof vi
