import {useEffect} from 'react';
import {useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';
import type {SendQueue} from './queue/useQueue';

/** A card's QR code leads here with its code, which then is typed already. */
export function useCodigoFromLink({loaded, setCodigo}: SendQueue): void {
  const [params, setParams] = useSearchParams();
  const codigo = params.get('codigo')?.slice(0, 60).toUpperCase();
  useEffect(() => {
    if (!loaded || !codigo) return;
    setCodigo(codigo);
    setParams(
      rest => {
        rest.delete('codigo');
        return rest;
      },
      {replace: true, state: KEEP_SCROLL_POSITION},
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the queue's functions are new each time it is drawn
  }, [loaded, codigo]);
}
