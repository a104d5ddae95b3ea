import {Botao, Modal} from '@clube/ui';
import type {ReactNode} from 'react';

interface Props {
  titulo: string;
  children: ReactNode;
  /** On the button that does it. */
  confirmar: string;
  ocupado?: boolean;
  /** It takes something away. */
  perigosa?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that cannot simply be undone. */
export function Confirmar({titulo, children, confirmar, ocupado, perigosa, onConfirm, onClose}: Props) {
  return (
    <Modal
      aberto
      titulo={titulo}
      onClose={onClose}
      rodape={
        <>
          <Botao variante="secundario" onClick={onClose}>
            Voltar
          </Botao>
          <Botao variante={perigosa ? 'destaque' : 'principal'} ocupado={ocupado && 'Aguarde'} onClick={onConfirm}>
            {confirmar}
          </Botao>
        </>
      }
    >
      {children}
    </Modal>
  );
}
