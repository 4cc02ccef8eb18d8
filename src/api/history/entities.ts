import { guards, isResourceName, type ResourceName } from '../../domain/guards'

/** What nobody writes as a record: permissions come with the code, and slips are never changed. */
const unwritten = ['permissions', 'slips'] as const satisfies readonly ResourceName[]

/** The entities that people write. */
export type WrittenName = Exclude<ResourceName, (typeof unwritten)[number]>

export const isWrittenName = (name: unknown): name is WrittenName =>
  isResourceName(name) && !unwritten.some((each) => each === name)

export const writtenNames = Object.keys(guards).filter(isWrittenName)
