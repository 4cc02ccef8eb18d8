import type { AnyObject } from 'yup'
import { isHeldBy } from '../domain/moderation'
import type { Call } from './http/call'
import { invalid } from './http/errors'
import { settingOf } from './settingOf'

/** Whether what a reader writes now is held, as the setting `moderation` says. */
export const isHeldNow = async (call: Pick<Call, 'db'>, texts: readonly string[]): Promise<boolean> =>
  isHeldBy(await settingOf(call, 'moderation'), texts)

/**
 * What a write sets of both: whatever is held waits.
 * @throws ApiError `invalid` for what would be done and held
 */
export function heldOr({ is_shown, status }: AnyObject, before: AnyObject): AnyObject {
  const given = {
    ...(is_shown !== undefined && { is_shown }),
    ...(status !== undefined && { status }),
  }
  if (is_shown ?? before.is_shown ?? true) return given
  if (status === 'done') throw invalid('status', 'held')
  return { ...given, status: 'none' }
}
