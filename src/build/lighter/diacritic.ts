/** The search among columns folds accents as every other search does, without a table of its own (3 KB). */
export { fold as clean } from '../../domain/fold.ts'
