import type { ListResource, Resource } from '../../src/api/crud/resource'

const isListed = (value: unknown): value is ListResource =>
  typeof value === 'object' && value !== null && 'table' in value && 'sorts' in value

/** Every list of the API's modules, also read-only ones; variants of a resource are included once. */
export const listResources: readonly ListResource[] = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/api/resources/**/*.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isListed))

/** Whether it can be written. */
export const isWritten = (resource: ListResource): resource is Resource => 'schema' in resource
