/** What becomes of the records that use files which are deleted. */
export interface Removal {
  how: 'replace' | 'force'
  /** The address of the file that takes their place. */
  by?: string
}

/** What the call is asked, from what was chosen; nothing where no record uses them. */
export const removalAsked = ({ how, by }: Removal, isUsed: boolean): Record<string, unknown> | undefined => {
  if (!isUsed) return undefined
  return how === 'replace' && by ? { replace_by: by } : { force: true }
}
