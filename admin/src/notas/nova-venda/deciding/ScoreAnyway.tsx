import type {AvisoLeitura} from '@clube/domain';
import {Confirmar} from '../../../components/Confirmar';
import {ehGrave} from '../notices/ReadingNotices';

interface Props {
  avisos: readonly AvisoLeitura[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Points for a document that says itself that it is worth nothing, or contradicts itself, are given on purpose only. */
export function ScoreAnyway({avisos, onConfirm, onClose}: Props) {
  return (
    <Confirmar
      titulo="Pontuar mesmo assim?"
      confirmar="Pontuar mesmo assim"
      perigosa
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    >
      {avisos.filter(ehGrave).map(({texto}) => (
        <p key={texto}>{texto}</p>
      ))}
    </Confirmar>
  );
}
