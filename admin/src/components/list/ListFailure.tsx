import {use, useEffect, useEffectEvent} from 'react';
import {useListContext} from 'react-admin';
import {ManifestContext} from '../../manifest/context';
import {notifyFailure} from '../../providers/failure';

/** Shows a toast when a list cannot be loaded: once, however often it is refetched. */
export function ListFailure() {
  const {error} = useListContext();
  const failures = use(ManifestContext)?.failures;
  const failed = Boolean(error);
  const notifyOnce = useEffectEvent(() => notifyFailure(error, failures?.list));
  useEffect(() => {
    if (failed) notifyOnce();
  }, [failed]);
  return null;
}
