import {useEffect} from 'react';
import {useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';
import type {SendQueue} from './queue/useQueue';

/** Takes over the code from the URL of a card's QR code. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- the queue's functions differ at each rendering
  }, [loaded, codigo]);
}
