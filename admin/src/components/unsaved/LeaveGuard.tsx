import {Button, Modal} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {useBlocker, type Location} from 'react-router-dom';
import {currentSession} from '../../providers/session';
import {TAB_IN_ADDRESS} from '../record-page/Tabs';
import {hasUnsaved} from './unsaved';

/** Whether leaving needs confirmation: not once the session has ended, as nothing could be stored then. */
const holdsBack = (): boolean => hasUnsaved() && currentSession() !== undefined;

/** A page is left by another path and by another of its tabs; filters of lists in the address leave nothing. */
const isElsewhere = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname ||
  new URLSearchParams(from.search).get(TAB_IN_ADDRESS) !== new URLSearchParams(to.search).get(TAB_IN_ADDRESS);

/**
 * Asks before the user leaves a page, or one of its tabs, with unsaved changes: by a link, by "Voltar", or by closing
 * the browser's tab, where the browser asks.
 */
export function LeaveGuard() {
  const {state, proceed, reset} = useBlocker(
    ({currentLocation, nextLocation}) => isElsewhere(currentLocation, nextLocation) && holdsBack(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (holdsBack()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return state === 'blocked' ? <Question onStay={reset} onLeave={proceed} /> : null;
}

function Question({onStay, onLeave}: {onStay: () => void; onLeave: () => void}) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Modal
      open
      title="Sair sem salvar?"
      onClose={onStay}
      footer={
        <>
          <Button ref={stay} variant="secondary" onClick={onStay}>
            Continuar editando
          </Button>
          <Button variant="accent" onClick={onLeave}>
            Sair sem salvar
          </Button>
        </>
      }
    >
      <p>O que você alterou nesta página ainda não foi salvo e será descartado.</p>
    </Modal>
  );
}
