import type {AvisoLeitura} from '@clube/domain';
import {Confirmar} from '../../../components/Confirmar';
import {ehGrave} from '../notices/ReadingNotices';

interface Props {
  avisos: readonly AvisoLeitura[];
  aoConfirmar: () => void;
  aoFechar: () => void;
}

/** Points for a document that says itself that it is worth nothing, or contradicts itself, are given on purpose only. */
export function ScoreAnyway({avisos, aoConfirmar, aoFechar}: Props) {
  return (
    <Confirmar
      titulo="Pontuar mesmo assim?"
      confirmar="Pontuar mesmo assim"
      perigosa
      aoConfirmar={() => {
        aoFechar();
        aoConfirmar();
      }}
      aoFechar={aoFechar}
    >
      {avisos.filter(ehGrave).map(({texto}) => (
        <p key={texto}>{texto}</p>
      ))}
    </Confirmar>
  );
}
