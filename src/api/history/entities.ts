import { guards, isResourceName, type ResourceName } from '../../domain/guards'

/** Permissions come with the code; slips and lines of statements never change. */
const unwritten = ['permissions', 'slips', 'remittances'] as const satisfies readonly ResourceName[]

export type WrittenName = Exclude<ResourceName, (typeof unwritten)[number]>

export const isWrittenName = (name: unknown): name is WrittenName =>
  isResourceName(name) && !unwritten.some((each) => each === name)

export const writtenNames = Object.keys(guards).filter(isWrittenName)
