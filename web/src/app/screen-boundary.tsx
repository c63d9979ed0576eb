import { Component, type ReactNode } from 'react';
import { t } from '../language/words.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** A bug in one screen leaves the frame standing and says so. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorScreen
        title={t('crashTitle')}
        line={t('crashLine')}
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
