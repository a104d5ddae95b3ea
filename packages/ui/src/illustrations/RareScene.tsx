import {lazy, Suspense, type ComponentProps} from 'react';
import type {Scene} from './Scene';

type Props = ComponentProps<typeof Scene>;

/** A placeholder of the same size as a scene. */
const Empty = ({className}: Props) => <svg viewBox="0 0 280 180" className={className} aria-hidden />;

const Fetched = lazy(async () => {
  try {
    return {default: (await import('./Scene')).Scene};
  } catch {
    // Offline, the placeholder stays; the text next to it is enough.
    return {default: Empty};
  }
});

/** A scene for rare states, whose drawings are loaded when it is shown. */
export function RareScene(props: Props) {
  return (
    <Suspense fallback={<Empty {...props} />}>
      <Fetched {...props} />
    </Suspense>
  );
}
