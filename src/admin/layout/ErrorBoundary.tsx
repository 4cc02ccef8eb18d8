import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** When it changes, the children are rendered again. */
  resetKey: string
  children?: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/** Keeps the layout when a page throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  retry = () => this.setState({ failure: null })

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.retry()
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children
  }
}
