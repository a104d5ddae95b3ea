import {useEffect} from 'react';
import {notify} from './notify';

/** After a submit a field's error is shown as a toast too; once it is fixed the toast is dismissed. */
export function useDismissWhenFixed(error: string | undefined): void {
  useEffect(() => (error ? () => notify.dismiss(error) : undefined), [error]);
}
