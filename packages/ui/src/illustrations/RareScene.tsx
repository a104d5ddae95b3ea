import {lazy, Suspense, type ComponentProps} from 'react';
import type {Scene} from './Scene';

type Props = ComponentProps<typeof Scene>;

/** Room for a scene: as large as one. */
const Empty = ({className}: Props) => <svg viewBox="0 0 280 180" className={className} aria-hidden />;

const Fetched = lazy(async () => {
  try {
    return {default: (await import('./Scene')).Scene};
  } catch {
    // Without a connection: what stands beside it says it all.
    return {default: Empty};
  }
});

/** A scene for what is hardly ever shown: its drawings are fetched when it is. */
export function RareScene(props: Props) {
  return (
    <Suspense fallback={<Empty {...props} />}>
      <Fetched {...props} />
    </Suspense>
  );
}
