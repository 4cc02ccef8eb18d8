import { guards, isResourceName, type ResourceName } from '../../domain/guards'

/** Permissions come with the code, and slips never change. */
const unwritten = ['permissions', 'slips'] as const satisfies readonly ResourceName[]

export type WrittenName = Exclude<ResourceName, (typeof unwritten)[number]>

export const isWrittenName = (name: unknown): name is WrittenName =>
  isResourceName(name) && !unwritten.some((each) => each === name)

export const writtenNames = Object.keys(guards).filter(isWrittenName)
