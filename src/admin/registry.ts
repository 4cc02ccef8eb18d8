import type { ResourceDefinition, ResourceDefinitions } from 'react-admin'

/** What the `index.ts` in the folder of each entity says of it. */
const described = Object.values(
  import.meta.glob<Record<string, ResourceDefinition>>('./resources/*/index.ts', { eager: true }),
).flatMap((module) => Object.values(module))

/** react-admin's definitions of the entities: name, icon and record representation. */
export const resources: ResourceDefinitions = Object.fromEntries(
  described.map((definition) => [definition.name, definition]),
)
