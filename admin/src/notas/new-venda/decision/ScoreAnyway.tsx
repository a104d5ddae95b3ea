import type {ReadingWarning} from '@clube/domain';
import {ConfirmDialog} from '../../../components/dialog/ConfirmDialog';
import {isErrorWarning} from '../notices/ReadingNotices';

interface Props {
  avisos: readonly ReadingWarning[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before scoring a document that is void or contradicts itself. */
export function ScoreAnyway({avisos, onConfirm, onClose}: Props) {
  return (
    <ConfirmDialog
      title="Pontuar mesmo assim?"
      confirmLabel="Pontuar mesmo assim"
      destructive
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    >
      {avisos.filter(isErrorWarning).map(({texto: text}) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmDialog>
  );
}
