import { recovery as en } from '../../../../i18n/en/recovery'
import { recovery as ja } from '../../../../i18n/ja/recovery'
import { recovery as vi } from '../../../../i18n/vi/recovery'

/** The texts of a forgotten password in every language: they come with its page. */
export const recoveryStrings = { vi, en, ja }

export type RecoveryWords = typeof vi
