import type { RaRecord } from 'react-admin'
import type { ResourceName } from '../domain/guards'
import { categorySample } from './resources/categories/sample'
import { languageSample } from './resources/languages/sample'
import { mediaSample } from './resources/media/sample'
import { postSample } from './resources/posts/sample'
import { roleSample } from './resources/roles/sample'
import { typeSample } from './resources/types/sample'
import { userSample } from './resources/users/sample'

/**
 * One made-up record of each entity that is listed or edited, for the rehearsal. Typed by the domain, so that
 * a new field is missed by the compiler, and written out, because the schemas would bring the
 * validation library to the login page.
 */
export const samples: Record<string, RaRecord> = {
  posts: postSample,
  categories: categorySample,
  types: typeSample,
  users: userSample,
  roles: roleSample,
  languages: languageSample,
  media: mediaSample,
} satisfies Partial<Record<ResourceName, RaRecord>>
