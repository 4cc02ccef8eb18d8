import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { findLabelsFaster } from './labels'

// A busy machine may take long; what never appears still fails.
configure({ asyncUtilTimeout: 10_000 })
// Some files run without a document.
if (typeof document !== 'undefined') findLabelsFaster()
afterEach(cleanup)
