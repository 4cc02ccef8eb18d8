import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { partnerOf } from '../../../../domain/settings'

/** Looks at a setting again when the one that it goes with has changed: what was missing may be needed no more. */
export function useToldAgain(source: string): void {
  const { getFieldState, trigger } = useFormContext()
  const other = useWatch({ name: partnerOf(source) ?? source })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the other one counts
  useEffect(() => {
    if (getFieldState(source).invalid) void trigger(source)
  }, [other, source])
}
