import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What stands in the page's place; `retry` draws the page again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** A change of it gives the children another try. */
  resetKey: string
  children?: ReactNode
}

interface State {
  failure: { error: unknown } | null
}

/** Keeps the frame standing when a page throws. */
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
