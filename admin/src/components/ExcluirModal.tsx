import type {ReactNode} from 'react';
import {Confirmar} from './Confirmar';
import {useAcao} from './useAcao';

interface Props {
  titulo: string;
  recurso: string;
  remove: () => Promise<unknown>;
  sucesso: string;
  falha: string;
  children: ReactNode;
  onClose: () => void;
}

/** Asks, deletes, and reads the list again. */
export function ExcluirModal({titulo, recurso, remove, sucesso, falha, children, onClose}: Props) {
  const {ocupado, executar} = useAcao({sucesso, falha, muda: [recurso]});
  const excluir = async (): Promise<void> => {
    if (await executar(remove)) onClose();
  };
  return (
    <Confirmar
      titulo={titulo}
      confirmar="Excluir"
      perigosa
      ocupado={ocupado}
      onConfirm={() => void excluir()}
      onClose={onClose}
    >
      {children}
    </Confirmar>
  );
}
