import {use, useEffect, useEffectEvent} from 'react';
import {useListContext} from 'react-admin';
import {ManifestContext} from '../../manifest/context';
import {notifyFailure} from '../../providers/failure';

/** Says as a toast that a list could not be read: once, however often it is refetched meanwhile. */
export function ListFailure() {
  const {error} = useListContext();
  const failures = use(ManifestContext)?.failures;
  const failed = Boolean(error);
  const say = useEffectEvent(() => notifyFailure(error, failures?.list));
  useEffect(() => {
    if (failed) say();
  }, [failed]);
  return null;
}
