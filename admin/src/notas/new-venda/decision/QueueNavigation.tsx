import {IconButton} from '@clube/ui';
import {useNavigate} from 'react-router-dom';
import {useShortcut} from '../../../components/useShortcut';
import type {Pendente} from '../../types';
import {newVendaAddress, newVendaState} from '../queue';
import type {useQueue} from '../useQueue';

/** Opens the previous receipt of the queue, or skips to the next one, without deciding this one. */
export function QueueNavigation({
  queue: {previous, next, list},
}: {
  queue: Pick<ReturnType<typeof useQueue>, 'previous' | 'next' | 'list'>;
}) {
  const navigate = useNavigate();
  const open = (nota: Pendente | undefined): void => {
    if (nota) void navigate(newVendaAddress(nota, list), {state: newVendaState(nota)});
  };
  useShortcut('PageUp', () => open(previous), {modifier: 'alt'});
  useShortcut('PageDown', () => open(next), {modifier: 'alt'});
  return (
    <>
      <IconButton
        icon="chevronLeft"
        label="Nota anterior"
        aria-keyshortcuts="Alt+PageUp"
        size={20}
        aria-disabled={!previous}
        onClick={() => open(previous)}
      />
      <IconButton
        icon="chevronRight"
        label="Pular para a próxima nota"
        aria-keyshortcuts="Alt+PageDown"
        size={20}
        aria-disabled={!next}
        onClick={() => open(next)}
      />
    </>
  );
}
