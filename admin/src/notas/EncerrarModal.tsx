import {Confirmar} from '../components/Confirmar';
import {emTitulo} from '../components/texto';
import {doServidor, useAcao} from '../components/useAcao';
import {acoesNota} from './acoes';
import type {Pendente} from './tipos';

interface Props {
  nota: Pick<Pendente, 'id' | 'nome'>;
  onClose: () => void;
  onEnd?: () => void;
}

/** Closes a receipt without points and without a reason for the painter. */
export function EncerrarModal({nota, onClose, onEnd}: Props) {
  const {ocupado, executar} = useAcao({
    sucesso: doServidor,
    muda: ['pendentes', 'nao-pontuavel'],
  });
  const encerrar = async (): Promise<void> => {
    if (!(await executar(() => acoesNota.encerrar(nota.id)))) return;
    onClose();
    onEnd?.();
  };
  return (
    <Confirmar
      titulo="Encerrar pontuação"
      confirmar="Encerrar"
      perigosa
      ocupado={ocupado}
      onConfirm={() => void encerrar()}
      onClose={onClose}
    >
      A nota {nota.id} de <strong>{emTitulo(nota.nome)}</strong> passa a ser não pontuável. Ela pode ser retornada para
      pendente depois.
    </Confirmar>
  );
}
