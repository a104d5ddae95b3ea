import {useEffect} from 'react';
import {notify} from './notify';

/** What a field says is wrong is said as a message too where a form was sent; once it is mended the message goes with it. */
export function useDismissWhenFixed(error: string | undefined): void {
  useEffect(() => (error ? () => notify.dismiss(error) : undefined), [error]);
}
