export interface Removal {
  how: 'replace' | 'force'
  by?: string
}

/** Request data for the choice; `undefined` without records that use the files. */
export const removalAsked = ({ how, by }: Removal, isUsed: boolean): Record<string, unknown> | undefined => {
  if (!isUsed) return undefined
  return how === 'replace' && by ? { replace_by: by } : { force: true }
}
