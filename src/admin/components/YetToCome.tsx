import { useComing } from './coming'

/** Stands for what has yet to come, and may be nothing: what is below is shown after it. */
export const YetToCome = () => <span hidden {...useComing()} />
