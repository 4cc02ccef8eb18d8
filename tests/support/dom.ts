import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine may take long; what never appears still fails.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
