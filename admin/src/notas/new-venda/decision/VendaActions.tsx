import {Button, IconButton, type ToastAction} from '@clube/ui';
import {useShortcut} from '../../../components/useShortcut';
import {CloseNotaDialog} from '../../CloseNotaDialog';
import type {Pendente} from '../../types';
import {ShortcutsDialog} from '../keyboard/ShortcutsDialog';
import {CompareDialog} from '../notices/CompareDialog';
import {JoinDialog} from '../split/JoinDialog';
import {SplitDialog} from '../split/SplitDialog';
import type {NotaReading} from '../reading/types';
import type {useQueue} from '../useQueue';
import {QueueNavigation} from './QueueNavigation';
import {ScoreAnyway} from './ScoreAnyway';
import {RejectDialog} from './RejectDialog';

export type DialogName = 'reject' | 'close' | 'join' | 'split' | 'compare' | 'score' | 'shortcuts';

interface Props {
  nota: Pendente;
  reading: NotaReading | undefined;
  description: string;
  dialog: DialogName | undefined;
  setDialog: (dialog: DialogName | undefined) => void;
  /** Another person holds the lease. */
  locked: boolean;
  queue: ReturnType<typeof useQueue>;
  /** The button that takes a decision back. */
  undo: () => ToastAction;
  /** Called when the receipt was rejected or closed. */
  onDecide: () => void;
  /** Called when the receipt's files have changed. */
  onFilesChange: () => void;
  /** Called when a picture could not be loaded. */
  onFail: () => void;
  onScore: () => void;
}

/** The buttons and dialogs of a receipt, except the button that scores it. */
export function VendaActions(props: Props) {
  const {nota, reading, description, dialog, setDialog, locked, queue, undo} = props;
  const {onDecide, onFilesChange, onFail, onScore} = props;
  const close = (): void => setDialog(undefined);
  const parts = reading?.avisos.find(({tipo}) => tipo === 'duas_notas')?.partes;
  const duplicate = reading?.possivelDuplicata ?? nota.possivelDuplicata;
  useShortcut('r', () => !locked && setDialog('reject'), {modifier: 'alt'});
  useShortcut('F1', () => setDialog('shortcuts'), {modifier: 'none'});
  const button = (which: DialogName, text: string, key?: string) => (
    <Button
      variant="secondary"
      small
      disabled={locked}
      onClick={() => setDialog(which)}
      {...(key && {'aria-keyshortcuts': key})}
    >
      {text}
    </Button>
  );
  return (
    <>
      <QueueNavigation queue={queue} />
      <IconButton icon="info" label="Atalhos do teclado" size={20} onClick={() => setDialog('shortcuts')} />
      {button('reject', 'Reprovar', 'Alt+R')}
      {button('close', 'Encerrar')}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {dialog === 'reject' && <RejectDialog nota={nota} undo={undo} onClose={close} onReject={onDecide} />}
      {dialog === 'close' && <CloseNotaDialog nota={nota} undo={undo} onClose={close} onEnd={onDecide} />}
      {dialog === 'compare' && duplicate && <CompareDialog {...{nota, reading, duplicate, onFail}} onClose={close} />}
      {dialog === 'score' && reading && <ScoreAnyway avisos={reading.avisos} onClose={close} onConfirm={onScore} />}
      {dialog === 'join' && <JoinDialog nota={nota} onClose={close} onJoin={onFilesChange} />}
      {dialog === 'split' && reading && (
        <SplitDialog
          id={nota.id}
          reading={reading}
          parts={parts}
          description={description}
          onClose={close}
          onSplit={onFilesChange}
        />
      )}
    </>
  );
}
